import { once } from './once.ts'

/** A calendar day, `YYYY-MM-DD`. Never a `Date`: a day has no hour and no time zone. */
export type Day = string

const TIME_ZONE = 'America/Sao_Paulo'

/** In which day the server answers: beside every reply. */
export const DAY_HEADER = 'X-Hoje'

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/
const FIRST_YEAR = 1900
const LAST_YEAR = 2199
const DAY_LENGTH = 86_400_000

const isoDay = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }))
const dayAndTime = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: TIME_ZONE,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/** Days since 1970-01-01, or null when the text is not a day of the calendar. */
function dayNumber(text: string): number | null {
  const match = PATTERN.exec(text)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  const time = Date.UTC(year, month - 1, day)
  const back = new Date(time)
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === day ? time / DAY_LENGTH : null
}

const fromNumber = (days: number): Day => new Date(days * DAY_LENGTH).toISOString().slice(0, 10)

/** The day itself when it exists in the calendar, else null. Whatever follows a `T` is cut. */
export function parseDay(text: string): Day | null {
  const day = text.trim().split('T', 1)[0] ?? ''
  return dayNumber(day) === null ? null : day
}

/** A day as typed in Brazil, `31/12/2026`. */
export function parseTypedDay(text: string): Day | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  if (!match) return null
  return parseDay(`${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}`)
}

/** `2026-12-31` → `31/12/2026`. */
export const formatDay = (day: Day): string => day.split('-').reverse().join('/')

/**
 * São Paulo's clock by hand, `2026-12-31T14:05…`, for the years since it has no summer time: always three hours behind.
 * Zone data take a phone a tenth of a second to get ready. The tests compare the two, and fail when the law changes.
 */
const PLAIN_CLOCK = { from: Date.UTC(2019, 1, 17, 2), to: Date.UTC(2035, 0, 1), behind: 3 * 3_600_000 }

function plainClock(instant: Date): string | null {
  const time = instant.getTime()
  const known = time >= PLAIN_CLOCK.from && time < PLAIN_CLOCK.to
  return known ? new Date(time - PLAIN_CLOCK.behind).toISOString() : null
}

/** The day it is in São Paulo at that instant, whatever the machine's time zone. */
export const dayOf = (now: Date): Day => plainClock(now)?.slice(0, 10) ?? isoDay().format(now)

export function addDays(day: Day, days: number): Day {
  return fromNumber((dayNumber(day) ?? Number.NaN) + days)
}

/** Whole days from one day to another; negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return (dayNumber(to) ?? Number.NaN) - (dayNumber(from) ?? Number.NaN)
}

/** An instant for people: `31/12/2026 14:05`, in São Paulo. */
export function formatInstant(instant: string): string {
  const clock = plainClock(new Date(instant))
  return clock
    ? `${formatDay(clock.slice(0, 10))} ${clock.slice(11, 16)}`
    : dayAndTime().format(new Date(instant)).replace(',', '')
}
