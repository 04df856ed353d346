import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMoney } from '../shared/money.ts'
import { halfMonth, inicioDasParcelas, lastMonth, monthsOf, planMonths, totalPeso } from './cronograma.ts'

const paid = (...parcelas: [mes: number, valor: number][]) => ({
  parcelas: parcelas.map(([mes, valor]) => ({ mes, valor })),
})

describe('the months of the schedule', () => {
  it.each([
    ['no service', [], 0],
    ['services without installments', [paid(), paid()], 0],
    ['up to the highest month of all services', [paid([1, 10], [3, 10]), paid([12, 1])], 12],
    ['whatever their order', [paid([7, 1], [2, 1])], 7],
    ['a month that pays nothing is a month too', [paid([4, 0])], 4],
  ])('%s', (_sentence, servicos, months) => expect(lastMonth(servicos)).toBe(months))

  it.each([
    ['each amount in its month, nothing in the others', paid([1, 10.5], [3, 2]), 3, [10.5, 0, 2]],
    ['several in one month add up exactly', paid([2, 0.1], [2, 0.2]), 2, [0, 0.3]],
    ['as many months as the whole project has', paid([1, 5]), 4, [5, 0, 0, 0]],
    ['no installments', paid(), 2, [0, 0]],
  ])('%s', (_sentence, servico, months, row) => expect(monthsOf(servico, months)).toEqual(row))
})

describe('the first month is that of stage 5', () => {
  it.each([
    ['as it is planned', '2027-09-10', null, '2027-09-10'],
    ['as it was, once it began', '2027-09-10', '2027-11-03', '2027-11-03'],
    ['as it was, whatever was planned', null, '2027-11-03', '2027-11-03'],
    ['not known', null, null, null],
  ])('%s', (_sentence, datainicioetapa5, datainicioreal5, inicio) =>
    expect(inicioDasParcelas({ datainicioetapa5, datainicioreal5 })).toBe(inicio),
  )
})

describe('the plan of payments', () => {
  it('adds up the services month by month', () => {
    expect(planMonths([paid([1, 100], [3, 50.1]), paid([1, 0.2], [2, 0.1])])).toEqual([
      { mes: 1, valor: 100.2, acumulado: 100.2 },
      { mes: 2, valor: 0.1, acumulado: 100.3 },
      { mes: 3, valor: 50.1, acumulado: 150.4 },
    ])
    expect(planMonths([paid()])).toEqual([])
  })

  it('ends with all installments, and each service keeps its own in its row', () => {
    const parcela = fc.record({
      mes: fc.integer({ min: 1, max: 48 }),
      valor: fc.integer({ min: 0, max: 9_000_000_00 }).map((cents) => cents / 100),
    })
    const servicos = fc.array(fc.record({ parcelas: fc.array(parcela) }))
    fc.assert(
      fc.property(servicos, (all) => {
        const plan = planMonths(all)
        const total = sumMoney(all.flatMap(({ parcelas }) => parcelas.map(({ valor }) => valor)))
        expect(plan.at(-1)?.acumulado ?? 0).toBe(total)
        expect(sumMoney(plan.map(({ valor }) => valor))).toBe(total)
        expect(sumMoney(all.flatMap((servico) => monthsOf(servico, plan.length)))).toBe(total)
      }),
    )
  })

  it.each([
    ['nothing planned', [], null],
    ['nothing paid', [paid([3, 0])], null],
    ['exactly half is enough', [paid([1, 50], [4, 50])], 1],
    ['a cent less is not', [paid([1, 49.99], [2, 0.02], [9, 49.99])], 2],
    ['all at the end', [paid([24, 1])], 24],
  ])('half of it: %s', (_sentence, servicos, mes) => expect(halfMonth(planMonths(servicos))).toBe(mes))
})

describe('the weights together', () => {
  it.each([
    ['thirds are a whole', [33.33, 33.33, 33.33], 100],
    ['sixths too', [16.67, 16.67, 16.67, 16.67, 16.67, 16.67], 100],
    ['a missing percent is missing', [33, 33, 33], 99],
    ['given weights add up exactly', [0.1, 0.2], 0.3],
    ['more than a whole is said', [100, 12.5], 112.5],
    ['none', [], 0],
  ])('%s', (_sentence, pesos, total) => expect(totalPeso(pesos)).toBe(total))
})
