import { sumMoney, toCents } from '../shared/money.ts'

/** What value amendments may add to a contract, in percent of its original value (art. 125, Lei 14.133/2021). */
export const LIMITE = 25

/** A project's value amendments against the ceiling. */
export interface Limite {
  /** The value before any amendment; null when none was ever set. */
  readonly original: number | null
  readonly aprovado: number
  /** Asked for and not decided yet. */
  readonly pendente: number
  /** The ceiling in reais; null without an original value. */
  readonly teto: number | null
  /** In percent of the original, with two decimals; null without an original value. */
  readonly percentAprovado: number | null
  readonly percentComPendente: number | null
  /** What is approved passes the ceiling, or would with everything asked for. */
  readonly passou: boolean
  readonly passaria: boolean
}

/** Hundreds of trillions of cents times a hundred no longer fit a plain number. */
const cents = (reais: number) => BigInt(toCents(reais))

/** Whether additions pass the ceiling, in exact cents: without an original value any addition does. */
export const passesLimit = (original: number | null, added: number): boolean =>
  cents(added) * 100n > cents(original ?? 0) * BigInt(LIMITE)

/** Two decimals, never rounded down to the ceiling when it is passed. */
function percentOf(original: number | null, added: number): number | null {
  const whole = cents(original ?? 0)
  if (whole === 0n) return null
  return Number((cents(added) * 10_000n + whole - 1n) / whole) / 100
}

/** The legal meter: increases over the baseline, with what is pending beside what is approved. */
export function limiteOf(original: number | null, aprovado: number, pendente: number): Limite {
  const both = sumMoney([aprovado, pendente])
  return {
    original,
    aprovado,
    pendente,
    teto: original === null ? null : Number((cents(original) * BigInt(LIMITE)) / 100n) / 100,
    percentAprovado: percentOf(original, aprovado),
    percentComPendente: percentOf(original, both),
    passou: passesLimit(original, aprovado),
    passaria: passesLimit(original, both),
  }
}
