import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_MONEY } from '../shared/money.ts'
import { execucao } from './execucao.ts'

describe('spent and remaining', () => {
  it.each([
    ['nothing spent', 1000, 0, 1000, 0, false],
    ['a part', 8_412_300, 3_869_658, 4_542_642, 46, false],
    ['all of it', 500.5, 500.5, 0, 100, false],
    ['more than there is: nothing remains', 100, 150, 0, 150, true],
    ['no budget is 0%', 0, 0, 0, 0, false],
    ['spent without a budget is 0%', 0, 10, 0, 0, true],
    ['budget not set', null, 0, 0, 0, false],
    ['budget not set, money spent', null, 10, 0, 0, false],
    ['cents stay exact', 0.3, 0.1, 0.2, 33, false],
    ['half a percent rounds up', 200, 29, 171, 15, false],
    ['less than half a percent rounds down', 1000, 4.99, 995.01, 0, false],
    ['the largest amounts', MAX_MONEY, MAX_MONEY, 0, 100, false],
  ])('%s', (_sentence, valor, gasto, restante, percentual, estourado) =>
    expect(execucao(valor, gasto)).toEqual({ orcado: valor, gasto, restante, percentual, estourado }),
  )

  it('adds up to the budget while there is some left', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000_00 })
    fc.assert(
      fc.property(cents, cents, (budget, spent) => {
        const { restante } = execucao(budget / 100, spent / 100)
        expect(Math.round(restante * 100)).toBe(Math.max(0, budget - spent))
      }),
    )
  })
})
