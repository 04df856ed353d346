import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/days.ts'
import { ETAPAS, type Etapa, SITUACOES, type Situacao } from './etapa.ts'
import { andamento, daysLate, etapaProgress, isLate, isOverdueUnbegun } from './progress.ts'

const from = '2026-03-01'
const to = '2026-03-11'
const etapa = (situacao: Situacao | null, inicio: string | null = from, fim: string | null = to) => ({
  situacao,
  inicio,
  fim,
})

describe('progress of a stage', () => {
  it.each([
    ['not begun is 0, whatever the day', etapa('Não iniciado'), '2026-12-31', 0],
    ['concluded is 100, whatever the day', etapa('Concluído'), '2020-01-01', 100],
    ['concluded is 100 without dates', etapa('Concluído', null, null), '2026-03-05', 100],
    ['running is 0 before its start', etapa('Em andamento'), '2026-02-28', 0],
    ['running is 0 on its first day', etapa('Em andamento'), '2026-03-01', 0],
    ['running is the share of days gone', etapa('Em andamento'), '2026-03-04', 30],
    ['the share is rounded', etapa('Em andamento', '2026-03-01', '2026-03-04'), '2026-03-02', 33],
    ['running is 100 on its last day', etapa('Em andamento'), '2026-03-11', 100],
    ['running is 100 after its end', etapa('Em andamento'), '2026-03-12', 100],
    ['running on its only day is 100', etapa('Em andamento', from, from), from, 100],
    ['running without a start is 0', etapa('Em andamento', null, to), '2026-12-31', 0],
    ['running without an end is 0', etapa('Em andamento', from, null), '2026-12-31', 0],
    ['late counts like running', etapa('Atrasado'), '2026-03-04', 30],
    ['unknown is 0', etapa(null), '2026-03-04', 0],
  ])('%s', (_sentence, etapa, today, percent) => expect(etapaProgress(etapa, today)).toBe(percent))
})

describe('a late stage', () => {
  it.each([
    ['running on its last day is not', etapa('Em andamento'), '2026-03-11', false, 0],
    ['running the day after is', etapa('Em andamento'), '2026-03-12', true, 1],
    ['said to be late is, before its end', etapa('Atrasado'), '2026-03-05', true, 0],
    ['said to be late is, after its end', etapa('Atrasado'), '2026-03-21', true, 10],
    ['said to be late without dates is', etapa('Atrasado', null, null), '2026-03-21', true, 0],
    ['not begun never is', etapa('Não iniciado'), '2026-12-31', false, 0],
    ['concluded never is', etapa('Concluído'), '2026-12-31', false, 0],
    ['running without an end is not', etapa('Em andamento', from, null), '2026-12-31', false, 0],
  ])('%s', (_sentence, etapa, today, late, days) => {
    expect(isLate(etapa, today)).toBe(late)
    expect(daysLate(etapa, today)).toBe(days)
  })
})

describe('a stage not begun in time', () => {
  it.each([
    ['on its last day is not yet', etapa('Não iniciado'), '2026-03-11', false],
    ['the day after is', etapa('Não iniciado'), '2026-03-12', true],
    ['years after still is', etapa('Não iniciado'), '2029-01-01', true],
    ['without a start is, by its end alone', etapa('Não iniciado', null, to), '2026-03-12', true],
    ['without an end never is', etapa('Não iniciado', from, null), '2029-01-01', false],
    ['without a situation has not begun', etapa(null), '2026-03-12', true],
    ['without a situation or an end never is', etapa(null, null, null), '2029-01-01', false],
    ['running has begun', etapa('Em andamento'), '2026-03-12', false],
    ['said to be late has begun', etapa('Atrasado'), '2026-03-12', false],
    ['concluded has begun', etapa('Concluído'), '2026-03-12', false],
  ])('%s', (_sentence, etapa, today, unbegun) => expect(isOverdueUnbegun(etapa, today)).toBe(unbegun))
})

/** Six stages with these situations, each of ten days, one after the other from 2026-01-01. */
const six = (...situacoes: (Situacao | null)[]): Etapa[] =>
  ETAPAS.map(({ numero, nome }, index) => ({
    numero,
    nome,
    inicio: addDays('2026-01-01', index * 10),
    fim: addDays('2026-01-01', index * 10 + 10),
    prazo: 10,
    situacao: situacoes[index] ?? null,
  }))
const C = 'Concluído'
const N = 'Não iniciado'
const E = 'Em andamento'
const END = '2026-03-02'

describe('a project', () => {
  it.each([
    ['nothing begun', six(N, N, N, N, N, N), '2026-01-05', 0, 'Não iniciado', [], [], 1],
    [
      'nothing begun, past the end',
      six(N, N, N, N, N, N),
      '2026-03-03',
      0,
      'Atrasado',
      [],
      [1, 2, 3, 4, 5, 6],
      1,
    ],
    ['on the last day it is not late', six(C, C, C, C, C, N), END, 83, 'Em andamento', [], [], 6],
    ['the day after it is', six(C, C, C, C, C, N), '2026-03-03', 83, 'Atrasado', [], [6], 6],
    ['all concluded', six(C, C, C, C, C, C), '2027-01-01', 100, 'Concluído', [], [], 6],
    ['one running', six(C, E, N, N, N, N), '2026-01-16', 25, 'Em andamento', [], [], 2],
    ['one running and past its end', six(C, E, N, N, N, N), '2026-01-25', 33, 'Em andamento', [2], [], 2],
    ['a late one holds up the next', six(C, E, N, N, N, N), '2026-02-01', 33, 'Em andamento', [2], [3], 2],
    ['begun today, nothing to show yet', six(E, N, N, N, N, N), '2026-01-01', 0, 'Não iniciado', [], [], 1],
    ['unknown situations', six(), '2026-01-05', 0, 'Não iniciado', [], [], 1],
    ['unknown situations, past an end', six(), '2026-01-12', 0, 'Não iniciado', [], [1], 1],
  ] as const)('%s', (_case, etapas, today, progresso, status, atrasadas, naoIniciadas, atual) => {
    expect(andamento(etapas, null, today)).toEqual({ progresso, status, atrasadas, naoIniciadas, atual })
  })

  it.each([
    ['works that nobody measured count by their days', six(C, C, C, C, E, N), null, 75, 'Em andamento'],
    ['measured ones by what was measured', six(C, C, C, C, E, N), 20, 70, 'Em andamento'],
    ['measured before anybody said they began', six(C, C, C, C, N, N), 68, 78, 'Em andamento'],
    ['concluded by word', six(C, C, C, C, C, N), 20, 83, 'Em andamento'],
    ['all measured, all else done', six(C, C, C, C, E, C), 100, 100, 'Concluído'],
    ['all but a percent measured, all else done', six(C, C, C, C, E, C), 96, 99, 'Em andamento'],
  ] as const)('%s', (_case, etapas, fisico, progresso, status) => {
    expect(andamento(etapas, fisico, '2026-02-15')).toMatchObject({ progresso, status })
  })

  const anyEtapa = fc.record({
    situacao: fc.constantFrom(...SITUACOES, null),
    start: fc.option(fc.integer({ min: 0, max: 800 })),
    length: fc.option(fc.integer({ min: 0, max: 400 })),
  })
  const anyProject = fc.array(anyEtapa, { minLength: 6, maxLength: 6 }).map((etapas) =>
    etapas.map(
      ({ situacao, start, length }, index): Etapa => ({
        numero: index + 1,
        nome: '',
        prazo: null,
        situacao,
        inicio: start === null ? null : addDays('2025-01-01', start),
        fim: start === null || length === null ? null : addDays('2025-01-01', start + length),
      }),
    ),
  )
  const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days))

  it('never goes back as days pass, and never leaves 0 to 100', () => {
    fc.assert(
      fc.property(anyProject, anyDay, fc.integer({ min: 0, max: 400 }), (etapas, today, later) => {
        const now = andamento(etapas, null, today)
        const then = andamento(etapas, null, addDays(today, later))
        expect(now.progresso).toBeGreaterThanOrEqual(0)
        expect(then.progresso).toBeLessThanOrEqual(100)
        expect(then.progresso).toBeGreaterThanOrEqual(now.progresso)
        expect(then.atrasadas).toEqual(expect.arrayContaining([...now.atrasadas]))
        expect(then.naoIniciadas).toEqual(expect.arrayContaining([...now.naoIniciadas]))
        expect(now.naoIniciadas.filter((numero) => now.atrasadas.includes(numero))).toEqual([])
      }),
    )
  })

  it('is Concluído exactly at 100 percent', () => {
    fc.assert(
      fc.property(anyProject, anyDay, (etapas, today) => {
        const { progresso, status } = andamento(etapas, null, today)
        expect(status === 'Concluído').toBe(progresso === 100)
      }),
    )
  })
})
