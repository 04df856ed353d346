import { describe, expect, it } from 'vitest'
import { firstDifference, inGroups, parseSelo, type Selo, seloLine } from './selo.ts'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)
const instante = '2026-11-16T10:05:00.000Z'
const at = (linha: number, hash = A): Selo => ({ instante, linha, hash })

describe('a seal as a line of text', () => {
  it('is read as it was written', () => expect(parseSelo(seloLine(at(512)).trimEnd())).toEqual(at(512)))

  it.each([
    '',
    'x',
    `${instante} 0 ${A}`,
    `${instante} 5 ${A}0`,
    `${instante} 5 ${A.slice(1)}`,
    `${instante} 5`,
  ])('%j is none', (text) => expect(parseSelo(text)).toBeNull())

  it('is read aloud in groups', () =>
    expect(inGroups('0123456789abcdef01234567')).toBe('01234567 89abcdef 01234567'))
})

describe('the first difference between the trail and the seals outside', () => {
  const trail = (...lines: [number, string][]) => new Map(lines)

  it.each<[string, Selo[], Map<number, string>, string | null]>([
    ['none without seals', [], trail(), null],
    ['none where all agree', [at(3), at(5), at(5)], trail([3, A], [5, A]), null],
    [
      'a line that is gone',
      [at(9), at(5), at(7)],
      trail([5, A]),
      'O registro 7, que o selo de 16/11/2026 07:05 atesta, não está mais na trilha: registros foram apagados depois do registro 5.',
    ],
    [
      'a line with another seal, and which lines may have changed',
      [at(5), at(9)],
      trail([5, A], [9, B]),
      'O registro 9 não tem mais o lacre que o selo de 16/11/2026 07:05 atesta: algo mudou entre os registros 6 e 9.',
    ],
    [
      'the one line that can have changed',
      [at(8), at(9)],
      trail([8, A], [9, B]),
      'O registro 9 não tem mais o lacre que o selo de 16/11/2026 07:05 atesta: algo mudou no registro 9.',
    ],
    [
      'two seals of one line that contradict each other',
      [at(5), at(5, B)],
      trail([5, B]),
      'O registro 5 não tem mais o lacre que o selo de 16/11/2026 07:05 atesta: algo mudou entre os registros 1 e 5.',
    ],
  ])('%s', (_name, selos, hashes, expected) => expect(firstDifference(selos, hashes)).toBe(expected))
})
