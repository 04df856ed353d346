import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMoney } from '../shared/money.ts'
import {
  compareCodigos,
  type Linha,
  niveisOf,
  pesoOf,
  problemsOfAprovacao,
  problemsOfArvore,
  totaisOf,
} from './arvore.ts'
import { EXEMPLO, TOTAL } from './exemplo.testing.ts'
import { MESSAGES, orphanText, parentIsItem, repeatedCode } from './messages.ts'

const linha = (codigo: string, own: Partial<Linha> = {}): Linha => ({
  chave: null,
  codigo,
  tipo: 'item',
  quantidade: 1,
  preco_unitario: 10,
  ...own,
})
const grupo = (codigo: string): Linha =>
  linha(codigo, { tipo: 'grupo', quantidade: null, preco_unitario: null })

describe('the numbering', () => {
  it.each([
    ['1', [1]],
    ['1.2.3', [1, 2, 3]],
    ['1.02', [1, 2]],
    ['1.2.3.4.5.6', [1, 2, 3, 4, 5, 6]],
    ['1.2.3.4.5.6.7', null],
    ['1.', null],
    ['.1', null],
    ['1.0', null],
    ['1.a', null],
    ['12345', null],
    ['', null],
  ])('%j is %j', (codigo, niveis) => expect(niveisOf(codigo)).toEqual(niveis))

  it('is read level by level, as numbers', () => {
    const codes = ['10', '1.10', '2', '1.2', '1', '1.2.1', '1.02.3']
    expect(codes.sort(compareCodigos)).toEqual(['1', '1.2', '1.2.1', '1.02.3', '1.10', '2', '10'])
  })
})

describe('the rows are a tree', () => {
  it.each<[string, Linha[], object]>([
    ['a group and its items', [grupo('1'), linha('1.1'), linha('1.2')], {}],
    ['items alone', [linha('1'), linha('2')], {}],
    ['in any order', [linha('1.1.1'), grupo('1.1'), grupo('1')], {}],
    ['with a hole in it', [grupo('1'), linha('1.1'), linha('1.3')], {}],
    ['no numbering', [linha('A')], { 'itens.0.codigo': MESSAGES.badCode }],
    ['an orphan', [linha('1.1')], { 'itens.0.codigo': orphanText('1') }],
    ['an orphan deep down', [grupo('1'), linha('1.2.3')], { 'itens.1.codigo': orphanText('1.2') }],
    ['below an item', [linha('1'), linha('1.1')], { 'itens.1.codigo': parentIsItem('1') }],
    [
      'twice the same place',
      [grupo('1'), linha('1.1'), linha('1.01')],
      { 'itens.1.codigo': repeatedCode('1.1'), 'itens.2.codigo': repeatedCode('1.01') },
    ],
    [
      'twice the same item',
      [linha('1', { chave: 7 }), linha('2', { chave: 7 })],
      { 'itens.0.chave': MESSAGES.repeatedItem, 'itens.1.chave': MESSAGES.repeatedItem },
    ],
  ])('%s', (_, linhas, campos) => expect(problemsOfArvore(linhas)).toEqual(campos))
})

describe('to be approved', () => {
  it.each<[string, Linha[], object]>([
    ['the worked example', [...EXEMPLO], {}],
    ['nothing', [], { itens: MESSAGES.noItems }],
    ['an empty group', [linha('1'), grupo('2')], { 'itens.1.codigo': MESSAGES.emptyGroup }],
    [
      'an item without price',
      [linha('1', { preco_unitario: null })],
      { 'itens.0.preco_unitario': MESSAGES.noPrice },
    ],
    [
      'more than there is',
      [linha('1', { quantidade: 99_999_999_999, preco_unitario: 1_000_000 })],
      { 'itens.0.quantidade': MESSAGES.tooMuch, itens: MESSAGES.tooMuch },
    ],
  ])('%s', (_, linhas, campos) => {
    expect(problemsOfAprovacao(linhas, totaisOf(linhas))).toEqual(campos)
  })
})

describe('totals', () => {
  it('of the worked example, and the weight of each item', () => {
    const { valores, total } = totaisOf(EXEMPLO)
    expect(total).toBe(TOTAL)
    expect(valores).toEqual([8913.72, 2223.72, 6690, 450_585, 14_250, 436_335, 69_489, 69_489])
    const items = valores.filter((_, index) => EXEMPLO[index]?.tipo === 'item')
    expect(items.map((valor) => pesoOf(valor, total))).toEqual([0.4203, 1.2646, 2.6938, 82.4849, 13.1362])
  })

  it('of a group are those of all items below it, however deep', () => {
    const linhas = [grupo('1'), grupo('1.1'), linha('1.1.1'), linha('1.02'), linha('2')]
    expect(totaisOf(linhas)).toEqual({ valores: [20, 10, 10, 10, 10], total: 30 })
  })

  it('of the roots add up to the whole, whatever the items', () => {
    const items = fc.array(
      fc.record({ root: fc.integer({ min: 1, max: 5 }), units: fc.nat(1e9), cents: fc.nat(1e6) }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(items, fc.constantFrom('arredondar' as const, 'truncar' as const), (rows, how) => {
        const roots = [1, 2, 3, 4, 5].map((root) => grupo(String(root)))
        const linhas = rows.map(({ root, units, cents }, index) =>
          linha(`${root}.${index + 1}`, { quantidade: units / 10_000, preco_unitario: cents / 100 }),
        )
        const { valores, total } = totaisOf([...roots, ...linhas], how)
        expect(sumMoney(valores.slice(0, 5))).toBe(total)
        expect(sumMoney(valores.slice(5))).toBe(total)
      }),
    )
  })
})
