import { linkOptions } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { etapaViewsOf } from '../etapas/etapa-view.ts'
import { type EtapaSample, SIX_ETAPAS, sampleProjeto, TODAY } from '../painel.testing.ts'
import { derivedRange, derivedRows, derivedTable } from './gantt-derived.ts'
import { ghostOf, type PortfolioOptions, portfolioRows } from './gantt-portfolio-rows.ts'
import { portfolioTable } from './gantt-portfolio-table.tsx'
import { areRunningTotals, calendarDays, scheduleBars, totalDays } from './gantt-schedule.ts'
import { movidasOf } from './mover-preview.ts'

const view = (etapas: readonly EtapaSample[]) => etapaViewsOf(sampleProjeto(etapas), TODAY)
const change = (numero: number, sample: EtapaSample) =>
  SIX_ETAPAS.map((row, index) => (index === numero - 1 ? sample : row))

describe('the real Gantt', () => {
  test('has the fixed lengths from the start of stage 1, whatever the other stages say', () => {
    const bars = derivedRows(view(SIX_ETAPAS)).flatMap((row) => row.bars)
    expect(bars.map(({ start, end }) => `${start} ${end}`)).toEqual([
      '2026-01-02 2026-03-02',
      '2026-03-03 2026-05-31',
      '2026-06-01 2026-09-28',
      '2026-09-29 2026-10-08',
      '2026-10-09 2027-04-17',
      '2027-04-18 2027-05-18',
    ])
    expect(derivedRange(view(SIX_ETAPAS))).toEqual({ start: '2026-01-02', end: '2027-05-18' })
  })

  test('ends with the stored end of stage 6: what passes it is cut there and says so', () => {
    const rows = derivedRows(view(change(6, ['2026-09-01', '2026-10-01', 30, 'Não iniciado'])))
    expect(rows[3]?.bars[0]).toMatchObject({ start: '2026-09-29', end: '2026-10-01', label: 'Não iniciado' })
    expect(rows[3]?.bars[0]?.tooltip).toContain('29/09/2026 a 08/10/2026')
    expect(rows[4]?.bars[0]).toMatchObject({
      start: '2026-10-01',
      end: '2026-10-01',
      label: 'Após o prazo final',
    })
  })

  test.each([
    ['a stored end that cuts the last stage', '2027-05-16', '31 dias'],
    ['a stored end after it', '2027-12-31', '31 dias'],
    ['a stored end before it begins', '2027-01-01', '31 dias'],
  ])('%s changes nothing of what table and tooltip tell', (_, end, length) => {
    const etapas = view(change(6, ['2027-04-18', end, 31, 'Não iniciado']))
    const cells = derivedTable(etapas).rows.map((row) => row.cells)
    expect(cells.map((row) => row.at(-1))).toEqual([
      '60 dias',
      '90 dias',
      '120 dias',
      '10 dias',
      '191 dias',
      length,
    ])
    expect(cells[5]).toEqual(['Encerramento', 'Não iniciado', '18/04/2027', '18/05/2027', '31 dias'])
    derivedRows(etapas).forEach((row, index) => {
      const [, , start, end, days] = cells[index] ?? []
      expect(row.bars[0]?.tooltip).toEqual(expect.arrayContaining([`${start} a ${end}`, `Duração: ${days}`]))
    })
    expect(derivedRange(etapas)?.end).toBe(end)
  })

  test('says that a stored end comes before the calculated start, in chart and table', () => {
    const etapas = view(change(5, ['2026-09-01', '2026-09-30', 30, 'Não iniciado']))
    const said = 'O término guardado vem antes do início calculado'
    expect(derivedRows(etapas)[4]?.bars[0]?.tooltip).toContain(said)
    expect(derivedTable(etapas).rows[4]?.cells.at(-1)).toBe(said)
  })

  test('draws what can be derived, and no more', () => {
    const unknown: EtapaSample = [null, null, null, null]
    expect(derivedRows(view([unknown])).every(({ bars }) => bars.length === 0)).toBe(true)
    const four = derivedRows(view(change(5, unknown)))
    expect(four.map(({ bars }) => bars.length)).toEqual([1, 1, 1, 1, 0, 0])
    expect(derivedTable(view(change(5, unknown))).rows[4]?.cells).toEqual(['Execução', '-', '-', '-', '-'])
    expect(derivedRange(view([unknown]))).toBeNull()
  })
})

describe('the schedule chart', () => {
  test('puts one stage after the other, by their deadlines', () => {
    const bars = scheduleBars(view(SIX_ETAPAS))
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 60],
      [60, 150],
      [150, 270],
      [270, 280],
      [280, 468.5],
      [468.5, 499.5],
    ])
    expect(bars[4]?.tooltip).toEqual(['Duração: 188,5 dias', 'Início: 11/10/2026', 'Fim: 17/04/2027'])
    expect(bars.map(({ legend }) => legend)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Etapa ${n}`))
    expect(totalDays(view(SIX_ETAPAS))).toBe(499.5)
  })

  test('knows the days of the calendar, and deadlines that are running totals of them', () => {
    const totals = [59, 148, 269, 278, 466, 496]
    const running = SIX_ETAPAS.map(
      ([inicio, fim, , situacao], index): EtapaSample => [inicio, fim, totals[index] ?? null, situacao],
    )
    expect(calendarDays(view(SIX_ETAPAS))).toBe(501)
    expect(calendarDays(view([]))).toBeNull()
    expect(areRunningTotals(view(running))).toBe(true)
    expect(areRunningTotals(view(SIX_ETAPAS))).toBe(false)
    expect(areRunningTotals(view([]))).toBe(false)
  })

  test('a missing deadline takes no room', () => {
    expect(totalDays(view([]))).toBe(0)
    expect(scheduleBars(view(change(2, [null, null, null, null])))[2]).toMatchObject({ from: 60, to: 180 })
  })
})

describe('the portfolio', () => {
  const options: PortfolioOptions = {
    today: TODAY,
    linkTo: () => linkOptions({ to: '/' }),
    movel: () => false,
    grouped: false,
  }
  const late = sampleProjeto([...SIX_ETAPAS.slice(0, 5), ['2026-09-01', '2026-10-01', 1, 'Em andamento']], {
    id: 1,
  })
  const running = sampleProjeto(SIX_ETAPAS, { id: 2 })
  const earlier = sampleProjeto([['2025-01-01', '2027-05-01', 1, 'Em andamento']], { id: 3 })
  const undated = sampleProjeto([], { id: 4, status: 'Em andamento' })

  test('shows the late ones first, then by start, the undated last of their status', () => {
    const rows = portfolioRows([undated, running, earlier, late], options)
    expect(rows.map(({ id }) => id)).toEqual([1, 3, 2, 4])
    expect(rows[3]?.bars).toEqual([])
  })

  test('spans from the earliest to the latest day, with the first plan where it moved', () => {
    const [moved] = portfolioRows([running], options)
    expect(moved?.bars[0]).toMatchObject({ start: '2026-01-02', end: '2027-05-18', label: 'Em andamento' })
    expect(moved?.baseline).toEqual({ start: '2026-01-02', end: '2027-05-04' })
    expect(portfolioRows([earlier], options)[0]?.baseline).toBeNull()
  })

  test('is also a table with the department', () => {
    const { columns, rows } = portfolioTable(portfolioRows([running], options), [running])
    expect(columns.map(({ label }) => label)).toEqual([
      'Projeto',
      'Secretaria',
      'Situação',
      'Início',
      'Fim',
      'Prazo original',
    ])
    expect(rows[0]?.cells.slice(2, 5)).toEqual(['Em andamento', '02/01/2026', '18/05/2027'])
  })

  test('what is late goes on until today, and says for how long', () => {
    const over = sampleProjeto([['2026-01-01', '2026-10-17', 1, 'Em andamento']], { status: 'Atrasado' })
    expect(portfolioRows([over], options)[0]?.bars[0]?.stretch).toEqual({
      end: TODAY,
      label: 'atrasado há 12 dias',
    })
    expect(portfolioRows([earlier], options)[0]?.bars[0]?.stretch).toBeNull()
  })

  test('stands under its departments, each with what it counts; only their own bars are moved', () => {
    const saude = { ...running, id: 9, secretaria_nome: 'Água', id_secretaria: 3 }
    const rows = portfolioRows([running, saude, earlier, late], {
      ...options,
      grouped: true,
      movel: ({ id_secretaria }) => id_secretaria === 3,
    })
    expect(rows.map(({ label, note, heads }) => (heads ? `${label}: ${note}` : label))).toEqual([
      'Água: 1 projeto',
      running.nomeprojeto,
      'Obras: 3 projetos, 1 em atraso',
      late.nomeprojeto,
      earlier.nomeprojeto,
      running.nomeprojeto,
    ])
    expect(rows.map(({ moves }) => moves ?? false)).toEqual([false, true, false, false, false, false])
    expect(portfolioTable(rows, [running, saude, earlier, late]).rows).toHaveLength(4)
  })

  test('a moved stage moves the end of the whole', () => {
    const movidas = movidasOf(running, { etapa: 6, parte: 'fim', dias: 3 })
    expect(ghostOf(running, movidas ?? [])).toEqual({ start: '2026-01-02', end: '2027-05-21' })
  })
})
