import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Medidas, tetosOf } from '../aditivos/limite.ts'
import { sumMoney } from '../shared/money.ts'
import { type Linha, totaisOf } from './arvore.ts'
import { comparar } from './comparar.ts'
import { CBUQ, EXEMPLO, NOVO, revised, TOTAL, TUBO, without } from './exemplo.testing.ts'
import { limites125, mudancaDe } from './limites.ts'

const medidas = (reforma = false): Medidas => ({
  limite_base: TOTAL,
  acrescimos_aprovados: 0,
  acrescimos_pendentes: 0,
  supressoes_aprovadas: 0,
  supressoes_pendentes: 0,
  ...tetosOf(reforma),
})

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
      [...EXEMPLO, NOVO],
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
      ...NOVO,
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
