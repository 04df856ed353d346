import type { Day } from '../shared/days.ts'
import { formatDay } from '../shared/days.ts'
import type { Campos } from '../shared/errors.ts'
import { divided, shareOf } from '../shared/exact.ts'
import { addMonths } from '../shared/meses.ts'
import { fromCents, sumMoney, toCents } from '../shared/money.ts'
import { MESSAGES, overNet } from './messages.ts'
import type { SituacaoBoletim } from './situacao.ts'

/** Of a bulletin, what its payments are held against. */
export interface Pagavel {
  readonly situacao: SituacaoBoletim
  readonly liquido: number
  readonly aprovada_em: Day | null
}

/** What is still to be paid of it; nothing of one that takes back more than it measures. */
export const restaPagar = (liquido: number, pagos: readonly number[]): number =>
  Math.max(0, sumMoney([liquido, ...pagos.map((valor) => -valor)]))

export const isQuitado = (liquido: number, pagos: readonly number[]): boolean =>
  restaPagar(liquido, pagos) === 0

/** What of a payment does not hold, by field: payments never add up to more than the net. */
export function problemsOfPagamento(
  { valor, data }: { readonly valor: number; readonly data: Day },
  { liquido, aprovada_em }: Pagavel,
  pagos: readonly number[],
  today: Day,
): Campos {
  const resta = restaPagar(liquido, pagos)
  return {
    ...(valor <= 0 ? { valor: MESSAGES.nothingToPay } : {}),
    ...(valor > resta ? { valor: overNet(resta) } : {}),
    ...(aprovada_em === null || data < aprovada_em ? { data: MESSAGES.paidInAdvance } : {}),
    ...(data > today ? { data: MESSAGES.future } : {}),
  }
}

/** Where a bulletin stands with these payments: paid as soon as nothing is left. */
export const situacaoPaga = ({ situacao, liquido }: Pagavel, pagos: readonly number[]): SituacaoBoletim =>
  situacao === 'liquidada' && isQuitado(liquido, pagos) ? 'paga' : situacao

/** Two months after the invoice unpaid, the contractor may end the contract (art. 137, § 2º, IV). */
export function avisoDeAtraso(
  { situacao }: Pick<Pagavel, 'situacao'>,
  nota_fiscal_em: Day | null,
  today: Day,
): string | null {
  if (situacao !== 'liquidada' || nota_fiscal_em === null) return null
  const until = addMonths(nota_fiscal_em, 2)
  return today > until
    ? `Pagamento atrasado há mais de dois meses desde ${formatDay(until)}: a contratada pode pedir a extinção do contrato (art. 137, § 2º, IV).`
    : null
}

/** What was paid for works alone: an adjustment by index is money without works, and would read as pay in advance. */
export function pagoSemReajuste(pago: number, liquido: number, reajuste: number): number {
  if (liquido <= 0) return pago
  const works = Math.max(0, toCents(liquido) - toCents(reajuste))
  return fromCents(Number(divided(BigInt(toCents(pago)) * BigInt(works), BigInt(toCents(liquido)))))
}

export interface FinanceiroFisico {
  /** In percent of the contract, with two decimals. */
  readonly financeiro: number
  readonly fisico: number
  readonly diferenca: number
  /** More was paid than measured: art. 145. */
  readonly adiantado: boolean
}

/** Paid against measured, without what is owed to indices; judged by exact cents. */
export function financeiroFisico(pago: number, medido: number, contratado: number): FinanceiroFisico {
  const percent = (valor: number) => shareOf(toCents(valor), toCents(contratado), 2) ?? 0
  return {
    financeiro: percent(pago),
    fisico: percent(medido),
    diferenca: percent(sumMoney([pago, -medido])),
    adiantado: pago > medido,
  }
}
