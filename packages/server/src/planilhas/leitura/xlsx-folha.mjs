import { MAX_ROW } from './folha.mjs'
import { PLAIN, shownAs } from './numeros.mjs'
import { damaged, MAX_TEXT } from './recusas.mjs'
import { attributesOf } from './sax.mjs'

/**
 * One sheet of a workbook of Excel.
 * @typedef {import('./numeros.mjs').Format} Format
 * @typedef {import('@paco/domain/importacoes/planilha-lida').Celula} Celula
 * @typedef {{ strings: readonly string[], formats: readonly Format[], from1904: boolean }} Livro
 * @typedef {{ type: string, style: number, value: string | null, formula: string | null }} Raw
 */

/** As Excel shows them here; files have them in English. @type {Record<string, string>} */
const ERRORS = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALOR!',
  '#NAME?': '#NOME?',
  '#NULL!': '#NULO!',
  '#NUM!': '#NÚM!',
}

/** An error in place of a value. @param {string} text @returns {Celula} */
export const errorOf = (text) => ({ formula: ERRORS[text] ?? text })

/** What XML cannot hold is written as `_x000D_`. @param {string} text */
export const unescaped = (text) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/

/** A day as files of the strict kind and of LibreOffice write it. @param {string} text @returns {Celula} */
export const isoDay = (text) => {
  const [day] = ISO_DAY.exec(text) ?? []
  return day === undefined ? text : { dia: day }
}

/** @param {string} text @param {Format} format @param {boolean} from1904 @returns {Celula} */
function numberOf(text, format, from1904) {
  const value = Number(text)
  return Number.isFinite(value) ? shownAs(value, format, from1904) : text
}

/** @param {Raw} raw @param {Livro} livro @returns {Celula} */
function celulaOf({ type, style, value, formula }, { strings, formats, from1904 }) {
  if (type === 'str' || type === 'inlineStr') {
    if (value === null && formula !== null) return { formula: `=${formula}` }
    return unescaped(value ?? '')
  }
  const text = value?.trim() ?? ''
  if (text === '') return formula === null ? null : { formula: `=${formula}` }
  if (type === 's') return strings[Number(text)] ?? null
  if (type === 'e') return errorOf(text)
  if (type === 'b') return text === '1' || text === 'true'
  if (type === 'd') return isoDay(text)
  return numberOf(text, formats[style] ?? PLAIN, from1904)
}

/** From 0. @param {string} reference such as AB12 */
function columnOf(reference) {
  let column = 0
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & ~0x20
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  if (column === 0 || column > 16_384) throw damaged()
  return column - 1
}

/** Row and column from 0. @param {string} reference @returns {[number, number]} */
function placeOf(reference) {
  const row = Number(/\d+$/.exec(reference)?.[0])
  if (!(row >= 1 && row <= MAX_ROW)) throw damaged()
  return [row - 1, columnOf(reference)]
}

/** @typedef {import('./sax.mjs').Handler} Handler @implements {Handler} */
export class XlsxFolha {
  #folha
  #livro
  /** What is merged stands behind the rows: of a large sheet nobody reads on for that. */
  #readsOn
  #inRows = false
  #row = 0
  #column = -1
  /** @type {Raw | null} */
  #raw = null
  /** @type {'value' | 'formula' | null} */
  #taking = null
  #isPhonetic = false
  done = false

  /** @param {import('./folha.mjs').Folha} folha @param {Livro} livro @param {boolean} readsOn */
  constructor(folha, livro, readsOn) {
    this.#folha = folha
    this.#livro = livro
    this.#readsOn = readsOn
  }

  /** @param {string} name @param {string} raw */
  open(name, raw) {
    if (name === 'sheetData') this.#inRows = true
    else if (name === 'mergeCell') this.#merge(attributesOf(raw).ref ?? '')
    else if (!this.#inRows || this.#folha.isOver) return
    else if (name === 'c') this.#openCell(attributesOf(raw))
    else if (name === 'row') this.#openRow(attributesOf(raw))
    else if (name === 'rPh') this.#isPhonetic = true
    else if (this.#raw) this.#take(name, this.#raw)
  }

  /** @param {string} name @param {Raw} raw */
  #take(name, raw) {
    if (name === 'f') {
      raw.formula = ''
      this.#taking = 'formula'
    } else if ((name === 'v' || name === 't') && !this.#isPhonetic) {
      raw.value ??= ''
      this.#taking = 'value'
    }
  }

  /** @param {Record<string, string>} attributes */
  #openRow({ r, hidden }) {
    const n = r === undefined ? this.#row + 1 : Number(r)
    if (!(Number.isInteger(n) && n > this.#row && n <= MAX_ROW)) throw damaged()
    this.#row = n
    this.#column = -1
    this.#folha.open(n, hidden === '1' || hidden === 'true')
  }

  /** @param {Record<string, string>} attributes */
  #openCell({ r, t = 'n', s = '0' }) {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r)
    this.#raw = { type: t, style: Number(s), value: null, formula: null }
  }

  /** @param {string} text */
  text(text) {
    const raw = this.#raw
    if (!raw || !this.#taking) return
    const before = raw[this.#taking] ?? ''
    // One letter more than may be is enough to refuse it.
    if (before.length <= MAX_TEXT) raw[this.#taking] = before + text
  }

  /** @param {string} name */
  close(name) {
    if (name === 'v' || name === 't' || name === 'f') this.#taking = null
    else if (name === 'rPh') this.#isPhonetic = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row' && this.#inRows) this.#closeRow()
    else if (name === 'sheetData') this.#inRows = false
  }

  #closeCell() {
    if (this.#raw) this.#folha.put(this.#column, celulaOf(this.#raw, this.#livro))
    this.#raw = null
  }

  #closeRow() {
    if (this.#folha.isOver) return
    this.#folha.close()
    this.done = this.#folha.isOver && !this.#readsOn
  }

  /** @param {string} range such as A1:C2 */
  #merge(range) {
    const [from = '', to = from] = range.split(':')
    this.#folha.merge(placeOf(from), placeOf(to))
  }
}
