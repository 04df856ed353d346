import { describe, expect, it } from 'vitest'
import { daysBetween } from '../shared/days.ts'
import { cumulativeDurations, derivedGantt } from './durations.ts'

const span = (inicio: string | null, fim: string | null) => ({ inicio, fim })

describe("'Diferença entre datas'", () => {
  it.each([
    [
      'adds up stage by stage',
      [span('2026-01-01', '2026-01-11'), span('2026-01-11', '2026-01-16')],
      [10, 15],
    ],
    [
      'takes later stages without sign',
      [span('2026-01-01', '2026-01-11'), span('2026-01-16', '2026-01-11')],
      [10, 15],
    ],
    [
      'keeps the first one’s sign',
      [span('2026-01-11', '2026-01-01'), span('2026-01-01', '2026-01-03')],
      [-10, -8],
    ],
    [
      'passes over a stage without dates',
      [span('2026-01-01', '2026-01-02'), span(null, '2026-02-01'), span('2026-02-01', '2026-02-04')],
      [1, null, 4],
    ],
  ])('%s', (_what, spans, days) => expect(cumulativeDurations(spans)).toEqual(days))
})

describe('the real Gantt', () => {
  const etapas = [
    span('2026-01-01', null),
    ...Array(3).fill(span(null, null)),
    span(null, '2027-06-30'),
    span(null, '2027-09-30'),
  ]

  it('lays out 60, 90, 120 and 10 days, then until the stored end, then 31', () => {
    const bars = derivedGantt(etapas)
    expect(bars.map(({ dias }) => dias)).toEqual([60, 90, 120, 10, 266, 31])
    expect(bars.map(({ inicio, fim }) => daysBetween(inicio, fim) + 1)).toEqual([60, 90, 120, 10, 266, 31])
    expect(bars.map(({ inicio }) => inicio)).toEqual([
      '2026-01-01',
      '2026-03-02',
      '2026-05-31',
      '2026-09-28',
      '2026-10-08',
      '2027-07-01',
    ])
    expect(bars.at(-1)?.fim).toBe('2027-07-31')
  })

  it.each([
    ['the stored end of stage 6 cuts nothing', '2027-06-30', '2027-07-05', 266, '2027-07-01', '2027-07-31'],
    ['nor does it stretch anything', '2027-06-30', '2030-01-01', 266, '2027-07-01', '2027-07-31'],
    ['the fifth may last a single day', '2026-10-08', null, 1, '2026-10-09', '2026-11-08'],
    ['the fifth may end before it begins', '2026-10-07', null, null, '2026-10-08', '2026-11-07'],
    ['a leap day counts', '2028-01-31', null, 481, '2028-02-01', '2028-03-02'],
  ])('%s', (_what, fifthEnd, sixthEnd, fifth, from, to) => {
    const stored = [...etapas.slice(0, 4), span(null, fifthEnd), span(null, sixthEnd)]
    const [five, six] = derivedGantt(stored).slice(4)
    expect(five?.dias).toBe(fifth)
    expect(six).toEqual({ numero: 6, inicio: from, fim: to, dias: 31 })
  })

  it('draws what is known and nothing else', () => {
    expect(derivedGantt([span(null, null)])).toEqual([])
    expect(derivedGantt([span('2026-01-01', null)])).toHaveLength(4)
  })
})
