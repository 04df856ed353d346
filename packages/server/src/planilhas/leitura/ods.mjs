import { MAX_ROW } from './folha.mjs'
import { percentOf, tidy } from './numeros.mjs'
import { locked, MAX_TEXT } from './recusas.mjs'
import { attributesOf, readXml } from './sax.mjs'
import { errorOf, isoDay } from './xlsx-folha.mjs'

/**
 * A spreadsheet of LibreOffice: one part with all sheets, whose cells say what they are.
 * @typedef {import('@paco/domain/importacoes/planilha-lida').Celula} Celula
 * @typedef {import('./folha.mjs').Folha} Folha
 * @typedef {import('./livro.mjs').Livro} Livro
 * @typedef {Record<string, string>} Attributes
 */

const MAX_COLUMN = 16_384

/** How often something stands there, or how far it reaches. @param {string | undefined} text @param {number} max */
const timesOf = (text, max) => Math.min(max, Math.max(1, Math.trunc(Number(text ?? 1)) || 1))

/** A number is shown with zeros in front where those are part of it: a code, not an amount. @param {string} shown @param {number} value */
const hasZeros = (shown, value) => /^0[\d.\-/ ]+$/.test(shown) && Number(shown.replace(/\D/g, '')) === value

/** @param {string} text as PT08H30M00S */
function clockOf(text) {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(text) ?? []
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/** @param {string} stored @param {boolean} isPercent @param {string} shown @returns {Celula} */
function numberOf(stored, isPercent, shown) {
  const value = Number(stored)
  if (!Number.isFinite(value)) return stored
  if (isPercent) return percentOf(value)
  return hasZeros(shown, value) ? shown : tidy(value)
}

const NUMBERS = ['float', 'currency', 'percentage']

/** @param {Attributes} attributes @param {string} shown @returns {Celula} */
function celulaOf(attributes, shown) {
  const type = attributes['office:value-type']
  const formula = attributes['table:formula']
  if (attributes['calcext:value-type'] === 'error') return errorOf(shown)
  if (formula !== undefined && type === undefined) return { formula: formula.replace(/^\w+:/, '') }
  const value = attributes['office:value'] ?? ''
  if (NUMBERS.includes(type ?? '') && value !== '') return numberOf(value, type === 'percentage', shown)
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true'
  if (type === 'date') return isoDay(attributes['office:date-value'] ?? shown)
  if (type === 'time') return clockOf(attributes['office:time-value'] ?? '')
  return shown === '' ? (attributes['office:string-value'] ?? null) : shown
}

/** @typedef {import('./sax.mjs').Handler} Handler @implements {Handler} */
class OdsLivro {
  #livro
  /** Styles of sheets that are not shown. @type {Set<string>} */
  #unseen = new Set()
  #style = ''
  /** How many tags are open, and where the cell stands among them: a note or a drawing in it is deeper. */
  #depth = 0
  #cellDepth = 0
  /** Inside of a cell may be a table of its own. */
  #tables = 0
  /** @type {Folha | null} */
  #folha = null
  #row = 0
  #rows = 1
  #column = 0
  /** @type {Attributes | null} */
  #cell = null
  #shown = ''
  #paragraphs = 0
  /** Whether what comes is text of the cell itself. */
  #inParagraph = false

  /** @param {Livro} livro */
  constructor(livro) {
    this.#livro = livro
  }

  /** @param {string} name @param {string} raw */
  open(name, raw) {
    this.#depth++
    if (name === 'table') this.#openTable(raw)
    else if (name === 'style') this.#style = attributesOf(raw)['style:name'] ?? ''
    else if (name === 'table-properties') this.#noteStyle(attributesOf(raw))
    else if (this.#tables === 1 && this.#folha && !this.#folha.isOver) this.#openInside(name, raw)
  }

  /** @param {string} name @param {string} raw */
  #openInside(name, raw) {
    if (this.#cell) this.#openText(name, raw)
    else if (name === 'table-row') this.#openRow(attributesOf(raw))
    else if (name === 'table-cell') this.#openCell(attributesOf(raw))
    else if (name === 'covered-table-cell')
      this.#column += timesOf(attributesOf(raw)['table:number-columns-repeated'], MAX_COLUMN)
  }

  /** @param {Attributes} attributes */
  #noteStyle(attributes) {
    if (attributes['table:display'] === 'false') this.#unseen.add(this.#style)
  }

  /** @param {string} raw */
  #openTable(raw) {
    if (++this.#tables > 1) return
    const attributes = attributesOf(raw)
    this.#row = 0
    const isUnseen = this.#unseen.has(attributes['table:style-name'] ?? '')
    this.#folha = this.#livro.add(attributes['table:name'] ?? '', isUnseen)
  }

  /** @param {Attributes} attributes */
  #openRow(attributes) {
    this.#column = 0
    this.#rows = timesOf(attributes['table:number-rows-repeated'], MAX_ROW)
    this.#folha?.open(this.#row + 1, (attributes['table:visibility'] ?? 'visible') !== 'visible')
  }

  /** @param {Attributes} attributes */
  #openCell(attributes) {
    this.#cell = attributes
    this.#cellDepth = this.#depth
    this.#shown = ''
    this.#paragraphs = 0
    const columns = timesOf(attributes['table:number-columns-spanned'], MAX_COLUMN)
    const rows = timesOf(attributes['table:number-rows-spanned'], MAX_ROW)
    if (columns > 1 || rows > 1)
      this.#folha?.merge([this.#row, this.#column], [this.#row + rows - 1, this.#column + columns - 1])
  }

  /** @param {string} name @param {string} raw */
  #openText(name, raw) {
    if (name === 'p' && this.#depth === this.#cellDepth + 1) {
      if (this.#paragraphs++ > 0) this.#add('\n')
      this.#inParagraph = true
    } else if (!this.#inParagraph) return
    else if (name === 's') this.#add(' '.repeat(timesOf(attributesOf(raw)['text:c'], MAX_TEXT)))
    else if (name === 'tab') this.#add('\t')
    else if (name === 'line-break') this.#add('\n')
  }

  /** @param {string} text */
  text(text) {
    if (this.#inParagraph) this.#add(text)
  }

  /** One letter more than may be is enough to refuse it. @param {string} text */
  #add(text) {
    if (this.#shown.length <= MAX_TEXT) this.#shown += text
  }

  /** @param {string} name */
  close(name) {
    if (this.#cell && this.#depth === this.#cellDepth + 1) this.#inParagraph = false
    if (this.#cell && this.#depth === this.#cellDepth) this.#closeCell(this.#cell)
    else if (name === 'table-row' && this.#tables === 1 && !this.#cell) this.#closeRow()
    else if (name === 'table') this.#tables--
    this.#depth--
  }

  /** @param {Attributes} cell */
  #closeCell(cell) {
    const times = timesOf(cell['table:number-columns-repeated'], MAX_COLUMN)
    this.#folha?.put(this.#column, celulaOf(cell, this.#shown), times)
    this.#column += times
    this.#cell = null
  }

  #closeRow() {
    if (this.#folha && !this.#folha.isOver) this.#folha.close(this.#rows)
    this.#row += this.#rows
  }
}

/** A file with a password says so in its list of parts. @param {import('./partes.mjs').Partes} partes */
async function assertReadable(partes) {
  const manifest = 'META-INF/manifest.xml'
  if (partes.sizeOf('encrypted-package') !== undefined) throw locked()
  if (partes.sizeOf(manifest) === undefined) return
  await readXml(partes.texts(manifest), {
    open(name) {
      if (name === 'encryption-data') throw locked()
    },
    text: () => {},
    close: () => {},
  })
}

/** @param {import('./partes.mjs').Partes} partes @param {Livro} livro */
export async function readOds(partes, livro) {
  await assertReadable(partes)
  await readXml(partes.texts('content.xml'), new OdsLivro(livro))
}
