import { fromCents, toCents } from '../shared/money.ts'

/** The amounts of an amendment. */
export interface Quantias {
  readonly valor: number | null
  readonly supressao: number | null
  readonly reajuste: number | null
}

/**
 * What the budget becomes: it grows by what is added or adjusted and falls by what is taken out; a project without one
 * starts from nothing. Null where more would be taken out than there is.
 */
export function amendedValor(
  valor: number | null,
  { valor: added, supressao, reajuste }: Quantias,
): number | null {
  const cents = toCents(valor ?? 0) + toCents(added ?? 0) + toCents(reajuste ?? 0) - toCents(supressao ?? 0)
  return cents < 0 ? null : fromCents(cents)
}

/** Whether it changes the budget, and so freezes what it is measured by. */
export const changesValor = ({ valor, supressao, reajuste }: Quantias): boolean =>
  valor !== null || supressao !== null || reajuste !== null
