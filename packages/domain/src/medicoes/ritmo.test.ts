import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOTAL } from '../quantitativos/exemplo.testing.ts'
import { curvaDe } from './curva.ts'
import { exemplo, first, LATER, plano } from './obra.testing.ts'
import { prazoGanho, ritmoDe, spiDe } from './ritmo.ts'

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

  it.each([
    ['in the last month of the plan', '2026-08-31', 0.95, 'verde'],
    ['after its end', '2026-09-30', 0.95, 'vermelho'],
    ['after its end, all of it', '2026-09-30', 1, 'verde'],
  ])('%s', (_, fim, share, cor) => {
    const late = { ...exemplo, medicoes: [{ fim, acumulado: Math.round(TOTAL * share * 100) / 100 }] }
    expect(ritmoDe(curvaDe(late, LATER), plano)?.spi).toEqual({ valor: share, cor })
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
