import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Linha } from '../quantitativos/arvore.ts'
import { EXEMPLO, TOTAL, TUBO } from '../quantitativos/exemplo.testing.ts'
import { sumMoney } from '../shared/money.ts'
import { medirBoletim, problemsOfItens, trocarLinha } from './boletim-medido.ts'
import {
  type Apontamento,
  acumular,
  type LinhaContratada,
  linhasDeMedicao,
  medirLinha,
  NADA_MEDIDO,
  valorAte,
} from './linha.ts'
import { aboveContracted, MESSAGES } from './messages.ts'

const linhas = linhasDeMedicao(EXEMPLO, 'por_item')
const claimed = (pleiteada: number, aceita: number | null = null): Apontamento => ({ pleiteada, aceita })

it('a row of no contract is told, not dropped; a bulletin by stages has no items', () => {
  expect(problemsOfItens([{ chave: TUBO }, { chave: 99 }], linhas)).toEqual({
    'itens.1.chave': MESSAGES.unknownRow,
  })
  const etapas = linhasDeMedicao(EXEMPLO, 'por_etapa')
  expect(problemsOfItens([{ chave: TUBO }], etapas)).toEqual({ 'itens.0.chave': MESSAGES.unknownRow })
})

describe('by stages', () => {
  const etapas = linhasDeMedicao(EXEMPLO, 'por_etapa')

  it('the first level is measured, each a hundred percent of its value', () => {
    expect(etapas.map(({ codigo, quantidade, preco }) => ({ codigo, quantidade, preco }))).toEqual([
      { codigo: '1', quantidade: 100, preco: 8913.72 },
      { codigo: '2', quantidade: 100, preco: 450_585 },
      { codigo: '3', quantidade: 100, preco: 69_489 },
    ])
  })

  it('all of every stage is the contract', () => {
    const all = new Map(etapas.map(({ chave }) => [chave, claimed(100)]))
    const { somas } = medirBoletim(etapas, new Map(), all)
    expect(somas).toEqual({ periodo: TOTAL, glosa: 0, acumulado: TOTAL, saldo: 0 })
  })

  it('more than a hundred percent is refused', () => {
    const linha = etapas[0] as LinhaContratada
    expect(medirLinha(linha, { quantidade: 70, valor: 6239.6 }, claimed(31)).problema).toBe(
      aboveContracted(100, 30),
    )
  })
})

describe('whatever is measured', () => {
  const how = fc.constantFrom('arredondar' as const, 'truncar' as const)
  const contratada = fc.record({
    units: fc.integer({ min: 0, max: 1e10 }),
    cents: fc.nat(1e8),
    por: fc.constantFrom(1 as const, 100 as const),
  })
  const steps = fc.array(
    fc.record({
      pleiteada: fc.integer({ min: -1e9, max: 5e9 }),
      aceita: fc.option(fc.integer({ min: -1e9, max: 5e9 })),
    }),
    { maxLength: 24 },
  )
  const row = ({ units, cents, por }: { units: number; cents: number; por: 1 | 100 }): LinhaContratada => ({
    chave: 1,
    codigo: '1',
    quantidade: units / 10_000,
    preco: cents / 100,
    por,
  })

  it('periods add up to the value of the accumulated quantity, for any split', () => {
    fc.assert(
      fc.property(contratada, steps, how, (one, apontamentos, mode) => {
        const linha = row(one)
        let anterior = NADA_MEDIDO
        for (const { pleiteada, aceita } of apontamentos) {
          const medida = medirLinha(
            linha,
            anterior,
            claimed(pleiteada / 10_000, aceita === null ? null : aceita / 10_000),
            mode,
          )
          expect(medida.saldo).toBeGreaterThanOrEqual(0)
          expect(medida.valorSaldo).toBeGreaterThanOrEqual(0)
          expect(medida.acumulada).toBeGreaterThanOrEqual(0)
          expect(medida.glosa).toBeGreaterThanOrEqual(0)
          expect(medida.acumulado).toBe(valorAte(linha, medida.acumulada, mode))
          expect(sumMoney([medida.acumulado, medida.valorSaldo])).toBe(
            valorAte(linha, linha.quantidade, mode),
          )
          anterior = { quantidade: medida.acumulada, valor: medida.acumulado }
        }
      }),
    )
  })

  it('the footer after one change is that of all rows added up anew', () => {
    const claims = fc.array(fc.nat(3e6), { minLength: linhas.length, maxLength: linhas.length })
    fc.assert(
      fc.property(claims, fc.nat(linhas.length - 1), fc.nat(3e6), (all, index, changed) => {
        const typed = (values: number[]) =>
          new Map(linhas.map(({ chave }, at) => [chave, claimed((values[at] ?? 0) / 10_000)]))
        const before = medirBoletim(linhas, new Map(), typed(all))
        const after = medirBoletim(linhas, new Map(), typed(all.with(index, changed)))
        const [old, now] = [before.linhas[index], after.linhas[index]]
        if (!old || !now) throw new Error('no such row')
        expect(trocarLinha(before.somas, old, now)).toEqual(after.somas)
      }),
    )
  })
})

it('two thousand items and twenty-four bulletins are gone through once', () => {
  const many: Linha[] = Array.from({ length: 2000 }, (_, index) => ({
    chave: index + 1,
    codigo: `${index + 1}`,
    tipo: 'item',
    quantidade: 24,
    preco_unitario: 10.01,
  }))
  let reads = 0
  const boletim = many.map(({ chave }) => ({
    get chave() {
      reads += 1
      return chave ?? 0
    },
    quantidade: 1,
    valor: 10.01,
  }))
  const anteriores = acumular(Array.from({ length: 24 }, () => boletim))
  expect(reads).toBe(48_000)
  const { somas } = medirBoletim(linhasDeMedicao(many, 'por_item'), anteriores, new Map())
  expect(somas).toEqual({ periodo: 0, glosa: 0, acumulado: 480_480, saldo: 0 })
})
