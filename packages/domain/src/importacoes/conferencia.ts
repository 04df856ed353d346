import { fromCents, toCents } from '../shared/money.ts'
import { readCelula } from './celula.ts'
import { type Contexto, chaveDaLinha, conferirLinha, type LinhaConferida } from './conferir.ts'
import { type Coluna, campoOf, type Descritor, taken } from './descritor.ts'
import type { Leitor } from './leitor.ts'
import type { Mapa } from './mapa.ts'
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
        ? chaveDaLinha(this.#leitor.descritor, found.valores, this.#contexto.who)
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

/** A column of money: what its cells add up to as they were read, and what the sheet itself says, where it has a row of totals. */
export interface Soma {
  readonly campo: string
  readonly label: string
  readonly lida: number
  readonly planilha: number | null
}

const isSummed = ({ kind, semSoma }: Coluna) => kind === 'money' && !semSoma

/** Sums of the money columns, in cents, beside the sheet's own total (the last one it has). */
export function somasOf(
  descritor: Descritor,
  mapa: Mapa,
  linhas: readonly LinhaLida[],
  totais: readonly LinhaLida[],
): Soma[] {
  return taken(descritor)
    .filter(isSummed)
    .flatMap((coluna) => {
      const place = mapa[coluna.key]?.coluna
      if (place === undefined || place === null) return []
      const amountIn = ({ celulas }: LinhaLida): number | null => {
        const read = readCelula(celulas[place] ?? null, coluna, new Set(mapa[coluna.key]?.consertos ?? []))
        return 'valor' in read && typeof read.valor === 'number' ? read.valor : null
      }
      const cents = linhas.reduce((sum, linha) => sum + toCents(amountIn(linha) ?? 0), 0)
      const said = totais.map(amountIn).filter((amount) => amount !== null)
      return [
        {
          campo: campoOf(coluna),
          label: coluna.label,
          lida: fromCents(cents),
          planilha: said.at(-1) ?? null,
        },
      ]
    })
}
