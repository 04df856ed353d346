import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planMonths } from '../servicos/cronograma.ts'
import { monthFrom, monthLabel } from '../shared/meses.ts'
import { curvaDe, type Obra, planoDoCronograma } from './curva.ts'
import { prazoGanho, ritmoDe, spiDe } from './ritmo.ts'

const TOTAL = 528_987.72
const cronograma = [5, 15, 20, 25, 20, 15].map((percentual, index) => ({
  chave: 1,
  mes: index + 1,
  percentual,
}))
const plano = planoDoCronograma(new Map([[1, TOTAL]]), cronograma)

const exemplo: Obra = {
  inicio: '2026-03-10',
  plano,
  medicoes: [
    { fim: '2026-03-31', acumulado: 14_613.72 },
    { fim: '2026-04-30', acumulado: 139_044.35 },
    { fim: '2026-05-31', acumulado: 362_103.42 },
  ],
  pagamentos: [
    { data: '2026-06-20', valor: 118_209.1 },
    { data: '2026-05-05', valor: 13_883.03 },
  ],
}
const first = (count: number): Obra => ({ ...exemplo, medicoes: exemplo.medicoes.slice(0, count) })
const LATER = '2026-11-16'

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

describe('the index', () => {
  it.each([
    [14_613.72, 26_449.39, 0.55, 'vermelho'],
    [139_044.35, 105_797.54, 1.31, 'verde'],
    [362_103.42, 211_595.09, 1.71, 'verde'],
    [79.99, 100, 0.8, 'vermelho'],
    [80, 100, 0.8, 'amarelo'],
    [89.99, 100, 0.9, 'amarelo'],
    [90, 100, 0.9, 'verde'],
    [0, 100, 0, 'vermelho'],
  ])('%d of %d is %d, %s', (medido, planejado, valor, cor) => {
    expect(spiDe(medido, planejado)).toEqual({ valor, cor })
  })

  it('is none before the first planned month', () => expect(spiDe(10, 0)).toBeNull())
})

describe('the pace', () => {
  it.each([
    [1, 0.55, 10.9, 'no ritmo atual termina em 10,9 meses (previsto 6)'],
    [3, 4.17, 4.3, 'no ritmo atual termina em 4,3 meses (previsto 6)'],
  ])('at bulletin %d', (count, ganho, meses, texto) => {
    const ritmo = ritmoDe(curvaDe(first(count), LATER), plano)
    expect(ritmo).toMatchObject({ mes: count, ganho, meses, texto })
  })

  it('stays as it was at the last bulletin, however long ago', () => {
    const [then, now] = ['2026-06-01', '2029-01-01'].map((day) => ritmoDe(curvaDe(exemplo, day), plano))
    expect(now).toEqual(then)
  })

  it.each([
    ['nothing measured', 0, null, 'nada medido ainda: não há ritmo que diga quando termina'],
    ['all of it', TOTAL, null, 'tudo o que foi planejado está medido'],
  ])('%s', (_, acumulado, meses, texto) => {
    const done = { ...exemplo, medicoes: [{ fim: '2026-04-30', acumulado }] }
    expect(ritmoDe(curvaDe(done, LATER), plano)).toMatchObject({ meses, texto })
  })

  it('never earns less for more works, nor more than the plan has', () => {
    const cents = fc.nat(60_000_000)
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const [slow, fast] = [prazoGanho(plano, less / 100), prazoGanho(plano, more / 100)]
        expect(slow).toBeLessThanOrEqual(fast)
        expect(fast).toBeLessThanOrEqual(plano.length)
        expect(slow).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
