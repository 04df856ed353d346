import { fromCents, toCents } from '../shared/money.ts'
import { MESSAGES } from './messages.ts'
import { MAX_MES, MAX_PARCELAS, type Parcela } from './servico.ts'

/** How a total is to be divided: into how many, beginning with which month. */
export interface Divisao {
  readonly valor_total: number | null
  readonly quantas: number | null
  readonly primeiro: number | null
}

const isCount = (value: number | null, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= most

/** Why a total is not divided so; null where it is. */
export function refusalOfDivisao({ valor_total, quantas, primeiro }: Divisao): string | null {
  if (valor_total === null || valor_total <= 0) return MESSAGES.nothingToDivide
  if (!isCount(quantas, MAX_PARCELAS)) return MESSAGES.wrongCount
  if (!isCount(primeiro, MAX_MES)) return MESSAGES.wrongFirst
  return primeiro + quantas - 1 > MAX_MES ? MESSAGES.tooLate : null
}

/** Equal installments, month after month: they add up to the total, the first ones by the cents that do not divide. */
export function dividirEmParcelas(valor_total: number, quantas: number, primeiro: number): Parcela[] {
  const cents = toCents(valor_total)
  const extra = cents % quantas
  const each = (cents - extra) / quantas
  return Array.from({ length: quantas }, (_, index) => ({
    mes: primeiro + index,
    valor: fromCents(each + (index < extra ? 1 : 0)),
  }))
}
