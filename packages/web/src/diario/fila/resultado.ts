import { SERVER_ERROR } from '@paco/domain/shared/errors'
import type { Problema } from './item.ts'

/** Why the whole queue waits. */
export interface Espera {
  readonly motivo: 'rede' | 'servidor' | 'sessao'
  readonly texto: string
  /** How long the server asked to be left alone, in seconds. */
  readonly segundos: number | null
}

/** What became of sending one. */
export type Resultado =
  | { readonly tipo: 'feito' }
  /** Without an answer, or too early, or nobody is logged in: so it would be with the others. */
  | { readonly tipo: 'espera'; readonly espera: Espera }
  /** Refused for what it says or where it goes: it stays, with the reason, and the others go on. */
  | { readonly tipo: 'recusado'; readonly problema: Problema }

export interface Resposta {
  /** Zero where none came. */
  readonly status: number
  /** Whether it is an answer of ours: the network of a building site may answer anything with a page of its own. */
  readonly nossa: boolean
  readonly texto: string | null
  readonly segundos: number | null
}

/** Whether a text is what our server says to an entry that it has written. */
export function isNossa(text: string): boolean {
  try {
    return (JSON.parse(text) as { Status?: unknown } | null)?.Status === 'Success'
  } catch {
    return false
  }
}

const SEM_REDE = 'Sem conexão com o servidor.'
export const SEM_SESSAO = 'Sua sessão terminou. Nada se perde: entre de novo e a fila é enviada.'

const espera = (motivo: Espera['motivo'], texto: string, segundos: number | null = null): Resultado => ({
  tipo: 'espera',
  espera: { motivo, texto, segundos },
})

/** What an answer of the server means for the entry. */
export function resultadoDe({ status, nossa, texto, segundos }: Resposta): Resultado {
  const isFine = status >= 200 && status < 300
  if (isFine && nossa) return { tipo: 'feito' }
  if (status === 0 || status < 400) return espera('rede', SEM_REDE)
  if (status === 401) return espera('sessao', SEM_SESSAO)
  if (status === 408 || status === 429 || status >= 500)
    return espera('servidor', texto ?? SERVER_ERROR, segundos)
  return { tipo: 'recusado', problema: { status, texto: texto ?? SERVER_ERROR } }
}

const PAUSAS = [15, 30, 60, 120, 300]

/** How many seconds until the next try: as long as the server asked for, else longer every time. None without a session. */
export function pausaDe({ motivo, segundos }: Espera, tentativas: number): number | null {
  if (motivo === 'sessao') return null
  return segundos ?? PAUSAS[Math.min(tentativas, PAUSAS.length) - 1] ?? 15
}
