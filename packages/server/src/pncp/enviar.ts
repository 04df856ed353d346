import { createHash } from 'node:crypto'
import { conflict } from '@paco/domain/shared/errors'
import type { Db, Trx } from '../db/database.ts'
import { type Actor, transact, unkept } from '../db/transact.ts'
import type { Desfecho, Pedido, PncpClient } from './client.ts'
import {
  againEnvio,
  beginEnvio,
  type Chave,
  type Envio,
  endEnvio,
  holdEnvio,
  type Tentativa,
} from './queries.ts'

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

/** Whether an earlier try stands in the way of this one. */
function refuseMeanwhile(before: Envio, now: Date, confirmado: boolean): void {
  switch (before.estado) {
    case 'enviando':
      if (now.getTime() - before.tentado_em.getTime() < FORGOTTEN) throw conflict(RECUSAS.sending)
      if (!confirmado) throw conflict(RECUSAS.uncertain)
      return
    case 'incerto':
      if (!confirmado) throw conflict(RECUSAS.uncertain)
      return
    case 'enviado':
    case 'recusado':
      return
  }
}

/** What was sent once is not sent again, whatever it says now. */
function knownOf(before: Envio, hash: string): Enviado | null {
  if (before.estado !== 'enviado') return null
  if (before.hash !== hash) throw conflict(RECUSAS.changed)
  return { estado: 'enviado', local: before.local, repetido: true }
}

/** Notes that a try leaves: which one it is. */
async function leave(trx: Trx, tried: Tentativa, before: Envio | null, confirmado: boolean): Promise<number> {
  if (before === null) return 1
  refuseMeanwhile(before, tried.em, confirmado)
  await againEnvio(trx, tried)
  return before.tentativa + 1
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
    const known = before && knownOf(before, hash)
    return known ?? { tentativa: await leave(trx, tried, before, confirmado) }
  })
  if ('estado' in begun) return begun
  const desfecho = await client.send(pedido)
  await transact(db, unkept(actor), (trx) => endEnvio(trx, sending, begun.tentativa, desfecho, now()))
  return { ...desfecho, repetido: false }
}

/** What a try that somebody found on the portal had told, if there is one; nobody is asked about it again. */
export async function acertar(trx: Trx, chave: Chave, now: Date): Promise<unknown> {
  const before = await holdEnvio(trx, chave)
  if (before === null || (before.estado !== 'enviando' && before.estado !== 'incerto')) return null
  refuseMeanwhile(before, now, true)
  await endEnvio(trx, chave, before.tentativa, { estado: 'enviado', local: null }, now)
  return before.conteudo
}

interface Partida {
  readonly pedido: Pedido
  /** What it tells, kept while nobody knows whether it arrived. */
  readonly conteudo: object
}

interface Passos<P extends Partida> {
  /** What leaves now; null where nothing is left to tell. In the transaction that notes that it leaves. */
  preparar(trx: Trx): Promise<P | null>
  /** Notes what arrived, in the transaction that says so; an answer for a part of it leaves the rest uncertain. */
  chegou(trx: Trx, partida: P, desfecho: Desfecho & { estado: 'enviado' }): Promise<Desfecho>
}

/**
 * The next of the calls that tell of something that goes on changing. Whether it was told is said by what `chegou` notes, so
 * `preparar` has to hold what it reads: of two at once the other one then finds the first on its way, or nothing to tell.
 */
export async function enviarProximo<P extends Partida>(
  { db, client, now }: Outbox,
  actor: Actor,
  { o_que, chave, confirmado = false }: Omit<Sending, 'pedido'>,
  { preparar, chegou }: Passos<P>,
): Promise<{ readonly partida: P; readonly desfecho: Desfecho } | null> {
  const begun = await transact(db, unkept(actor), async (trx) => {
    const partida = await preparar(trx)
    if (partida === null) return null
    const { pedido, conteudo } = partida
    const tried = { o_que, chave, hash: hashOf(pedido), em: now(), por: actor.id ?? null, conteudo }
    return { partida, tentativa: await leave(trx, tried, await beginEnvio(trx, tried), confirmado) }
  })
  if (begun === null) return null
  const { partida, tentativa } = begun
  const said = await client.send(partida.pedido)
  const desfecho = await transact(db, unkept(actor), async (trx) => {
    const done = said.estado === 'enviado' ? await chegou(trx, partida, said) : said
    await endEnvio(trx, { o_que, chave }, tentativa, done, now())
    return done
  })
  return { partida, desfecho }
}
