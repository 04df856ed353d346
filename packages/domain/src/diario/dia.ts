import { type Day, formatDay } from '../shared/days.ts'
import { MESSAGES } from './messages.ts'

/** So many years back goes the diary of a work of which no day is known. */
const ANOS = 5

/**
 * What is wrong with the day of an entry; null where nothing is. `inicio` is the earliest day known of the work: of its stages,
 * its contracts, or the first of its year.
 */
export function problemOfDia(dia: Day, inicio: Day | null, hoje: Day): string | null {
  if (dia > hoje) return MESSAGES.future
  const first = inicio ?? `${Number(hoje.slice(0, 4)) - ANOS}-01-01`
  // A work that has not begun may be pictured today.
  return dia < first && dia < hoje ? MESSAGES.beforeWork(formatDay(first)) : null
}
