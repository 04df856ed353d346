import type { Corte } from '../cidade/tribunais.ts'
import { addDays, type Day } from '../shared/days.ts'
import { addMonths } from '../shared/meses.ts'

export interface Periodo {
  readonly inicio: Day
  readonly fim: Day
}

const two = (number: number) => String(number).padStart(2, '0')

/** The half-year that is over and due, by the month in which the court's begin: from April to September, or of the calendar. */
export function periodoAnterior(today: Day, { semestre }: Pick<Corte, 'semestre'>): Periodo {
  const year = Number(today.slice(0, 4))
  const begins = [semestre + 6 - 12, semestre, semestre + 6].map((month) =>
    month > 0 ? `${year}-${two(month)}-01` : `${year - 1}-${two(month + 12)}-01`,
  )
  // The half-year that goes on began last; the one before it is over.
  const current = begins.filter((day) => day <= today).at(-1) ?? today
  return { inicio: addMonths(current, -6), fim: addDays(current, -1) }
}

/** Until when the court wants to be told of a period; null where nobody said. */
export const prazoOf = (
  { fim }: Pick<Periodo, 'fim'>,
  { prazo_dias }: Pick<Corte, 'prazo_dias'>,
): Day | null => (prazo_dias === null ? null : addDays(fim, prazo_dias))
