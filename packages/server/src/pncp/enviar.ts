import { createHash } from 'node:crypto'
import { conflict } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { type Actor, transact, unkept } from '../db/transact.ts'
import type { Desfecho, Pedido, PncpClient } from './client.ts'
import { againEnvio, beginEnvio, type Chave, type Envio, endEnvio, type Tentativa } from './queries.ts'

/** Longer than any call takes: who said 'enviando' before that is gone, and with them what became of it. */
const FORGOTTEN = 10 * 60 * 1000

export const RECUSAS = {
  sending: 'Este envio ao PNCP já está em andamento.',
  changed: 'Isto já foi enviado ao PNCP e mudou desde então: o que mudou se envia como retificação.',
  uncertain:
    'O envio anterior ficou sem resposta. Confira no portal se o PNCP o recebeu e confirme antes de enviar de novo.',
} as const

export interface Outbox {
  readonly db: Db
  readonly client: PncpClient
  readonly now: () => Date
}

export interface Sending extends Chave {
  readonly pedido: Pedido
  /** Somebody looked on the portal: what nobody knew the end of did not arrive. */
  readonly confirmado?: boolean
}

export type Enviado = Desfecho & { readonly repetido: boolean }

const hashOf = (pedido: Pedido) => createHash('sha256').update(JSON.stringify(pedido)).digest('hex')

/** Which try this is, or what an earlier one came to. */
function judge(before: Envio, hash: string, now: Date, confirmado: boolean): Enviado | 'again' {
  switch (before.estado) {
    case 'enviado':
      if (before.hash !== hash) throw conflict(RECUSAS.changed)
      return { estado: 'enviado', local: before.local, repetido: true }
    case 'enviando':
      if (now.getTime() - before.tentado_em.getTime() < FORGOTTEN) throw conflict(RECUSAS.sending)
      if (!confirmado) throw conflict(RECUSAS.uncertain)
      return 'again'
    case 'incerto':
      if (!confirmado) throw conflict(RECUSAS.uncertain)
      return 'again'
    case 'recusado':
      return 'again'
  }
}

/**
 * Sends something to the portal, once: asked for twice, or by two at once, it leaves once. It is noted before it leaves, in a
 * transaction of its own, since no lock outlives the process that a lost answer may take with it; what got no answer is
 * never tried again by itself.
 */
export async function enviar({ db, client, now }: Outbox, actor: Actor, sending: Sending): Promise<Enviado> {
  const { o_que, chave, pedido, confirmado = false } = sending
  const hash = hashOf(pedido)
  const tried: Tentativa = { o_que, chave, hash, em: now(), por: actor.id ?? null }
  const begun = await transact(db, unkept(actor), async (trx) => {
    const before = await beginEnvio(trx, tried)
    if (before === null) return { tentativa: 1 }
    const known = judge(before, hash, tried.em, confirmado)
    if (known !== 'again') return known
    await againEnvio(trx, tried)
    return { tentativa: before.tentativa + 1 }
  })
  if ('estado' in begun) return begun
  const desfecho = await client.send(pedido)
  await transact(db, unkept(actor), (trx) => endEnvio(trx, sending, begun.tentativa, desfecho, now()))
  return { ...desfecho, repetido: false }
}
