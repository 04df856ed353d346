import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMoney } from '../shared/money.ts'
import { totaisOf } from './arvore.ts'
import { comparar, problemsOfChaves, problemsOfMedido } from './comparar.ts'
import { CBUQ, EXEMPLO, NOVO, revised, TOTAL, TUBO, without } from './exemplo.testing.ts'
import {
  descontoOf,
  excessoSobreDesconto,
  folgaDe,
  problemsOfPrecosNovos,
  refusalOfAditivo,
  refusalOfDesconto,
  refusalOfTotal,
  relacaoOf,
} from './limites.ts'
import { abovePrecoNovo, belowMeasured, lostDiscount, MESSAGES } from './messages.ts'

/** So much of these items was built. */
const itens = (...medidas: [number, number][]) => ({ itens: new Map(medidas), etapas: new Map() })

describe('a revision is refused', () => {
  it.each([
    ['more than was measured', 200, 180, []],
    ['exactly that', 180, 180, []],
    ['less than that', 179.9999, 180, [belowMeasured('2.2', 180)]],
  ])('leaving %s of an item', (_, quantidade, medida, problems) => {
    const depois = revised({ [CBUQ]: { quantidade } })
    expect(problemsOfMedido(comparar(EXEMPLO, depois), depois, itens([CBUQ, medida]))).toEqual(problems)
  })

  it('taking out an item of which something was built', () => {
    const depois = without(TUBO)
    const gone = comparar(EXEMPLO, depois)
    expect(problemsOfMedido(gone, depois, itens([TUBO, 1]))).toEqual([belowMeasured('3.1', 1)])
    expect(problemsOfMedido(gone, depois, itens())).toEqual([])
  })

  it('with a key of nobody, or the key of something else', () => {
    const before = EXEMPLO.map((linha) => ({ ...linha, unidade: linha.tipo === 'item' ? 'm' : null }))
    const after = before.map((linha) =>
      linha.chave === CBUQ
        ? { ...linha, unidade: 't' }
        : linha.chave === TUBO
          ? { ...linha, chave: 99 }
          : linha,
    )
    expect(problemsOfChaves(before, before)).toEqual({})
    expect(problemsOfChaves(before, after)).toEqual({
      'itens.5.unidade': MESSAGES.unitStays,
      'itens.7.chave': MESSAGES.unknownItem,
    })
  })

  it('when it is not what was signed, or not what was approved', () => {
    expect(refusalOfTotal(TOTAL, TOTAL)).toBeNull()
    expect(refusalOfTotal(TOTAL, 528_987.73)).toContain(
      'R$ 528.987,72 e o contrato foi assinado por R$ 528.987,73',
    )
    const comparacao = comparar(EXEMPLO, [...EXEMPLO, NOVO])
    expect(refusalOfAditivo(comparacao, { valor: 2006.4, supressao: null })).toBeNull()
    expect(refusalOfAditivo(comparacao, { valor: 2000, supressao: null })).toContain(
      'R$ 2.006,40 de acréscimos',
    )
    expect(refusalOfAditivo(comparacao, { valor: 2006.4, supressao: 1 })).toContain('R$ 0,00 de supressões')
  })
})

describe('prices of new items and the discount (arts. 127 and 128)', () => {
  const relacao = { proposta: TOTAL, base: 560_000 }

  it.each([
    ['the price of art. 127', 200.64, 212.4, {}],
    ['a lower one', 200.63, 212.4, {}],
    ['a cent more', 200.65, 212.4, { 'itens.8.preco_unitario': abovePrecoNovo('3.2', 200.64) }],
    ['no reference', 200.64, null, { 'itens.8.preco_referencia': MESSAGES.noReference }],
  ])('%s', (_, preco_unitario, preco_referencia, campos) => {
    const depois = [
      ...EXEMPLO.map((linha) => ({ ...linha, preco_referencia: null })),
      { ...NOVO, preco_unitario, preco_referencia },
    ]
    expect(problemsOfPrecosNovos(comparar(EXEMPLO, depois), depois, relacao)).toEqual(campos)
  })

  it('the discount of the worked example', () => {
    expect(descontoOf(relacao)).toBe(5.5379)
    expect(descontoOf({ proposta: 1, base: 0 })).toBeNull()
  })

  it('a sheet against its references; unknown while one is missing', () => {
    const refs = EXEMPLO.map((linha) => ({
      ...linha,
      preco_referencia: linha.preco_unitario && linha.preco_unitario * 2,
    }))
    expect(relacaoOf(refs)).toEqual({ proposta: TOTAL, base: 1_057_975.44 })
    expect(relacaoOf(refs.map((linha) => ({ ...linha, preco_referencia: null })))).toBeNull()
  })

  it.each([
    ['kept', { proposta: 528_987.72, base: 560_000 }, 0, 0],
    ['grown', { proposta: 520_000, base: 560_000 }, 0, 0],
    ['lost by ten reais', { proposta: 528_997.72, base: 560_000 }, 0, 10],
    ['lost by less than the rounding of new prices', { proposta: 528_987.76, base: 560_000 }, 0.05, 0],
    ['lost by more than that', { proposta: 528_987.78, base: 560_000 }, 0.05, 0.06],
  ])('%s', (_, depois, folga, excesso) => {
    expect(excessoSobreDesconto(relacao, depois, folga)).toBe(excesso)
    expect(refusalOfDesconto(relacao, depois, folga)).toBe(excesso === 0 ? null : lostDiscount(excesso))
  })

  it('a new item at the price of art. 127 never loses the discount of art. 128', () => {
    const reference = fc.integer({ min: 1, max: 1e7 })
    fc.assert(
      fc.property(reference, fc.integer({ min: 1, max: 1e8 }), (cents, units) => {
        const quantidade = units / 10_000
        const referencia = cents / 100
        const preco_unitario = Number(((cents * 52_898_772) / 56_000_000).toFixed(0)) / 100
        const item = { ...NOVO, quantidade, preco_unitario }
        const comparacao = comparar(EXEMPLO, [...EXEMPLO, item])
        const added = totaisOf([item]).total
        const base = totaisOf([{ ...item, preco_unitario: referencia }]).total
        const depois = { proposta: sumMoney([TOTAL, added]), base: sumMoney([560_000, base]) }
        expect(refusalOfDesconto(relacao, depois, folgaDe(comparacao))).toBeNull()
      }),
    )
  })
})
