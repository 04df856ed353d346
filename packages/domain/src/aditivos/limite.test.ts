import { describe, expect, it } from 'vitest'
import { limiteOf, passesLimit } from './limite.ts'

describe('the legal ceiling', () => {
  it.each([
    ['nothing added', 1000, 0, false],
    ['exactly 25%', 1000, 250, false],
    ['one cent above', 1000, 250.01, true],
    ['a quarter that is no whole cent', 0.1, 0.02, false],
    ['the next cent', 0.1, 0.03, true],
    ['the largest amounts there are', 9_999_999_999_999.96, 2_499_999_999_999.99, false],
    ['one cent above the largest', 9_999_999_999_999.96, 2_500_000_000_000, true],
    ['any addition to no value', null, 0.01, true],
    ['any addition to a value of zero', 0, 0.01, true],
    ['no addition to no value', null, 0, false],
  ])('%s', (_, original, added, passes) => {
    expect(passesLimit(original, added)).toBe(passes)
  })

  it.each([
    { original: 1000, aprovado: 0, pendente: 0, percents: [0, 0], passou: false, passaria: false },
    { original: 1000, aprovado: 125, pendente: 100, percents: [12.5, 22.5], passou: false, passaria: false },
    { original: 1000, aprovado: 200, pendente: 100, percents: [20, 30], passou: false, passaria: true },
    { original: 1000, aprovado: 260, pendente: 0, percents: [26, 26], passou: true, passaria: true },
    { original: null, aprovado: 0, pendente: 10, percents: [null, null], passou: false, passaria: true },
    // What passes the ceiling never reads as 25%, however little it passes it by.
    {
      original: 100_000,
      aprovado: 25_000.01,
      pendente: 0,
      percents: [25.01, 25.01],
      passou: true,
      passaria: true,
    },
  ])('%j', ({ original, aprovado, pendente, percents, passou, passaria }) => {
    const [percentAprovado, percentComPendente] = percents
    expect(limiteOf(original, aprovado, pendente)).toEqual({
      original,
      aprovado,
      pendente,
      teto: original === null ? null : original / 4,
      percentAprovado,
      percentComPendente,
      passou,
      passaria,
    })
  })

  it('adds up without binary fractions', () => {
    expect(limiteOf(1.2, 0.1, 0.2)).toMatchObject({ percentComPendente: 25, passaria: false })
  })
})
