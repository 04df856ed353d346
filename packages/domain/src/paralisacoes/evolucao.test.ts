import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/days.ts'
import { semEvolucaoEm } from './evolucao.ts'

const serie = (...pontos: [dia: string, progresso: number][]) =>
  pontos.map(([dia, progresso]) => ({ dia, progresso }))

describe('from which day on works are without evolution', () => {
  it.each([
    ['nothing is known', serie(), null, null],
    ['nothing ever moved: 120 days after it was first seen', serie(['2027-01-01', 40]), null, '2027-05-01'],
    ['over a leap day', serie(['2027-12-01', 40]), null, '2028-03-30'],
    ['counted from when the works began', serie(['2027-01-01', 40]), '2027-03-01', '2027-06-29'],
    [
      'a point of the project is six percent of the works',
      serie(['2027-01-01', 40], ['2027-04-30', 41]),
      null,
      '2027-08-28',
    ],
    [
      '12% in a year are too few',
      serie(['2027-01-01', 40], ['2027-04-01', 41], ['2027-07-01', 42], ['2027-12-20', 42]),
      null,
      '2027-10-29',
    ],
    [
      '18% in a year are enough',
      serie(['2027-01-01', 40], ['2027-04-20', 41], ['2027-08-01', 42], ['2027-11-20', 43]),
      null,
      '2028-03-19',
    ],
    [
      'what was taken back counts as it now is',
      serie(['2027-01-01', 40], ['2027-02-01', 50], ['2027-03-01', 41]),
      null,
      '2027-06-01',
    ],
  ])('%s', (_, pontos, desde, expected) => {
    expect(semEvolucaoEm(pontos, desde)).toBe(expected)
  })

  it('steady works of any length up to six and a half years never are', () => {
    for (const meses of [6, 12, 24, 36, 60]) {
      const step = Math.floor((meses * 30.4) / 17)
      const pontos = Array.from({ length: 17 }, (_, index) => ({
        dia: addDays('2027-01-01', index * step),
        progresso: 66 + index,
      }))
      for (let until = 4; until < pontos.length; until++) {
        const known = pontos.slice(0, until)
        const next = pontos[until]?.dia ?? ''
        expect(semEvolucaoEm(known, '2027-01-01') ?? '').toSatisfy((day: string) => day >= next)
      }
    }
  })
})
