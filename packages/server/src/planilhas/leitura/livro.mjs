import { Budget, Folha } from './folha.mjs'
import { damaged, empty, MAX_SHEETS, noSheet } from './recusas.mjs'

/**
 * The sheets of a file, of which one is wanted, or all.
 * @typedef {import('@paco/domain/importacoes/planilha-lida').FolhaLida} FolhaLida
 */
export class Livro {
  /** @type {Folha[]} */
  #folhas = []
  #budget = new Budget()
  #options

  /** @param {{ folha?: number, maxLinhas: number }} options */
  constructor(options) {
    this.#options = options
  }

  /** The next sheet. @param {string} nome @param {boolean} oculta */
  add(nome, oculta) {
    const { folha: wanted, maxLinhas } = this.#options
    const at = this.#folhas.length
    const isWanted = wanted === undefined ? at < MAX_SHEETS : at === wanted
    const folha = new Folha(nome, { oculta, isWanted, maxLinhas, budget: this.#budget })
    this.#folhas.push(folha)
    return folha
  }

  /** What was read, or why it is of no use. @returns {FolhaLida[]} */
  get lidas() {
    const { folha: wanted } = this.#options
    if (this.#folhas.length === 0) throw damaged()
    const only = wanted === undefined && this.#folhas.length > 1 ? null : (this.#folhas[wanted ?? 0] ?? null)
    if (wanted !== undefined && !only) throw noSheet()
    if (only?.problem) throw only.problem
    if ((only ? [only] : this.#folhas).every(({ isEmpty }) => isEmpty)) throw empty()
    return this.#folhas.map(({ lida }) => lida)
  }
}
