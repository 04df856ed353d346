import { addDays, type Day, parseDay } from '../shared/days.ts'
import type { Feriado } from './feriado.ts'

/** What says on which days of a year there are no office hours. */
export type RegraFeriado = Pick<Feriado, 'regra' | 'mes' | 'dia_do_mes' | 'deslocamento' | 'dia' | 'ativo'>

const two = (number: number) => String(number).padStart(2, '0')

/** Easter Sunday, by the Gregorian computus (Meeus, Jones and Butcher). */
export function pascoaOf(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const corrected =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + corrected + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const place = moon + weekday - 7 * late + 114
  return `${year}-${two(Math.floor(place / 31))}-${two((place % 31) + 1)}`
}

/** The day a rule falls on in that year; null where it has none, such as 29 February in most years. */
export function feriadoIn(
  year: number,
  { regra, mes, dia_do_mes, deslocamento, dia }: RegraFeriado,
): Day | null {
  if (regra === 'movel') return addDays(pascoaOf(year), deslocamento ?? 0)
  if (regra === 'unico') return dia?.startsWith(`${year}-`) ? dia : null
  return parseDay(`${year}-${two(mes ?? 0)}-${two(dia_do_mes ?? 0)}`)
}

/** The holidays of a year, those out of use left out. */
export const feriadosOf = (year: number, regras: readonly RegraFeriado[]): ReadonlySet<Day> =>
  new Set(regras.filter(({ ativo }) => ativo).flatMap((regra) => feriadoIn(year, regra) ?? []))
