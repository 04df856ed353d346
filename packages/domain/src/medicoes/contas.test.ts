import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMoney } from '../shared/money.ts'
import { contasDe, percentualDe } from './contas.ts'
import { MESSAGES } from './messages.ts'
import { aniversarioDe, reajusteDe, refusalOfReajuste } from './reajuste.ts'

const NO_INDEX = { indice_base: null, indice_atual: null }

describe('from measured to net', () => {
  it.each([
    [14_613.72, 730.69, 13_883.03],
    [124_430.63, 6221.53, 118_209.1],
    [223_059.07, 11_152.95, 211_906.12],
    [0, 0, 0],
    [-1000, -50, -950],
  ])('%d with five percent held', (periodo, retido, liquido) => {
    expect(contasDe(periodo, NO_INDEX, 5, [])).toEqual({
      periodo,
      reajuste: 0,
      bruto: periodo,
      retido,
      deducoes: [],
      liquido,
      problema: null,
    })
  })

  it('with an adjustment and deductions, each of its own base', () => {
    const indices = { indice_base: 984.12, indice_atual: 1035.27 }
    const deducoes = [
      { nome: 'INSS', base: 50_000, percentual: 11 },
      { nome: 'ISS', base: 223_059.07, percentual: 2.5 },
    ]
    expect(contasDe(223_059.07, indices, 5, deducoes)).toMatchObject({
      reajuste: 11_593.58,
      bruto: 234_652.65,
      retido: 11_152.95,
      deducoes: [{ valor: 5500 }, { valor: 5576.48 }],
      liquido: 212_423.22,
      problema: null,
    })
  })

  it('deductions never take more than there is', () => {
    const all = (percentual: number) => [{ nome: 'x', base: 100, percentual }]
    expect(contasDe(100, NO_INDEX, 0, all(100))).toMatchObject({ liquido: 0, problema: null })
    expect(contasDe(100, NO_INDEX, 1, all(100))).toMatchObject({ problema: MESSAGES.negativeTotal })
  })

  it('net, held and deductions are what was invoiced, whatever they are', () => {
    const cents = fc.integer({ min: -1e10, max: 1e12 }).map((each) => each / 100)
    const rate = fc.nat(1_000_000).map((each) => each / 10_000)
    fc.assert(
      fc.property(
        cents,
        rate,
        fc.array(fc.record({ base: cents, percentual: rate })),
        (periodo, held, list) => {
          const deducoes = list.map((each) => ({ ...each, nome: 'x' }))
          const contas = contasDe(periodo, NO_INDEX, held, deducoes)
          const taken = contas.deducoes.map(({ valor }) => valor)
          expect(sumMoney([contas.liquido, contas.retido, ...taken])).toBe(contas.bruto)
          expect(percentualDe(-periodo, held)).toBe(0 - percentualDe(periodo, held))
        },
      ),
    )
  })
})

describe('the adjustment by index', () => {
  it.each([
    [223_059.07, 984.12, 1035.27, 11_593.58],
    [223_059.07, 984.12, 984.12, 0],
    [100, 200, 190, -5],
    [-100, 200, 210, -5],
    [100, 0, 210, 0],
  ])('of %d from %d to %d is %d', (valor, i0, i1, reajuste) => {
    expect(reajusteDe(valor, i0, i1)).toBe(reajuste)
  })

  it.each([
    ['the day before the anniversary', '2025-03-15', '2026-03-14', null],
    ['the anniversary', '2025-03-15', '2026-03-15', '2026-03-15'],
    ['the second year', '2025-03-15', '2027-03-14', '2026-03-15'],
    ['the second anniversary', '2025-03-15', '2027-03-15', '2027-03-15'],
    ['before the base date', '2025-03-15', '2024-12-31', null],
    ['a leap day', '2024-02-29', '2025-02-28', '2025-02-28'],
    ['the end of the first year', '2025-12-01', '2026-01-31', null],
  ])('%s', (_, base, fim, day) => expect(aniversarioDe(base, fim)).toBe(day))

  it.each([
    ['none', NO_INDEX, null, '2026-01-31', null],
    ['one index', { indice_base: 100, indice_atual: null }, '2025-01-01', '2026-01-31', MESSAGES.bothIndices],
    ['both in time', { indice_base: 100, indice_atual: 105 }, '2025-01-01', '2026-01-31', null],
    ['too early', { indice_base: 100, indice_atual: 105 }, '2025-02-01', '2026-01-31', MESSAGES.noReajuste],
    ['no base date', { indice_base: 100, indice_atual: 105 }, null, '2026-01-31', MESSAGES.noDataBase],
  ])('%s', (_, indices, base, fim, refusal) => {
    expect(refusalOfReajuste(indices, base, fim)).toBe(refusal)
  })
})
