import { addDays, type Day, parseDay } from '../shared/days.ts'
import { fold } from '../shared/fold.ts'

export type DiaLido = { readonly dia: Day; readonly serial?: true } | { readonly americano: Day } | null

/** Spreadsheets number this day 2; what they number before March 1900 is wrong by their own mistake. */
const SECOND = '1900-01-01'
const FIRST_SERIAL = 61
const LAST_SERIAL = 109_574

/** A number in a column of days: the day a spreadsheet would show for it. */
export const dayOfSerial = (serial: number): Day | null =>
  serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? addDays(SECOND, Math.floor(serial) - 2) : null

/** Two digits of a year are of this century up to 79. */
const fullYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 80 ? '20' : '19'}${year.padStart(2, '0')}`

const TYPED = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})(?:[ ,T]+\d{1,2}[:h]\d{2}.*)?$/

const dayFrom = (year: string, month: string, day: string): Day | null =>
  parseDay(`${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)

/** A day as people write it; what is one by the American order alone is told as such, never taken. */
export function readDay(text: string, order: 'brasileira' | 'americana'): DiaLido {
  const iso = /^\d{4}-\d{2}-\d{2}/.test(text) ? parseDay(text.replace(' ', 'T')) : null
  if (iso) return { dia: iso }
  const match = TYPED.exec(text)
  if (!match) return null
  const [, first = '', second = '', year = ''] = match
  const [brazilian, american] = [dayFrom(year, second, first), dayFrom(year, first, second)]
  if (order === 'americana') return american === null ? null : { dia: american }
  if (brazilian !== null) return { dia: brazilian }
  return american === null ? null : { americano: american }
}

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const MES_ESCRITO = /^([a-zç]{3,9})[./\- ]*(?:de )?(\d{4}|\d{2})$/i
const MES_NUMERADO = /^(\d{1,2})[/.-](\d{4})$/

/** What may be meant by a month without a day: its first, or its last. */
export function dayOfMonth(text: string, last: boolean): Day | null {
  const [, written = '', ofWritten = ''] = MES_ESCRITO.exec(text) ?? []
  const [, numbered = '', ofNumbered = ''] = MES_NUMERADO.exec(text) ?? []
  const month = numbered === '' ? MESES.indexOf(fold(written).slice(0, 3)) + 1 : Number(numbered)
  const year = numbered === '' ? ofWritten : ofNumbered
  if (month < 1 || month > 12 || year === '') return null
  const first = dayFrom(year, String(month), '1')
  if (first === null || !last) return first
  const next =
    month === 12
      ? dayFrom(String(Number(fullYear(year)) + 1), '1', '1')
      : dayFrom(year, String(month + 1), '1')
  return next && addDays(next, -1)
}

/** A month or a year without a day: `mar/26`, `03/2026`, `2026`, `março de 2026`. */
export const lacksDay = (text: string): boolean =>
  /^(\d{4}|\d{1,2}[/.-]\d{4}|[a-zç]{3,9}[./\- ]*(de )?\d{2,4})$/i.test(text)
