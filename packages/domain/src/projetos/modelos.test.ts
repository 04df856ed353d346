import { describe, expect, it } from 'vitest'
import { cumulativeDurations } from '../etapas/durations.ts'
import { daysBetween } from '../shared/days.ts'
import { isUsualName, modeloOf } from './modelos.ts'
import { NATUREZAS } from './natureza.ts'

describe.each(NATUREZAS)('the template of %s', (natureza) => {
  const etapas = modeloOf(natureza, '2027-01-04')

  it('has deadlines that Diferença entre datas would count', () => {
    expect(cumulativeDurations(etapas)).toEqual(etapas.map(({ prazo }) => prazo))
  })

  it('begins each stage on the day after the one before', () => {
    const gaps = etapas
      .slice(1)
      .map(({ inicio }, index) => daysBetween(etapas[index]?.fim ?? '', inicio ?? ''))
    expect(gaps).toEqual([1, 1, 1, 1, 1])
    expect(etapas[0]?.inicio).toBe('2027-01-04')
  })

  it('has names that a form takes, with their numbers', () => {
    for (const { numero, nome } of etapas) {
      expect(nome).toMatch(new RegExp(`^${numero} - .{5,100}$`))
      expect(isUsualName(nome)).toBe(true)
    }
  })
})

it('lays works out as the real Gantt does', () => {
  expect(modeloOf('obra', '2027-01-04').map(({ fim, prazo }) => [fim, prazo])).toEqual([
    ['2027-03-05', 60],
    ['2027-06-04', 150],
    ['2027-10-03', 270],
    ['2027-10-14', 280],
    ['2028-10-09', 640],
    ['2028-11-10', 671],
  ])
})

it('has no days where the calendar has none, or none was chosen', () => {
  expect(modeloOf('obra', null).every(({ inicio, fim }) => inicio === null && fim === null)).toBe(true)
  expect(
    modeloOf('obra', '2199-10-20')
      .map(({ inicio, fim }) => [inicio, fim])
      .slice(0, 3),
  ).toEqual([
    ['2199-10-20', '2199-12-19'],
    ['2199-12-20', null],
    [null, null],
  ])
})

it.each([
  ['3 - Processo licitatório', true],
  [' 5 - Entrega e recebimento ', true],
  ['3 - Pregão 12/2027', false],
  ['', false],
])('whether %j is a usual name: %j', (nome, usual) => expect(isUsualName(nome)).toBe(usual))
