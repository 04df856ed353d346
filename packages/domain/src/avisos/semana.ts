import { addDays, type Day, dayOf, daysBetween, timeOf } from '../shared/days.ts'

/** A Monday, from which weeks are counted. */
const SEGUNDA = '1970-01-05'

/** The Monday of a day's week. */
const mondayOf = (day: Day): Day => addDays(day, -(((daysBetween(SEGUNDA, day) % 7) + 7) % 7))

/** The week of a day as ISO 8601 numbers them: `2026-W46`. It belongs to the year of its Thursday. */
export function semanaOf(day: Day): string {
  const thursday = addDays(mondayOf(day), 3)
  const year = thursday.slice(0, 4)
  return `${year}-W${String(Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1).padStart(2, '0')}`
}

/** The Monday of a week, or null when there is no such week. */
export function segundaOf(semana: string): Day | null {
  const [, year, week] = /^((?:19|20|21)\d{2})-W(\d{2})$/.exec(semana) ?? []
  if (year === undefined || Number(year) < 1901 || Number(year) > 2198) return null
  const monday = addDays(mondayOf(`${year}-01-04`), (Number(week) - 1) * 7)
  return semanaOf(monday) === semana ? monday : null
}

/** When the week of a Monday begins and ends in the city. */
export const semanaDe = (segunda: Day): { readonly de: Date; readonly ate: Date } => ({
  de: new Date(timeOf(segunda)),
  ate: new Date(timeOf(addDays(segunda, 7))),
})

/** At seven in the morning in the city. */
const atSeven = (day: Day) => new Date(timeOf(day, '07:00'))

/** The last weekly digest that was due: each Monday at seven, of the week before. */
export function resumoOf(now: Date): { readonly chave: string; readonly de: Date; readonly ate: Date } {
  const monday = mondayOf(dayOf(new Date(now.getTime() - 7 * 3_600_000)))
  return { chave: `semana/${semanaOf(monday)}`, de: atSeven(addDays(monday, -7)), ate: atSeven(monday) }
}
