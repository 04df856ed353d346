import { conflict } from '@paco/domain/shared/errors'
import type { EnvioPncp, PncpNaTela } from '@paco/domain/shared/pncp'
import type { Db } from '../db/database.ts'
import type { Actor } from '../db/transact.ts'
import type { Desfecho } from './client.ts'
import { enviar, type Outbox } from './enviar.ts'
import { type Chave, readEnvio } from './queries.ts'

/** A payload with what its page says of sending it. */
export async function naTela(
  db: Db,
  outbox: Outbox | null,
  chave: Chave,
  envio: EnvioPncp,
): Promise<PncpNaTela> {
  const last = await readEnvio(db, chave)
  return {
    ...envio,
    envia: outbox !== null,
    estado: last?.estado ?? null,
    resposta: last?.resposta ?? null,
  }
}

/** What is answered where something did not arrive, or nobody knows. */
export const naoChegou = ({ estado, resposta }: Exclude<Desfecho, { estado: 'enviado' }>) =>
  conflict(
    estado === 'recusado'
      ? `O PNCP não recebeu: ${resposta}`
      : `Não se sabe se o PNCP recebeu (${resposta}). Confira no portal antes de enviar de novo.`,
  )

interface Words {
  readonly off: string
  readonly incomplete: string
}

/** Sends a whole payload; where it now is, or a refusal that says what became of it. */
export async function sendWhole(
  outbox: Outbox | null,
  actor: Actor,
  { envio, words, ...sending }: Chave & { envio: EnvioPncp; words: Words; confirmado: boolean },
): Promise<string | null> {
  const { caminho, documento, payload, faltas } = envio
  if (outbox === null) throw conflict(words.off)
  if (faltas.length > 0 || caminho === null) throw conflict(words.incomplete)
  const pedido = { metodo: 'POST', caminho, corpo: payload, documento } as const
  const sent = await enviar(outbox, actor, { ...sending, pedido })
  if (sent.estado === 'enviado') return sent.local
  throw naoChegou(sent)
}
