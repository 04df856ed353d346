import type { Projeto } from '../projetos/projeto.ts'
import type { Day } from '../shared/days.ts'
import { fromCents, toCents } from '../shared/money.ts'
import type { Parcela } from './servico.ts'

interface Paid {
  readonly parcelas: readonly Parcela[]
}

/** One month of a project's plan of payments. */
export interface Mes {
  readonly mes: number
  readonly valor: number
  /** What is paid up to and with this month. */
  readonly acumulado: number
}

/** Of a project, from when its months count: the start of stage 5, as it was or else as it is planned. */
export type Executado = Pick<Projeto, 'datainicioetapa5' | 'datainicioreal5'>

/** The day whose calendar month is the installments' first; null while the execution has no date. */
export const inicioDasParcelas = ({ datainicioetapa5, datainicioreal5 }: Executado): Day | null =>
  datainicioreal5 ?? datainicioetapa5

/** How many month columns the schedule has: up to the highest month among the installments. */
export const lastMonth = (servicos: readonly Paid[]): number =>
  servicos.reduce(
    (last, { parcelas }) => parcelas.reduce((latest, { mes }) => Math.max(latest, mes), last),
    0,
  )

/** What falls in each month, M1 first, in exact cents. */
function centsByMonth(servicos: readonly Paid[]): number[] {
  const cents = Array.from({ length: lastMonth(servicos) }, () => 0)
  for (const { mes, valor } of servicos.flatMap(({ parcelas }) => parcelas)) {
    cents[mes - 1] = (cents[mes - 1] ?? 0) + toCents(valor)
  }
  return cents
}

/** The weights come together as 100 where only the rounding of their hundredths keeps them from it. */
export function totalPeso(pesos: readonly number[]): number {
  const hundredths = pesos.reduce((sum, peso) => sum + Math.round(peso * 100), 0)
  return Math.abs(hundredths - 100_00) * 2 <= pesos.length ? 100 : hundredths / 100
}

/** A service's own row of the schedule: its amount in each of the months; several in one month add up. */
export function monthsOf(servico: Paid, months: number): number[] {
  const cents = centsByMonth([servico])
  return Array.from({ length: months }, (_, index) => fromCents(cents[index] ?? 0))
}

/** The month with which half of what the plan pays is paid; null while it pays nothing. */
export function halfMonth(plan: readonly Mes[]): number | null {
  const whole = toCents(plan.at(-1)?.acumulado ?? 0)
  if (whole === 0) return null
  return plan.find(({ acumulado }) => toCents(acumulado) * 2 >= whole)?.mes ?? null
}

/** The planned S-curve of a project: month by month, and what has come together until then. */
export function planMonths(servicos: readonly Paid[]): Mes[] {
  let soFar = 0
  return centsByMonth(servicos).map((cents, index) => {
    soFar += cents
    return { mes: index + 1, valor: fromCents(cents), acumulado: fromCents(soFar) }
  })
}
