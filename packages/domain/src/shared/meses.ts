import { type Day, parseDay } from './days.ts'

/** No term is counted beyond it, whatever was typed. */
export const LAST_DAY: Day = '2199-12-31'

/** From date to date; in a month without such a day it is the last of the month (art. 183, II and § 3º). */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  const start = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  for (let last = ofMonth; last > 0; last -= 1) {
    const found = parseDay(`${start}-${String(last).padStart(2, '0')}`)
    if (found !== null) return found
  }
  return LAST_DAY
}

export const addYears = (day: Day, years: number): Day => addMonths(day, 12 * years)

const countOf = (day: Day) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * 12 + month - 1
}

/** Which month a day is in, the calendar month of the start being the first; below 1 before it. */
export const monthFrom = (start: Day, day: Day): number => countOf(day) - countOf(start) + 1

const SHORT = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

const nameOf = (count: number) => `${SHORT[count % 12]}/${Math.floor(count / 12)}`

/** The calendar month of a day, or of a month alone (`2027-09`): `set/2027`. */
export const calendarMonth = (day: Day): string => nameOf(countOf(day))

/** A month of a contract as people say it, `M1 · set/2027`; `M1` while nobody knows when it begins. */
export const monthLabel = (start: Day | null, month: number): string =>
  start === null ? `M${month}` : `M${month} · ${nameOf(countOf(start) + month - 1)}`
