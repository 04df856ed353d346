import { fileURLToPath } from 'node:url'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import type { FolhaLida } from '@paco/domain/importacoes/planilha-lida'
import { malformed, tooLarge } from '@paco/domain/shared/errors'
import { Child, ChildSpent } from '../../work/child.ts'
import { Turns } from '../../work/turns.ts'
import { type Conteudo, conteudoOf, type Formato } from './formato.ts'
import { MAX_FILE, WORDS } from './recusas.mjs'

export interface LeituraOptions {
  /** Which sheet, from 0; all of them where it is left out. */
  readonly folha?: number
  readonly maxLinhas: number
}

export type LeituraRequest = LeituraOptions & Conteudo & { readonly bytes: Uint8Array; readonly nome: string }

const child = new Child({
  file: fileURLToPath(new URL('./leitura-worker.mjs', import.meta.url)),
  failure: 'Não foi possível ler a planilha',
  idleMilliseconds: 20_000,
  deadlineMilliseconds: 15_000,
})

/** One at a time for the whole server, so that one that ends its process ends no other's reading. */
const turns = new Turns({ atOnce: 1, each: Number.POSITIVE_INFINITY, waiting: 30 })
/** Whose turn it is among those who import, whoever calls decides. */
const EVERYBODY = { key: 'planilhas', isStranger: false, ticket: null, isGone: () => false }

/** What took too long or too much memory is told as what it is: too much. */
function tell(error: unknown): never {
  throw error instanceof ChildSpent ? tooLarge(WORDS.tooMuch) : error
}

/**
 * Reads a spreadsheet that somebody sent, in a process of its own and within limits, or refuses it in words. Of several
 * sheets read together one that goes beyond a limit has `cortada`; asked for alone it is refused.
 */
export async function lerPlanilha(
  bytes: Uint8Array,
  nome: string,
  options: LeituraOptions,
): Promise<{ formato: Formato; folhas: FolhaLida[] }> {
  if (bytes.byteLength === 0) throw malformed(MESSAGES.empty)
  if (bytes.byteLength > MAX_FILE) throw tooLarge(WORDS.tooLarge)
  const conteudo = await conteudoOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), nome)
  const request: LeituraRequest = { ...options, ...conteudo, bytes, nome }
  const folhas = await turns.run(EVERYBODY, () => child.ask<FolhaLida[]>(request).catch(tell))
  return { formato: conteudo.formato, folhas }
}

/** Ends the process; whoever still waits for a spreadsheet is refused. */
export const closeLeitura = () => child.close()
