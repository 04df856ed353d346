import { addDays, type Day, daysBetween } from '../shared/days.ts'
import { LAST_DAY } from '../shared/meses.ts'
import { feriadosOf, type RegraFeriado } from './feriados-do-ano.ts'

/**
 * Terms as art. 183 of Lei 14.133/2021 counts them: the first day is left out and the last one counts; working days are
 * those with office hours; what ends on a day without them ends on the next one that has.
 */

const MONDAY: Day = '1900-01-01'
const isWeekend = (day: Day): boolean => daysBetween(MONDAY, day) % 7 >= 5

const yearOf = (day: Day): number => Number(day.slice(0, 4))
const LAST_YEAR = yearOf(LAST_DAY)

/** The days of a year with office hours, in their order. */
function workingDays(year: number, regras: readonly RegraFeriado[]): readonly Day[] {
  // A hundred days before Easter the year before is not over yet.
  const years = year < LAST_YEAR ? [year, year + 1] : [year]
  const feriados = new Set(years.flatMap((near) => [...feriadosOf(near, regras)]))
  const first = `${year}-01-01`
  const length = daysBetween(first, `${year}-12-31`) + 1
  return Array.from({ length }, (_, index) => addDays(first, index)).filter(
    (day) => !isWeekend(day) && !feriados.has(day),
  )
}

/** The city's calendar. A year is worked out when it is first asked for. */
export interface Calendario {
  readonly diasUteis: (year: number) => readonly Day[]
}

export function calendarioOf(regras: readonly RegraFeriado[]): Calendario {
  const years = new Map<number, readonly Day[]>()
  return {
    diasUteis: (year) => {
      const days = years.get(year) ?? workingDays(year, regras)
      years.set(year, days)
      return days
    },
  }
}

/** How many working days of its year are not after the day: found by halving, for a page asks it thousands of times. */
function rank({ diasUteis }: Calendario, day: Day): number {
  const days = diasUteis(yearOf(day))
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] as Day) <= day) low = middle + 1
    else high = middle
  }
  return low
}

export const isDiaUtil = (calendario: Calendario, day: Day): boolean =>
  calendario.diasUteis(yearOf(day))[rank(calendario, day) - 1] === day

/** The day itself when it has office hours, else the next one that has (art. 183, § 2º). */
export const diaUtilFrom = (calendario: Calendario, day: Day): Day =>
  day < LAST_DAY && isDiaUtil(calendario, day) ? day : addDiasUteis(calendario, day, 1)

/** The day on which so many working days are over, the first day left out. */
export function addDiasUteis(calendario: Calendario, start: Day, days: number): Day {
  if (start >= LAST_DAY) return LAST_DAY
  if (days <= 0) return start
  let left = rank(calendario, start) + days
  for (let year = yearOf(start); year <= LAST_YEAR; year += 1) {
    const ofYear = calendario.diasUteis(year)
    const found = ofYear[left - 1]
    if (found !== undefined) return found
    left -= ofYear.length
  }
  return LAST_DAY
}

/** Working days from one day to another, the first left out and the last counted; negative when the second comes first. */
export function diasUteisBetween(calendario: Calendario, from: Day, to: Day): number {
  if (to < from) return -diasUteisBetween(calendario, to, from)
  let count = rank(calendario, to) - rank(calendario, from)
  for (let year = yearOf(from); year < yearOf(to); year += 1) count += calendario.diasUteis(year).length
  return count
}
