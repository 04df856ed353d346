import { describe, expect, test } from 'vitest'
import { countEtapas, timeText } from '../estatisticas/estatisticas-summary.ts'
import { type EtapaSample, SIX_ETAPAS, sampleProjeto, TODAY } from '../painel.testing.ts'
import { scheduleRows } from './etapa-rows.ts'
import { concludedText, type EtapaView, etapaViewsOf, lateText } from './etapa-view.ts'

const etapas = etapaViewsOf(sampleProjeto(), TODAY)
const etapa = (numero: number, of = etapas) => of[numero - 1] as EtapaView
const withThird = (third: EtapaSample) =>
  etapaViewsOf(sampleProjeto(SIX_ETAPAS.map((row, index) => (index === 2 ? third : row))), TODAY)

describe('late stages in words', () => {
  test.each<[string, EtapaSample, string]>([
    ['past its end', ['2026-06-01', '2026-09-30', 120, 'Em andamento'], '29 dias após o prazo de 30/09/2026'],
    ['by one day', ['2026-06-01', '2026-10-28', 120, 'Em andamento'], '1 dia após o prazo de 28/10/2026'],
    [
      'said to be',
      ['2026-06-01', '2026-12-31', 120, 'Atrasado'],
      'marcada como atrasada, com prazo até 31/12/2026',
    ],
    ['without an end', [null, null, null, 'Atrasado'], 'marcada como atrasada, sem data de término'],
  ])('%s', (_, third, text) => {
    const late = etapa(3, withThird(third))
    expect(late.estado).toBe('Atrasado')
    expect(lateText(late)).toBe(`3 - Processo licitatório, ${text}`)
  })
})

test('each stage has its percent, days and lateness', () => {
  expect(etapas.map(({ percentual }) => percentual)).toEqual([100, 100, 100, 0, 0, 0])
  expect(etapas.map(({ dias }) => dias)).toEqual([59, 89, 121, 9, 188, 30])
  expect(etapas.map(({ diasAtraso }) => diasAtraso)).toEqual([0, 0, 29, 0, 0, 0])
  expect(concludedText(etapas)).toBe('2 de 6 etapas concluídas')
})

test('the counts by situation are six together, the late ones counted as late', () => {
  expect(countEtapas(etapas).map(({ total }) => total)).toEqual([3, 0, 2, 1])
})

describe('what the calendar says of a stage', () => {
  test.each<[string, EtapaSample, string]>([
    ['done', ['2026-06-01', '2026-09-30', 1, 'Concluído'], 'Concluída'],
    ['late', ['2026-06-01', '2026-09-30', 1, 'Em andamento'], '29 dias de atraso'],
    ['on its last day', ['2026-06-01', TODAY, 1, 'Em andamento'], 'Termina hoje'],
    ['with days left', ['2026-06-01', '2026-10-30', 1, 'Em andamento'], '1 dia até o término'],
    ['not begun', ['2026-11-01', '2026-12-30', 1, 'Não iniciado'], 'Começa em 3 dias'],
    ['not begun, past its end', ['2026-06-01', '2026-09-30', 1, 'Não iniciado'], 'Terminaria em 30/09/2026'],
    ['without an end', ['2026-06-01', null, 1, 'Em andamento'], 'Sem data de término'],
  ])('%s', (_, third, text) => expect(timeText(etapa(3, withThird(third)), TODAY)).toBe(text))
})

test('the schedule has six rows; what has no dates has no bar', () => {
  const rows = scheduleRows(withThird(['2026-06-01', null, null, 'Em andamento']), TODAY)
  expect(rows.map(({ label }) => label)).toEqual([
    'Estruturação',
    'TdR e orçamento',
    'Licitação',
    'Contrato',
    'Execução',
    'Encerramento',
  ])
  expect(rows[2]?.bars).toEqual([])
  expect(rows[0]?.bars[0]).toMatchObject({ tone: 'ok', label: 'Concluído' })
  expect(rows[5]?.baseline).toEqual({ start: '2027-04-18', end: '2027-05-04' })
})
