import { describe, expect, it } from 'vitest'
import { base32, codeAt, matchingPasso, passoOf } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

describe('codes of an app', () => {
  // RFC 6238, appendix B, SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is %s', (second, code) => {
    expect(codeAt(SECRET, passoOf(new Date(second * 1000)), 8)).toBe(code)
  })

  // RFC 4648, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is spelled %s', (text, spelled) => {
    expect(base32(Buffer.from(text))).toBe(spelled)
  })

  const now = new Date('2026-03-01T12:00:10Z')
  const at = passoOf(now)
  it.each([
    [-2, null],
    [-1, at - 1],
    [0, at],
    [1, at + 1],
    [2, null],
  ])('%i steps away is taken as %s', (skew, passo) => {
    expect(matchingPasso(SECRET, codeAt(SECRET, at + skew), now, 0)).toBe(passo)
  })

  it.each([
    ['of the last step taken', at, null],
    ['of one before it', at + 1, null],
    ['of one after it', at - 1, at],
  ])('%s', (_which, last, passo) => {
    expect(matchingPasso(SECRET, codeAt(SECRET, at), now, last)).toBe(passo)
  })

  it.each(['', '12345', '1234567', 'abcdef'])('%j is none', (code) => {
    expect(matchingPasso(SECRET, code, now, 0)).toBeNull()
  })
})
