import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMoney } from '../shared/money.ts'
import { MESSAGES, overNet } from './messages.ts'
import {
  avisoDeAtraso,
  financeiroFisico,
  isQuitado,
  type Pagavel,
  pagoSemReajuste,
  problemsOfPagamento,
  restaPagar,
  situacaoPaga,
} from './pagamento.ts'

const TODAY = '2026-11-16'
const boletim: Pagavel = { situacao: 'liquidada', liquido: 118_209.1, aprovada_em: '2026-10-01' }

describe('a payment', () => {
  it.each([
    ['all of it', 118_209.1, TODAY, [], {}],
    ['a part', 100_000, '2026-10-01', [], {}],
    ['the rest', 18_209.1, TODAY, [100_000], {}],
    ['a cent more than the rest', 18_209.11, TODAY, [100_000], { valor: overNet(18_209.1) }],
    ['of what is paid', 0.01, TODAY, [118_209.1], { valor: overNet(0) }],
    ['of nothing', 0, TODAY, [], { valor: MESSAGES.nothingToPay }],
    ['below nothing', -1, TODAY, [], { valor: MESSAGES.nothingToPay }],
    ['in advance', 1, '2026-09-30', [], { data: MESSAGES.paidInAdvance }],
    ['tomorrow', 1, '2026-11-17', [], { data: MESSAGES.future }],
  ])('%s', (_, valor, data, pagos, campos) => {
    expect(problemsOfPagamento({ valor, data }, boletim, pagos, TODAY)).toEqual(campos)
  })

  it('is refused before the measurement is approved', () => {
    const open = { ...boletim, aprovada_em: null }
    expect(problemsOfPagamento({ valor: 1, data: TODAY }, open, [], TODAY)).toEqual({
      data: MESSAGES.paidInAdvance,
    })
  })

  it('never lets the sum pass the net, whatever is tried', () => {
    const cents = fc.integer({ min: -1000, max: 1e7 }).map((each) => each / 100)
    fc.assert(
      fc.property(cents, fc.array(cents), (liquido, tries) => {
        const pagos: number[] = []
        for (const valor of tries) {
          const campos = problemsOfPagamento({ valor, data: TODAY }, { ...boletim, liquido }, pagos, TODAY)
          if (Object.keys(campos).length === 0) pagos.push(valor)
        }
        expect(sumMoney(pagos)).toBeLessThanOrEqual(Math.max(0, liquido))
        expect(restaPagar(liquido, pagos)).toBe(sumMoney([Math.max(0, liquido), -sumMoney(pagos)]))
      }),
    )
  })

  it.each<[string, Pagavel, number[], string]>([
    ['in part', boletim, [1], 'liquidada'],
    ['in full', boletim, [100_000, 18_209.1], 'paga'],
    ['with nothing to pay', { ...boletim, liquido: -5 }, [], 'paga'],
    ['not yet liquidated', { ...boletim, situacao: 'aprovada', liquido: 0 }, [], 'aprovada'],
  ])('%s', (_, one, pagos, situacao) => expect(situacaoPaga(one, pagos)).toBe(situacao))

  it('of nothing is settled', () => {
    expect([isQuitado(0, []), isQuitado(-1, []), isQuitado(0.01, [])]).toEqual([true, true, false])
  })
})

describe('an invoice that is not paid', () => {
  it.each([
    ['on the last day', '2026-09-16', 'liquidada', null],
    ['the day after', '2026-09-15', 'liquidada', '15/11/2026'],
    ['paid', '2026-01-01', 'paga', null],
    ['no invoice', null, 'liquidada', null],
  ] as const)('%s', (_, issued, situacao, since) => {
    const aviso = avisoDeAtraso({ situacao }, issued, TODAY)
    expect(aviso === null ? null : aviso.includes(`desde ${since}`)).toBe(since === null ? null : true)
  })
})

describe('paid against measured', () => {
  it.each([
    [13_883.03, 14_613.72, 2.62, 2.76, -0.14, false],
    [14_613.72, 14_613.72, 2.76, 2.76, 0, false],
    [14_613.73, 14_613.72, 2.76, 2.76, 0, true],
    [52_898.77, 14_613.72, 10, 2.76, 7.24, true],
    [0, 0, 0, 0, 0, false],
  ])('%d of %d', (pago, medido, financeiro, fisico, diferenca, adiantado) => {
    const found = financeiroFisico(pago, medido, 528_987.72)
    expect(found).toEqual({ financeiro, fisico, diferenca, adiantado })
  })

  it.each([
    ['no adjustment', 100, 100, 0, 100],
    ['an adjustment, all paid', 110, 110, 10, 100],
    ['half of it paid', 55, 110, 10, 50],
    ['a negative one', 95, 95, -5, 100],
    ['deductions that left only the adjustment', 10, 10, 10, 0],
    ['nothing to pay', 0, -5, 0, 0],
  ])('%s', (_, pago, liquido, reajuste, works) => {
    expect(pagoSemReajuste(pago, liquido, reajuste)).toBe(works)
  })
})
