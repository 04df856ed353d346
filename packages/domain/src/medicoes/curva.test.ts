import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOTAL } from '../quantitativos/exemplo.testing.ts'
import { planMonths } from '../servicos/cronograma.ts'
import { calendarMonth, monthFrom, monthLabel } from '../shared/meses.ts'
import { curvaDe, planoDoCronograma } from './curva.ts'
import { exemplo, first, LATER, plano } from './obra.testing.ts'
import { ritmoDe } from './ritmo.ts'

describe('months of a contract', () => {
  it.each([
    ['2027-09-30', '2027-09-01', 1],
    ['2027-09-30', '2027-10-01', 2],
    ['2027-09-30', '2028-09-30', 13],
    ['2027-09-30', '2027-08-31', 0],
  ])('from %s, %s is in number %d', (start, day, month) => expect(monthFrom(start, day)).toBe(month))

  it('are called by the calendar', () => {
    expect([1, 4, 5, 17].map((month) => monthLabel('2027-09-30', month))).toEqual([
      'M1 · set/2027',
      'M4 · dez/2027',
      'M5 · jan/2028',
      'M17 · jan/2029',
    ])
    expect(['2027-09-30', '2028-01'].map(calendarMonth)).toEqual(['set/2027', 'jan/2028'])
  })

  it('and by their number alone while nobody knows when they begin', () => {
    expect([1, 600].map((month) => monthLabel(null, month))).toEqual(['M1', 'M600'])
  })
})

describe('the plan', () => {
  it('from stages of the schedule', () => {
    expect(plano).toEqual([26_449.39, 105_797.54, 211_595.09, 343_842.02, 449_639.56, TOTAL])
  })

  it('from installments', () => {
    const months = planMonths([
      {
        parcelas: [
          { mes: 1, valor: 10 },
          { mes: 3, valor: 5 },
        ],
      },
    ])
    expect(months.map(({ acumulado }) => acumulado)).toEqual([10, 10, 15])
  })

  it('of all stages in full is their value, however it is split', () => {
    const split = fc.array(fc.nat(1_000_000), { maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(1e12), split, (cents, cuts) => {
        const edges = [0, ...cuts.toSorted((one, other) => one - other), 1_000_000]
        const rows = edges.slice(1).map((edge, index) => ({
          chave: 1,
          mes: index + 1,
          percentual: (edge - (edges[index] ?? 0)) / 10_000,
        }))
        expect(planoDoCronograma(new Map([[1, cents / 100]]), rows).at(-1)).toBe(cents / 100)
      }),
    )
  })
})

describe('the curve', () => {
  it('goes no further than what was measured and paid', () => {
    expect(curvaDe(exemplo, LATER)).toEqual([
      { mes: 1, planejado: 26_449.39, medido: 14_613.72, pago: 0 },
      { mes: 2, planejado: 105_797.54, medido: 139_044.35, pago: 0 },
      { mes: 3, planejado: 211_595.09, medido: 362_103.42, pago: 13_883.03 },
      { mes: 4, planejado: 343_842.02, medido: null, pago: 132_092.13 },
      { mes: 5, planejado: 449_639.56, medido: null, pago: null },
      { mes: 6, planejado: TOTAL, medido: null, pago: null },
    ])
  })

  it('knows nothing of days after today', () => {
    const seen = curvaDe(exemplo, '2026-05-10')
    expect(seen.map(({ medido }) => medido)).toEqual([14_613.72, 139_044.35, null, null, null, null])
    expect(seen.map(({ pago }) => pago)).toEqual([0, 0, 13_883.03, null, null, null])
  })

  it('without a bulletin is the plan alone', () => {
    const alone = curvaDe({ ...first(0), pagamentos: [] }, LATER)
    expect(alone.every(({ medido, pago }) => medido === null && pago === null)).toBe(true)
    expect(ritmoDe(alone, plano)).toBeNull()
  })

  it('of late works goes on past the plan, which stays at its end', () => {
    const late = curvaDe({ ...exemplo, medicoes: [{ fim: '2026-10-31', acumulado: 100 }] }, LATER)
    expect(late).toHaveLength(8)
    expect(late.at(-1)).toEqual({ mes: 8, planejado: TOTAL, medido: 100, pago: 132_092.13 })
    expect(late[6]).toMatchObject({ mes: 7, planejado: TOTAL, medido: 0 })
  })

  it('takes the last of two bulletins of a month', () => {
    const twice = [{ fim: '2026-03-15', acumulado: 5 }, ...exemplo.medicoes]
    expect(curvaDe({ ...exemplo, medicoes: twice }, LATER)[0]?.medido).toBe(14_613.72)
  })
})
