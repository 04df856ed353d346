import { fromCents, toCents } from '../shared/money.ts'

/** A project's money at one moment, in reais. */
export interface Execucao {
  /** Null when nobody has set a budget yet. */
  readonly orcado: number | null
  readonly gasto: number
  /** Never below zero, however much was spent. */
  readonly restante: number
  /** Of the budget, a whole number; above 100 when more was spent than there is. */
  readonly percentual: number
  readonly estourado: boolean
}

/** `round(part / whole * 100)` in integers: binary fractions would round 14,5% down. */
function wholePercent(part: number, whole: number): number {
  if (whole === 0) return 0
  const [numerator, denominator] = [200n * BigInt(part), 2n * BigInt(whole)]
  return Number((numerator + BigInt(whole)) / denominator)
}

/** The one calculation of spent, remaining and percent used: exact cents in, exact cents out. */
export function execucao(valor: number | null, gasto: number): Execucao {
  const [budget, spent] = [toCents(valor ?? 0), toCents(gasto)]
  return {
    orcado: valor,
    gasto,
    restante: fromCents(Math.max(0, budget - spent)),
    percentual: wholePercent(spent, budget),
    estourado: valor !== null && spent > budget,
  }
}
