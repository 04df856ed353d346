import type { TipoRegistro } from '@paco/domain/diario/registro'
import { SERVER_ERROR } from '@paco/domain/shared/errors'

/** Why an entry still waits, in words: what the server said to it. */
export interface Problema {
  readonly status: number
  readonly texto: string
}

/** An entry that waits on this device, with the file of its picture. */
export interface ItemFila {
  readonly chave: string
  /** Whose it is: nobody else who uses this device sees or sends it. */
  readonly dono: number
  readonly id_projeto: number
  readonly tipo: TipoRegistro
  readonly dia: string
  readonly hora: string | null
  readonly etapa: number | null
  readonly momento: string | null
  readonly texto: string | null
  readonly id_contrato: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly arquivo: Blob | null
  readonly nome: string | null
  /** When it was put here, by which they are sent. */
  readonly posto_em: number
  readonly problema: Problema | null
}

/** What became of sending one. */
export type Resultado =
  | { readonly feito: true }
  /** Without an answer, or an answer that it is too early: all of them wait. */
  | { readonly feito: false; readonly espera: true; readonly problema: null }
  /** Refused: it stays, with the reason. Where nobody is logged in the others would be too. */
  | { readonly feito: false; readonly espera: boolean; readonly problema: Problema }

export const ENTRE = 'Entre de novo para enviar.'

/** What an answer of the server means for the entry. */
export function resultadoDe(status: number, texto: string | null): Resultado {
  if (status >= 200 && status < 300) return { feito: true }
  if (status === 401) return { feito: false, espera: true, problema: { status, texto: ENTRE } }
  if (status === 0 || status === 408 || status === 429 || status >= 500)
    return { feito: false, espera: true, problema: null }
  return { feito: false, espera: false, problema: { status, texto: texto ?? SERVER_ERROR } }
}

/** Those that are worth sending, the oldest first: what was refused for good waits for its person. */
export const aEnviar = (itens: readonly ItemFila[]): ItemFila[] =>
  itens
    .filter(({ problema }) => problema === null || problema.status === 401)
    .sort((one, other) => one.posto_em - other.posto_em)

/** The fields as a form sends them. */
export function camposDe(item: ItemFila): Record<string, string> {
  const { dono: _dono, arquivo: _arquivo, nome: _nome, posto_em: _em, problema: _problema, ...fields } = item
  const said = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}
