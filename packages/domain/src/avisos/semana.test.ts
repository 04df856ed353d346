import { describe, expect, it } from 'vitest'
import { resumoOf, segundaOf, semanaOf } from './semana.ts'

describe('weeks', () => {
  it.each([
    ['2026-11-15', '2026-W46', '2026-11-09'],
    ['2026-11-16', '2026-W47', '2026-11-16'],
    ['2027-01-03', '2026-W53', '2026-12-28'],
    ['2024-12-30', '2025-W01', '2024-12-30'],
    ['2021-01-01', '2020-W53', '2020-12-28'],
  ])('%s is of %s, which begins on %s', (day, semana, monday) => {
    expect([semanaOf(day), segundaOf(semana)]).toEqual([semana, monday])
  })

  it.each(['2026-W00', '2025-W53', '2026-W54', '2026-46', '0000-W01', 'W01', '', '2026-W4'])(
    '%j is none',
    (semana) => {
      expect(segundaOf(semana)).toBeNull()
    },
  )
})

describe('the digest is of the week before Monday at seven', () => {
  it.each([
    ['2026-11-16T09:59:59Z', 'semana/2026-W46', '2026-11-02T10:00:00.000Z', '2026-11-09T10:00:00.000Z'],
    ['2026-11-16T10:00:00Z', 'semana/2026-W47', '2026-11-09T10:00:00.000Z', '2026-11-16T10:00:00.000Z'],
    ['2026-11-22T23:59:59Z', 'semana/2026-W47', '2026-11-09T10:00:00.000Z', '2026-11-16T10:00:00.000Z'],
  ])('at %s', (now, chave, de, ate) => {
    expect(JSON.parse(JSON.stringify(resumoOf(new Date(now))))).toEqual({ chave, de, ate })
  })
})
