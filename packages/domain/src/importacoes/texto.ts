import { formatDay } from '../shared/days.ts'
import { fold, isPlain } from '../shared/fold.ts'
import type { Celula } from './planilha-lida.ts'

/** Marks without width that spreadsheets and web pages leave in texts: zero-width spaces and joiners, byte order, soft hyphen. */
const UNSEEN = /[\u200b-\u200d\u2060\ufeff\u00ad]/g
/** Spreadsheets write an apostrophe before what is not to be run as a formula; so do our own exports. */
const GUARD = /^'(?=[=+\-@\t\r])/

/** A text as a person meant it: without the apostrophe of a spreadsheet and blanks around. */
const asTyped = (text: string): string =>
  (isPlain(text) ? text : text.normalize('NFC')).replace(GUARD, '').trim()

/** The same text for comparing: no case, accents, unseen marks, double or special blanks. */
export const keyText = (text: string): string =>
  fold(asTyped(text.replace(UNSEEN, '')))
    .replace(/\s+/gu, ' ')
    .trim()

/** A decimal number with a comma, as Brazilian sheets show it. */
const withComma = (value: number): string => String(value).replace('.', ',')

/** What a cell shows. */
export function shownText(celula: Celula): string {
  if (celula === null) return ''
  if (typeof celula === 'string') return asTyped(celula)
  if (typeof celula === 'number') return withComma(celula)
  if (typeof celula === 'boolean') return celula ? 'Sim' : 'Não'
  if ('dia' in celula) return formatDay(celula.dia)
  if ('percentual' in celula) return `${withComma(celula.percentual)}%`
  return celula.formula
}

/** Where one of these stands a text says something: most are known by it, without being folded. */
const SAYS = /[a-z0-9]/i

export const isBlank = (celula: Celula | undefined): boolean =>
  celula === undefined ||
  celula === null ||
  (typeof celula === 'string' && !SAYS.test(celula) && keyText(celula) === '')
