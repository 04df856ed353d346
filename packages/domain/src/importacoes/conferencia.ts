import { type Contexto, conferirLinha, type LinhaConferida, nomeDaLinha } from './conferir.ts'
import type { Leitor } from './leitor.ts'
import { NOTAS, RECUSAS } from './messages.ts'
import type { Acao } from './mudanca.ts'
import type { LinhaLida } from './planilha-lida.ts'
import { validador } from './validador.ts'

/** Checks rows one after another: a record that comes twice in a sheet is told at the second. */
export class Conferencia {
  readonly #leitor: Leitor
  readonly #contexto: Contexto
  /** In which row a record came first, by its number or its key. */
  readonly #seen = new Map<string, number>()

  constructor(leitor: Leitor, contexto: Omit<Contexto, 'validar'>) {
    this.#leitor = leitor
    this.#contexto = { ...contexto, validar: validador() }
  }

  conferir(linha: LinhaLida): LinhaConferida {
    const found = conferirLinha(this.#leitor, linha, this.#contexto)
    const name =
      found.registro === null
        ? nomeDaLinha(this.#leitor.descritor, found.valores, this.#contexto.who)
        : `#${found.registro}`
    const first = this.#firstOf(name ?? JSON.stringify(found.valores), linha.n)
    if (first === undefined || found.acao === 'igual') return found
    // Without a key two rows may say the same of two records.
    if (name === null) return { ...found, notas: { ...found.notas, linha: NOTAS.repetida(first) } }
    const repeated = { bruto: '', motivo: RECUSAS.repetida(first) }
    return { ...found, acao: 'erro', erros: { ...found.erros, linha: repeated } }
  }

  /** In which row this came before; noted where it did not. */
  #firstOf(name: string, linha: number): number | undefined {
    const first = this.#seen.get(name)
    if (first === undefined) this.#seen.set(name, linha)
    return first
  }
}

/** How many rows do what. */
export type Totais = Readonly<Record<Acao, number>>

export const noTotais = (): Record<Acao, number> => ({ criar: 0, alterar: 0, igual: 0, erro: 0 })
