import { longText, MAX_COLUMNS, MAX_TEXT, nul, tooMuch, tooWide } from './recusas.mjs'

/**
 * A sheet as it is read, row by row, within what a sheet may have.
 * @typedef {import('@paco/domain/importacoes/planilha-lida').Celula} Celula
 * @typedef {import('@paco/domain/importacoes/planilha-lida').FolhaLida} FolhaLida
 * @typedef {import('@paco/domain/importacoes/planilha-lida').LinhaLida} LinhaLida
 * @typedef {import('@paco/domain/importacoes/planilha-lida').Mesclada} Mesclada
 */

/** What all sheets of a file may come to together: it travels to another process, where people are answered. */
const MAX_CELLS = 2_000_000
const MAX_CHARACTERS = 20_000_000
/** More than any head has; what is merged far below nobody asks for. */
const MAX_MERGED = 10_000
/** As many rows as Excel and LibreOffice have. */
export const MAX_ROW = 1_048_576

/** What is left of it. */
export class Budget {
  cells = MAX_CELLS
  characters = MAX_CHARACTERS
}

/**
 * An apostrophe that only says 'this is text', as it is typed before a number and our own spreadsheets write it before
 * what would be a formula.
 */
const MARK = /^'(?=[=+\-@\t\r\d])(?!.*'$)/s

const HALVES = /[\ud800-\udfff]/
const LONE_HALF = /\p{Surrogate}/gu

/** @param {Celula} celula */
const isBlank = (celula) => celula === null || (typeof celula === 'string' && celula.trim() === '')

/** @param {number} column from 0 */
export function letters(column) {
  let name = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}

export class Folha {
  /** @type {LinhaLida[]} */
  #linhas = []
  /** @type {Mesclada[]} */
  #mescladas = []
  /** @type {Celula[]} */
  #celulas = []
  #n = 0
  #oculta = false
  #wide = false
  #cortada = false

  /**
   * @param {string} nome
   * @param {{ oculta: boolean, isWanted: boolean, maxLinhas: number, budget: Budget }} options
   */
  constructor(nome, options) {
    this.nome = nome
    this.options = options
  }

  /** What is said of it, should it be the one that is asked for: of a workbook it is one sheet's alone. @type {Error | null} */
  problem = null

  /** Whether no row is taken, or none any more: nothing else of it has to be read. */
  get isOver() {
    return this.#cortada || !this.options.isWanted
  }

  get isEmpty() {
    return this.#linhas.length === 0 && !this.#cortada
  }

  /** @param {number} n from 1 @param {boolean} oculta */
  open(n, oculta) {
    this.#n = n
    this.#oculta = oculta
    this.#celulas = []
    this.#wide = false
  }

  /** @param {number} column from 0 @param {Celula} celula @param {number} [times] */
  put(column, celula, times = 1) {
    if (celula === null || celula === '' || times < 1) return
    const value = typeof celula === 'string' ? this.#text(column, celula) : celula
    const end = column + times
    if (end > MAX_COLUMNS && !isBlank(value)) this.#wide = true
    while (this.#celulas.length < Math.min(column, MAX_COLUMNS)) this.#celulas.push(null)
    for (let at = column; at < Math.min(end, MAX_COLUMNS); at++) this.#celulas[at] = value
  }

  /** Ends the row, which may stand there several times. @param {number} [times] */
  close(times = 1) {
    if (!this.#wide && this.#celulas.every(isBlank)) return
    for (let nth = 0; nth < times && !this.#cortada; nth++) this.#add(this.#n + nth)
  }

  /** @param {number} n */
  #add(n) {
    if (this.#wide) {
      this.#linhas = []
      this.#give(tooWide(this.nome))
    } else if (this.#linhas.length >= this.options.maxLinhas) this.#cortada = true
    else if (!this.#afford()) this.#give(tooMuch())
    else {
      const celulas = this.#celulas
      this.#linhas.push(this.#oculta ? { n, oculta: true, celulas } : { n, celulas })
    }
  }

  /** @param {Error} problem */
  #give(problem) {
    this.problem = problem
    this.#cortada = true
  }

  #afford() {
    const { budget } = this.options
    budget.cells -= this.#celulas.length
    for (const celula of this.#celulas) if (typeof celula === 'string') budget.characters -= celula.length
    return budget.cells >= 0 && budget.characters >= 0
  }

  /** @param {number} column @param {string} text */
  #text(column, text) {
    if (text.length > MAX_TEXT) throw longText(`${letters(column)}${this.#n}`)
    if (text.includes('\0')) throw nul()
    const typed = text.startsWith("'") ? text.replace(MARK, '') : text
    // Half of a pair is no character, and nothing that could be stored.
    return HALVES.test(typed) ? typed.replace(LONE_HALF, '\ufffd') : typed
  }

  /** Rows and columns from 0, both ends in. @param {Mesclada['de']} de @param {Mesclada['ate']} ate */
  merge(de, ate) {
    if (this.#mescladas.length < MAX_MERGED) this.#mescladas.push({ de, ate })
  }

  /** @returns {FolhaLida} */
  get lida() {
    const last = (this.#linhas.at(-1)?.n ?? 0) - 1
    return {
      nome: this.nome,
      ...(this.options.oculta ? { oculta: /** @type {const} */ (true) } : {}),
      linhas: this.#linhas,
      // A range may say that it goes to the end of the world: whoever walks through it should not.
      mescladas: this.#mescladas
        .filter(({ de: [row, column] }) => row <= last && column < MAX_COLUMNS)
        .map(({ de, ate: [row, column] }) => ({
          de,
          ate: [Math.min(row, last), Math.min(column, MAX_COLUMNS - 1)],
        })),
      ...(this.#cortada ? { cortada: /** @type {const} */ (true) } : {}),
    }
  }
}
