import { addDays, type Day, daysBetween } from '@paco/domain/shared/days'
import { formatNumber } from '@paco/domain/shared/formats'
import type { Tick } from './types.ts'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
/** A Monday, to count weeks from. */
const MONDAY: Day = '2024-01-01'

const part = (day: Day) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)) - 1,
  date: day.slice(8, 10),
})
const monthName = (day: Day) => MONTHS[part(day).month] ?? ''
const firstOfMonth = (months: number): Day =>
  `${Math.floor(months / 12)}-${String((((months % 12) + 12) % 12) + 1).padStart(2, '0')}-01`
const monthNumber = (day: Day) => part(day).year * 12 + part(day).month

interface Unit {
  /** About how many days from one mark to the next. */
  days: number
  /** The least room its labels need, in pixels. */
  room: number
  /** The first mark on or after the day. */
  first: (from: Day) => Day
  next: (at: Day) => Day
  label: (at: Day) => string
  /** The line above, said once where it changes; '' when the label says it all. */
  major: (at: Day) => string
}

const monthAndYear = (at: Day) => `${monthName(at)} ${part(at).year}`
const year = (at: Day) => String(part(at).year)

const everyDays = (step: number, room: number, label: (at: Day) => string): Unit => ({
  days: step,
  room,
  first: (from) => addDays(from, ((-daysBetween(MONDAY, from) % step) + step) % step),
  next: (at) => addDays(at, step),
  label,
  major: monthAndYear,
})

const everyMonths = (step: number, room: number, label: (at: Day) => string, major: Unit['major']): Unit => ({
  days: step * 30.4,
  room,
  first: (from) => {
    const months = monthNumber(from) + (from.endsWith('-01') ? 0 : 1)
    return firstOfMonth(Math.ceil(months / step) * step)
  },
  next: (at) => firstOfMonth(monthNumber(at) + step),
  label,
  major,
})

const dayOfMonth = (at: Day) => String(Number(part(at).date))
const none = () => ''

/** From days to decades, the finest first. */
const UNITS: readonly Unit[] = [
  everyDays(1, 24, dayOfMonth),
  everyDays(7, 30, dayOfMonth),
  ...[1, 2, 3, 6].map((step) => everyMonths(step, 38, monthName, year)),
  ...[12, 24, 60, 120].map((step) => everyMonths(step, 44, year, none)),
]

/** All marks of a unit; the line above is said once where it changes. */
function ticksOf(unit: Unit, from: Day, to: Day): Tick[] {
  const ticks: Tick[] = []
  let said = ''
  for (let at = unit.first(from); at < to; at = unit.next(at)) {
    const major = unit.major(at)
    ticks.push({
      at: daysBetween(from, at),
      label: unit.label(at),
      ...(major !== said && { major }),
    })
    said = major
  }
  return ticks
}

/** The marks of a calendar axis from one day to another that stay legible in `width` pixels. */
export function timeTicks(from: Day, to: Day, width: number): Tick[] {
  const span = daysBetween(from, to)
  if (!(span > 0) || !(width > 0)) return []
  const unit = UNITS.find(({ days, room }) => (width / span) * days >= room) ?? UNITS.at(-1)
  return unit ? ticksOf(unit, from, to) : []
}

const quarterName = (at: Day) => `${Math.floor(part(at).month / 3) + 1}º tri`

/** The marks of a scale that somebody chose: every month, quarter or year. */
const SCALES = {
  1: everyMonths(1, 0, monthName, year),
  3: everyMonths(3, 0, quarterName, year),
  12: everyMonths(12, 0, year, none),
} as const

export const monthTicks = (from: Day, to: Day, months: keyof typeof SCALES): Tick[] =>
  ticksOf(SCALES[months], from, to)

/** The period a set of days needs: whole months, or a little air around when it is short. */
export function periodOf(days: readonly Day[]): { from: Day; to: Day } | null {
  const known = days.filter((day) => Number.isFinite(daysBetween(MONDAY, day))).sort()
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return null
  if (daysBetween(first, last) < 45) return { from: addDays(first, -2), to: addDays(last, 3) }
  return { from: firstOfMonth(monthNumber(first)), to: firstOfMonth(monthNumber(last) + 1) }
}

/** Days are counted from the start; round steps of days, with their word on the first. */
export function dayTicks(to: number, width: number): Tick[] {
  if (!(to > 0) || !(width > 0)) return []
  const steps = [1, 2, 5, 10, 15, 30, 60, 90, 180, 360, 720, 1800, 3600]
  const step = steps.find((days) => (width / to) * days >= 46) ?? to
  return Array.from({ length: Math.floor(to / step) + 1 }, (_, index) => ({
    at: index * step,
    label: index === 0 ? 'dia 0' : formatNumber(index * step),
  }))
}
