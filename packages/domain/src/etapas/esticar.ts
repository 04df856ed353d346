import { addDays, type Day, daysBetween } from '../shared/days.ts'

/** What is late goes on after its end, until today. */
export interface Atraso {
  /** The day after the end. */
  readonly inicio: Day
  readonly fim: Day
  readonly dias: number
}

/** The days from its end to today of what is late; null of what is not, has no end, or ends later. */
export const atrasoDe = (fim: Day | null, late: boolean, today: Day): Atraso | null =>
  late && fim !== null && fim < today
    ? { inicio: addDays(fim, 1), fim: today, dias: daysBetween(fim, today) }
    : null

/** `há 12 dias`. */
export const haDias = (dias: number): string => `há ${dias} ${dias === 1 ? 'dia' : 'dias'}`
