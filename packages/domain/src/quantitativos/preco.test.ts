import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bdiOf, type ComponentesBdi, precoDaLinha, precoNovo, precoUnitario, valorItem } from './preco.ts'

const componentes: ComponentesBdi = {
  administracao_central: 4,
  seguro: 0.4,
  garantia: 0.4,
  risco: 1.27,
  despesas_financeiras: 1.23,
  lucro: 7.4,
  impostos: 6.65,
}
const nothing: ComponentesBdi = {
  administracao_central: 0,
  seguro: 0,
  garantia: 0,
  risco: 0,
  despesas_financeiras: 0,
  lucro: 0,
  impostos: 0,
}

describe('the BDI', () => {
  it.each<[string, Partial<ComponentesBdi>, number, number | null]>([
    ['of the worked example', componentes, 4, 23.5355],
    ['as it is used', componentes, 2, 23.54],
    ['of nothing', {}, 4, 0],
    ['of taxes alone', { impostos: 20 }, 4, 25],
    ['where taxes take everything', { impostos: 100 }, 4, null],
  ])('%s', (_, own, places, percent) => {
    expect(bdiOf({ ...nothing, ...own }, places)).toBe(percent)
  })
})

describe('the price of a unit', () => {
  it.each([
    [1412.77, 23.54, 'arredondar', 1745.34],
    [1412.77, 23.54, 'truncar', 1745.33],
    [2.31, 23.54, 'arredondar', 2.85],
    [0.005, 0, 'arredondar', 0.01],
    [0.005, 0, 'truncar', 0],
    [99.9999, 0, 'arredondar', 100],
  ] as const)('%d with %d%%, %s, is %d', (custo, bdi, how, preco) => {
    expect(precoUnitario(custo, bdi, how)).toBe(preco)
  })
})

describe('the price of a row', () => {
  it.each([
    ['as agreed', { preco_unitario: 9, custo_unitario: 2.31, bdi: null }, 9],
    ['from its cost', { preco_unitario: null, custo_unitario: 2.31, bdi: null }, 2.85],
    ['with a BDI of its own', { preco_unitario: null, custo_unitario: 2.31, bdi: 15 }, 2.66],
    ['of a group', { preco_unitario: null, custo_unitario: null, bdi: null }, null],
  ])('%s', (_, linha, preco) => expect(precoDaLinha(linha, 23.54)).toBe(preco))
})

describe('what an item is worth', () => {
  it.each([
    [6, 370.62, 2223.72],
    [120, 55.75, 6690],
    [5000, 2.85, 14_250],
    [250, 1745.34, 436_335],
    [300, 231.63, 69_489],
    [33.3333, 10.01, 333.67],
    [1.005, 1, 1.01],
    [-1.005, 1, -1.01],
    // The largest of both still is exact.
    [99_999_999, 99_999.99, 9_999_998_900_000.01],
  ])('%d × %d is %d', (quantidade, preco, valor) => {
    expect(valorItem(quantidade, preco)).toBe(valor)
  })

  it('is cut where the contract cuts', () => {
    expect([valorItem(1.009, 1, 'truncar'), valorItem(-1.009, 1, 'truncar')]).toEqual([1, -1])
  })

  it('never falls when the quantity grows', () => {
    const quantity = fc.integer({ min: 0, max: 1e10 }).map((unit) => unit / 10_000)
    const price = fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100)
    const how = fc.constantFrom('arredondar' as const, 'truncar' as const)
    fc.assert(
      fc.property(quantity, quantity, price, how, (one, other, preco, mode) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(valorItem(less, preco, mode)).toBeLessThanOrEqual(valorItem(more, preco, mode))
      }),
    )
  })
})

describe('the price of a new item (art. 127)', () => {
  it.each([
    [212.4, { proposta: 528_987.72, base: 560_000 }, 200.64],
    [100, { proposta: 560_000, base: 560_000 }, 100],
    [100, { proposta: 1, base: 0 }, null],
  ])('%d with %j is %d', (referencia, relacao, preco) => {
    expect(precoNovo(referencia, relacao)).toBe(preco)
  })
})
