import type { Column } from '@paco/domain/http/list'
import { cellText, isNumeric, type Row } from './cells.ts'

/** Makes Excel read the file as UTF-8. */
const BOM = '\ufeff'

/** A text a spreadsheet would run as a formula gets an apostrophe in front; numbers keep their sign. */
function neutralise(column: Column, text: string): string {
  return !isNumeric(column) && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

const quote = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The header line, opening the file. */
export const csvHead = (columns: readonly Column[]): string =>
  `${BOM}${columns.map((column) => quote(column.label)).join(';')}\r\n`

export const csvLine = (columns: readonly Column[], row: Row): string =>
  `${columns.map((column) => quote(neutralise(column, cellText(column, row)))).join(';')}\r\n`
