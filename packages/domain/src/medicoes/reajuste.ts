import type { Day } from '../shared/days.ts'
import { divided } from '../shared/exact.ts'
import { addYears } from '../shared/meses.ts'
import { fromCents, toCents } from '../shared/money.ts'
import { toTenThousandths } from '../shared/quantity.ts'
import { MESSAGES } from './messages.ts'

/**
 * The last anniversary of the base date that a period reaches: its index adjusts the period. Null in the first twelve
 * months, in which nothing is adjusted (art. 25, § 7º; the anniversary itself counts).
 */
export function aniversarioDe(data_base: Day, fim: Day): Day | null {
  const years = Number(fim.slice(0, 4)) - Number(data_base.slice(0, 4))
  const reached = [years, years - 1].find((count) => count >= 1 && addYears(data_base, count) <= fim)
  return reached === undefined ? null : addYears(data_base, reached)
}

/** What an amount is adjusted by, from the exact ratio of the indices: a rounded factor would be off by reais. */
export const reajusteDe = (valor: number, i0: number, i1: number): number =>
  i0 === 0
    ? 0
    : fromCents(
        Number(
          divided(
            BigInt(toCents(valor)) * BigInt(toTenThousandths(i1) - toTenThousandths(i0)),
            BigInt(toTenThousandths(i0)),
          ),
        ),
      )

/** The two indices of a bulletin: of the base date and of the anniversary. */
export interface Indices {
  readonly indice_base: number | null
  readonly indice_atual: number | null
}

/** Why a bulletin with these indices cannot be; null where it can. */
export function refusalOfReajuste(
  { indice_base, indice_atual }: Indices,
  data_base: Day | null,
  fim: Day,
): string | null {
  if (indice_base === null && indice_atual === null) return null
  if (indice_base === null || indice_atual === null) return MESSAGES.bothIndices
  if (data_base === null) return MESSAGES.noDataBase
  return aniversarioDe(data_base, fim) === null ? MESSAGES.noReajuste : null
}
