import { type Day, daysBetween, timeOf } from '../../shared/days.ts'

/** How OC4IDS writes what Paço has. */

/** A day needs an hour there: its first, by the city's clock. */
export const instantOf = (day: Day): string => timeOf(day)

const instant = (day: Day | null) => (day === null ? null : instantOf(day))

/** An amount is a number beside its currency. */
export const brl = (amount: number | null) => (amount === null ? null : { amount, currency: 'BRL' })

/** A stretch of days; one that would end before it begins has no end that could be believed. */
export function periodOf(inicio: Day | null, fim: Day | null) {
  const dias = inicio === null || fim === null ? null : daysBetween(inicio, fim)
  return {
    startDate: instant(inicio),
    endDate: dias !== null && dias < 0 ? null : instant(fim),
    durationInDays: dias !== null && dias >= 0 ? dias : null,
  }
}

/** What an address may have, where it says so by itself (RFC 3986). */
const PART = String.raw`(?:[\w\-.~:/?@!$&'()*+,;=]|%[0-9a-f]{2})*`
const URI = new RegExp(String.raw`^https?://[\w.-]+(:\d+)?([/?]${PART})?(#${PART})?$`, 'i')

/** The address as OC4IDS takes it, without letters beyond ASCII; null where it is none. */
export function uriOf(link: string): string | null {
  const spelled = encodeURI(link.trim()).replace(/%25([0-9a-f]{2})/gi, '%$1')
  return URI.test(spelled) ? spelled : null
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Without what is empty, through and through: OC4IDS takes neither null nor an empty text, list or object. */
export function lean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lean).filter((one) => !isNothing(one))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).map(([key, one]) => [key, lean(one)] as const)
  return Object.fromEntries(kept.filter(([, one]) => !isNothing(one)))
}
