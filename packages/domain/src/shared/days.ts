import { BRASILIA, FUSOS, type Fuso } from './fusos.ts'
import { once } from './once.ts'
import { perCity } from './per-city.ts'

/** A calendar day, `YYYY-MM-DD`. Never a `Date`: a day has no hour and no time zone. */
export type Day = string

/** In which day the server answers: beside every reply. */
export const DAY_HEADER = 'X-Hoje'

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/
const FIRST_YEAR = 1900
const LAST_YEAR = 2199
const DAY_LENGTH = 86_400_000

/** The city's clock and its formats, which are made when they are first needed. */
interface Clock {
  readonly fuso: Fuso
  readonly isoDay: () => Intl.DateTimeFormat
  readonly dayAndTime: () => Intl.DateTimeFormat
}

const clockOf = (fuso: Fuso): Clock => ({
  fuso,
  isoDay: once(() => new Intl.DateTimeFormat('en-CA', { timeZone: fuso, dateStyle: 'short' })),
  dayAndTime: once(
    () =>
      new Intl.DateTimeFormat('pt-BR', {
        timeZone: fuso,
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
  ),
})

const clock = perCity(() => clockOf(BRASILIA))

/** By which clock days are counted and instants told from now on: a city has one. */
export function setFuso(fuso: Fuso): void {
  if (fuso !== clock.get().fuso) clock.set(clockOf(fuso))
}

/** The clock the city lives by. */
export const fusoNow = (): Fuso => clock.get().fuso

/** What its time is called: 'horário de Brasília'. */
export const horaOficial = (): string => FUSOS[clock.get().fuso].hora

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
 * The city's clock by hand, `2026-12-31T14:05…`, for the years since the country has no summer time: always as many hours
 * behind. Zone data take a phone a tenth of a second to get ready. The tests compare the two, and fail when the law changes.
 */
const PLAIN_CLOCK = { from: Date.UTC(2019, 1, 17, 2), to: Date.UTC(2035, 0, 1) }
const HOUR = 3_600_000

function plainClock(instant: Date): string | null {
  const time = instant.getTime()
  const known = time >= PLAIN_CLOCK.from && time < PLAIN_CLOCK.to
  return known ? new Date(time - FUSOS[clock.get().fuso].horas * HOUR).toISOString() : null
}

/** The day it is in the city at that instant, whatever the machine's time zone. */
export const dayOf = (now: Date): Day => plainClock(now)?.slice(0, 10) ?? clock.get().isoDay().format(now)

/** An instant of a day by the city's clock, `07:00` of it, as others read it: `2026-12-31T07:00:00-03:00`. */
export const timeOf = (day: Day, time = '00:00'): string =>
  `${day}T${time}:00-0${FUSOS[clock.get().fuso].horas}:00`

export function addDays(day: Day, days: number): Day {
  return fromNumber((dayNumber(day) ?? Number.NaN) + days)
}

/** Whole days from one day to another; negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return (dayNumber(to) ?? Number.NaN) - (dayNumber(from) ?? Number.NaN)
}

/** An instant for people: `31/12/2026 14:05`, by the city's clock. */
export function formatInstant(instant: string): string {
  const plain = plainClock(new Date(instant))
  return plain
    ? `${formatDay(plain.slice(0, 10))} ${plain.slice(11, 16)}`
    : clock.get().dayAndTime().format(new Date(instant)).replace(',', '')
}
