import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Medidas, tetosOf } from '../aditivos/limite.ts'
import { sumMoney } from '../shared/money.ts'
import { type Linha, totaisOf } from './arvore.ts'
import { comparar, problemsOfChaves, problemsOfMedido } from './comparar.ts'
import { CBUQ, EXEMPLO, TOTAL, TUBO } from './exemplo.testing.ts'
import {
  descontoOf,
  excessoSobreDesconto,
  folgaDe,
  limites125,
  mudancaDe,
  problemsOfPrecosNovos,
  refusalOfAditivo,
  refusalOfDesconto,
  refusalOfTotal,
  relacaoOf,
} from './limites.ts'
import { abovePrecoNovo, belowMeasured, lostDiscount, MESSAGES } from './messages.ts'

/** The example with other quantities or prices of some items. */
const revised = (own: Record<number, Partial<Linha>>): Linha[] =>
  EXEMPLO.map((linha) => ({ ...linha, ...own[linha.chave ?? 0] }))
const without = (chave: number) => EXEMPLO.filter((linha) => linha.chave !== chave)
const medidas = (reforma = false): Medidas => ({
  limite_base: TOTAL,
  acrescimos_aprovados: 0,
  acrescimos_pendentes: 0,
  supressoes_aprovadas: 0,
  supressoes_pendentes: 0,
  ...tetosOf(reforma),
})
const novo: Linha = { chave: null, codigo: '3.2', tipo: 'item', quantidade: 10, preco_unitario: 200.64 }

describe('a revision against the one before', () => {
  const swapped = comparar(EXEMPLO, revised({ [CBUQ]: { quantidade: 200 }, [TUBO]: { quantidade: 550 } }))

  it('tells each changed item, in reais and percent', () => {
    expect(
      swapped.mudancas.map(({ tipo, codigo, diferenca, percentual }) => ({
        tipo,
        codigo,
        diferenca,
        percentual,
      })),
    ).toEqual([
      { tipo: 'alterado', codigo: '2.2', diferenca: -87_267, percentual: -20 },
      { tipo: 'alterado', codigo: '3.1', diferenca: 57_907.5, percentual: 83.3333 },
    ])
  })

  it('never nets what is added with what is taken out (art. 125)', () => {
    const limites = limites125(swapped, medidas())
    expect(limites).toMatchObject({
      percentAcrescimos: 10.9468,
      percentSupressoes: 16.4969,
      liquido: -29_359.5,
    })
    expect([limites.acrescimos.passaria, limites.supressoes.passaria]).toEqual([false, false])
    expect(mudancaDe(swapped)).toEqual({ valor: 57_907.5, supressao: 87_267 })
  })

  it.each<[string, Linha[], boolean, [boolean, boolean]]>([
    ['all of the pipes', without(TUBO), false, [false, false]],
    ['a third of the asphalt', revised({ [CBUQ]: { quantidade: 166 } }), false, [false, true]],
    ['a third more', revised({ [CBUQ]: { quantidade: 333 } }), false, [true, false]],
    ['a third more of a reform', revised({ [CBUQ]: { quantidade: 333 } }), true, [false, false]],
    [
      'a third more, paid by the pipes',
      revised({ [CBUQ]: { quantidade: 333 }, [TUBO]: { quantidade: 0 } }),
      false,
      [true, false],
    ],
  ])('%s', (_, depois, reforma, passes) => {
    const { acrescimos, supressoes } = limites125(comparar(EXEMPLO, depois), medidas(reforma))
    expect([acrescimos.passaria, supressoes.passaria]).toEqual(passes)
  })

  it.each<[string, Linha[], object[]]>([
    ['nothing changed', [...EXEMPLO], []],
    ['rows in another order, under other codes', revised({ [TUBO]: { codigo: '2.9' } }).reverse(), []],
    [
      'a new item',
      [...EXEMPLO, novo],
      [{ tipo: 'incluido', indice: EXEMPLO.length, acrescimo: 2006.4, supressao: 0, percentual: null }],
    ],
    [
      'an item less',
      without(TUBO),
      [{ tipo: 'retirado', indice: null, acrescimo: 0, supressao: 69_489, percentual: -100 }],
    ],
    [
      'less of it at a higher price: both count',
      revised({ [TUBO]: { quantidade: 200, preco_unitario: 331.63 } }),
      [{ tipo: 'alterado', acrescimo: 20_000, supressao: 23_163, diferenca: -3163 }],
    ],
  ])('%s', (_, depois, expected) => {
    const { mudancas } = comparar(EXEMPLO, depois)
    expect(mudancas).toHaveLength(expected.length)
    expect(mudancas).toMatchObject(expected)
  })

  const quantities = fc.array(fc.nat(1e8), { minLength: EXEMPLO.length, maxLength: EXEMPLO.length })
  const prices = fc.array(fc.nat(1e6), { minLength: EXEMPLO.length, maxLength: EXEMPLO.length })

  it('what is added less what is taken out is what the total moved by, whatever changes', () => {
    fc.assert(
      fc.property(
        quantities,
        prices,
        fc.constantFrom('arredondar' as const, 'truncar' as const),
        (q, p, how) => {
          const depois = EXEMPLO.map((linha, index) =>
            linha.tipo === 'grupo'
              ? linha
              : { ...linha, quantidade: (q[index] ?? 0) / 10_000, preco_unitario: (p[index] ?? 0) / 100 },
          )
          const { liquido, acrescimos, supressoes } = comparar(EXEMPLO, depois, how)
          expect(liquido).toBe(sumMoney([totaisOf(depois, how).total, -totaisOf(EXEMPLO, how).total]))
          expect(Math.min(acrescimos, supressoes)).toBeGreaterThanOrEqual(0)
          const back = comparar(depois, EXEMPLO, how)
          expect(back.liquido).toBe(liquido === 0 ? 0 : -liquido)
        },
      ),
    )
  })

  it('compares two thousand items in one pass', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      ...novo,
      chave: index + 1,
      codigo: `${index + 1}`,
    }))
    let reads = 0
    const counted = many.map((linha) => ({
      ...linha,
      get chave() {
        reads += 1
        return linha.chave
      },
    }))
    expect(comparar(counted, counted).mudancas).toEqual([])
    expect(reads).toBeLessThan(20_000)
  })
})

describe('a revision is refused', () => {
  it.each([
    ['more than was measured', 200, 180, []],
    ['exactly that', 180, 180, []],
    ['less than that', 179.9999, 180, [belowMeasured('2.2', 180)]],
  ])('leaving %s of an item', (_, quantidade, medida, problems) => {
    const comparacao = comparar(EXEMPLO, revised({ [CBUQ]: { quantidade } }))
    expect(problemsOfMedido(comparacao, new Map([[CBUQ, medida]]))).toEqual(problems)
  })

  it('taking out an item of which something was built', () => {
    const gone = comparar(EXEMPLO, without(TUBO))
    expect(problemsOfMedido(gone, new Map([[TUBO, 1]]))).toEqual([belowMeasured('3.1', 1)])
    expect(problemsOfMedido(gone, new Map())).toEqual([])
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
    const comparacao = comparar(EXEMPLO, [...EXEMPLO, novo])
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
      { ...novo, preco_unitario, preco_referencia },
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
        const item = { ...novo, quantidade, preco_unitario }
        const comparacao = comparar(EXEMPLO, [...EXEMPLO, item])
        const added = totaisOf([item]).total
        const base = totaisOf([{ ...item, preco_unitario: referencia }]).total
        const depois = { proposta: sumMoney([TOTAL, added]), base: sumMoney([560_000, base]) }
        expect(refusalOfDesconto(relacao, depois, folgaDe(comparacao))).toBeNull()
      }),
    )
  })
})
