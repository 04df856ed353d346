import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMoney } from '../shared/money.ts'
import { dividirEmParcelas, refusalOfDivisao } from './dividir.ts'
import { MESSAGES } from './messages.ts'

describe('equal installments', () => {
  it.each([
    ['what divides', 1200, 3, 1, [400, 400, 400]],
    ['the first ones get the cents left over', 100, 3, 1, [33.34, 33.33, 33.33]],
    ['two cents left over go to two', 0.05, 3, 2, [0.02, 0.02, 0.01]],
    ['fewer cents than installments', 0.02, 3, 1, [0.01, 0.01, 0]],
    ['one is all of it', 528_987.72, 1, 7, [528_987.72]],
    ['the largest amount', 9_999_999_999_999.99, 2, 1, [5_000_000_000_000, 4_999_999_999_999.99]],
  ])('%s', (_sentence, total, quantas, primeiro, valores) => {
    const parcelas = dividirEmParcelas(total, quantas, primeiro)
    expect(parcelas.map(({ valor }) => valor)).toEqual(valores)
    expect(parcelas.map(({ mes }) => mes)).toEqual(valores.map((_, index) => primeiro + index))
  })

  it('add up to the total, to the cent, and differ by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 1, max: 600 }), (cents, quantas) => {
        const valores = dividirEmParcelas(cents / 100, quantas, 1).map(({ valor }) => valor)
        expect(sumMoney(valores)).toBe(cents / 100)
        expect(sumMoney([valores[0] ?? 0, -(valores.at(-1) ?? 0)])).toBeLessThanOrEqual(0.01)
      }),
    )
  })

  it.each([
    [null, 3, 1, MESSAGES.nothingToDivide],
    [0, 3, 1, MESSAGES.nothingToDivide],
    [100, null, 1, MESSAGES.wrongCount],
    [100, 0, 1, MESSAGES.wrongCount],
    [100, 601, 1, MESSAGES.wrongCount],
    [100, 1.5, 1, MESSAGES.wrongCount],
    [100, 3, null, MESSAGES.wrongFirst],
    [100, 3, 0, MESSAGES.wrongFirst],
    [100, 2, 600, MESSAGES.tooLate],
    [100, 600, 1, null],
    [100, 1, 600, null],
  ])('of %s in %s from month %s: %s', (valor_total, quantas, primeiro, refusal) =>
    expect(refusalOfDivisao({ valor_total, quantas, primeiro })).toBe(refusal),
  )
})
