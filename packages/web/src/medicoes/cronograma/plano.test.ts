import { totaisOf } from '@paco/domain/quantitativos/arvore'
import { EXEMPLO } from '@paco/domain/quantitativos/exemplo.testing'
import type { ItemQuantitativo } from '@paco/domain/quantitativos/item'
import { sumQuantities } from '@paco/domain/shared/quantity'
import { describe, expect, it } from 'vitest'
import { motivoDoModo } from './modo-card.tsx'
import {
  distribuir,
  type Etapa,
  etapasOf,
  mesesDe,
  previstosOf,
  problemOfEtapa,
  somasDosMeses,
} from './plano.ts'

const { valores } = totaisOf(EXEMPLO)
const itens = EXEMPLO.map((linha, index) => ({
  ...linha,
  descricao: `Etapa ${linha.codigo}`,
  valor: valores[index],
})) as ItemQuantitativo[]
const sheet = { itens, arredondamento: 'arredondar' as const }

const etapa = (...meses: (number | null)[]): Etapa => ({
  chave: 1,
  codigo: '1',
  descricao: 'Serviços',
  valor: 1000,
  meses,
})

describe('the schedule', () => {
  it('has the first level of the sheet as its stages, with what is stored of each', () => {
    const etapas = etapasOf(sheet, [
      { chave: 1, mes: 1, percentual: 100 },
      { chave: 2, mes: 3, percentual: 62.5 },
    ])
    expect(etapas.map(({ codigo, valor, meses }) => [codigo, valor, meses])).toEqual([
      ['1', 8913.72, [100, null, null]],
      ['2', 450_585, [null, null, 62.5]],
      ['3', 69_489, [null, null, null]],
    ])
    expect(previstosOf(etapas)).toEqual([
      { chave: 1, mes: 1, percentual: 100 },
      { chave: 2, mes: 3, percentual: 62.5 },
    ])
  })

  it.each([
    [180, [], 6],
    [181, [], 7],
    [null, [], 1],
    [30, [null, null, 5], 3],
    [18_250, [], 600],
  ])('of %s days with %j shows %i months', (prazo, meses, shown) => {
    expect(mesesDe(prazo, [etapa(...meses)])).toBe(shown)
  })

  it.each<[string, (number | null)[], string | null]>([
    ['all', [40, 60], null],
    ['by ten-thousandths', [33.3333, 33.3333, 33.3334], null],
    ['too little', [40, 50], 'Os meses desta etapa somam 90,00%: precisam somar 100%.'],
    ['too much', [40, 60.0001], 'Os meses desta etapa somam 100,0001%: precisam somar 100%.'],
    ['nothing', [null], 'Esta etapa está sem previsão: os meses precisam somar 100%.'],
  ])('a stage adds up to a hundred percent: %s', (_, meses, problem) => {
    expect(problemOfEtapa(etapa(...meses))).toBe(problem)
  })

  it.each<[string, (number | null)[], number, (number | null)[]]>([
    ['over all months', [], 3, [33.3333, 33.3333, 33.3334]],
    [
      'from the first to the last that has a part',
      [null, 10, null, 5],
      5,
      [null, 33.3333, 33.3333, 33.3334, null],
    ],
    ['from the only one on', [null, 10], 3, [null, 50, 50]],
  ])('in equal parts %s', (_, meses, shown, parts) => {
    const done = distribuir(etapa(...meses), shown)
    expect(done.meses).toEqual(parts)
    expect(sumQuantities(done.meses.map((part) => part ?? 0))).toBe(100)
  })

  it('adds the months up, to the cent', () => {
    const etapas = etapasOf(sheet, []).map((one) => distribuir(one, 3))
    const meses = somasDosMeses(etapas, 4)
    expect(meses.map(({ acumulado }) => acumulado)).toEqual([176_329.07, 352_658.12, 528_987.72, 528_987.72])
    expect(meses.map(({ percentualAcumulado }) => percentualAcumulado)).toEqual([33.33, 66.67, 100, 100])
    expect(meses[3]?.valor).toBe(0)
  })
})

it.each([
  [1, 'Empreitada por preço unitário: paga-se pelas quantidades executadas'],
  [2, 'Empreitada por preço global: mede-se por etapa concluída'],
  [7, 'Na execução direta não há contratada a medir.'],
])('regime %i says why it is measured so', (regime, text) => expect(motivoDoModo(regime)).toContain(text))
