/** What the parts of a workbook begin with, and what they are of. */
export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const ESCAPED = /[&<>"]/g
const CODED = /_(?=x[\da-f]{4}_)|[\ufffe\uffff]|(?![\t\n])\p{Cc}/giu
const coded = (char: string) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Signs that XML has no room for are written as spreadsheets do, and so is what looks like one of them. */
export const escaped = (text: string): string =>
  text.replace(CODED, coded).replace(ESCAPED, (char) => ENTITIES[char] ?? char)

/** A, B, …, Z, AA. */
export const letterOf = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letterOf(Math.floor(place / 26) - 1) + letterOf(place % 26)
