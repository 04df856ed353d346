import { PacoError } from '@paco/domain/shared/errors'
import { CompiledQuery, sql } from 'kysely'
import {
  changes,
  changingSessions,
  changingSettings,
  channel,
  INSTANCE,
  SESSIONS,
  SETTINGS,
  writesAlone,
} from './changes.ts'
import type { Db, Trx } from './database.ts'
import { answeredPedido, closePedido, openPedido, type Pedido } from './pedidos.ts'
import { unread } from './prepared.ts'
import { inShare } from './shares.ts'

/** Who a change is signed by in the audit trail: a person, or the system itself. */
export interface Actor {
  id?: number
  nome: string
  origem?: string
  requisicao?: string
  /** Said when the same write may arrive twice. */
  pedido?: Pedido
}

export const SYSTEM: Actor = { nome: 'sistema' }

/** For writes whose answer is not to be kept: it opens a session. */
export const unkept = ({ pedido: _dropped, ...actor }: Actor): Actor => actor

/**
 * Who signs; and how triggers and foreign keys are planned. They keep the plan of each of their statements from the first
 * time on: planned anew for every write, by what it says, they took longer than anything they did. And what they look up
 * they find by index, also where a table was so small at that first time that reading all of it looked cheaper.
 */
const SIGN =
  "select set_config('paco.ator', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)"
const SIGN_AND_TELL = `${SIGN}, pg_notify($2, $3)`
unread.add(SIGN).add(SIGN_AND_TELL)

/** Signs what the transaction changed, and will, by another name or origin: lines are written when it commits. */
export async function signAs(trx: Trx, actor: Actor): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(SIGN, [JSON.stringify(unkept(actor))]))
}

/** Takes the key that the request came with, and keeps what it is answered. */
async function keyed<T>(trx: Trx, { id, pedido }: Actor, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (id === undefined || pedido === undefined) return work(trx)
  await openPedido(trx, id, pedido)
  const result = await work(trx)
  await closePedido(trx, id, pedido, result)
  return result
}

/**
 * A repeated request gets what the first one got; whatever the handler makes of it is then the same answer. Whether it is
 * one is asked when the write failed, as the second one with a key does: the first, of which there are many, waits for nothing.
 */
async function once<T>(db: Db, { id, pedido }: Actor, write: () => Promise<T>): Promise<T> {
  if (id === undefined || pedido === undefined) return write()
  try {
    return await write()
  } catch (error) {
    const first = await answeredPedido(db, id, pedido).catch((refusal: unknown) => {
      throw refusal instanceof PacoError ? refusal : error
    })
    if (first === null) throw error
    return first.resultado as T
  }
}

/** Has every instance forget the sessions it caches: this one before anybody is answered, the others by NOTIFY. */
export async function tellSessions(db: Db): Promise<void> {
  changes.emit('sessions')
  // Whoever does not hear of it has forgotten them two seconds later.
  if (!writesAlone.has(db))
    await sql`select pg_notify(${channel.get()}, ${SESSIONS})`.execute(db).catch(() => {})
}

/** Has every instance read the city's settings anew. */
async function tellSettings(db: Db): Promise<void> {
  changes.emit('settings')
  // Whoever does not hear of it reads them each time.
  if (!writesAlone.has(db))
    await sql`select pg_notify(${channel.get()}, ${SETTINGS})`.execute(db).catch(() => {})
}

/**
 * The one way to write: a transaction signed by its actor. The audit lines come from the database itself, for every
 * row changed in here, and stand or fall with it. Other instances hear of it when it commits.
 */
export function transact<T>(db: Db, actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T> {
  const signature = JSON.stringify(unkept(actor))
  // Where nobody listens nothing is said: the embedded database must not need room on the disk for it.
  const sign = writesAlone.has(db)
    ? CompiledQuery.raw(SIGN, [signature])
    : CompiledQuery.raw(SIGN_AND_TELL, [signature, channel.get(), INSTANCE])
  let [sessions, settings] = [false, false]
  const write = async (trx: Trx) => {
    await trx.executeQuery(sign)
    const result = await keyed(trx, actor, work)
    sessions = changingSessions.has(trx)
    settings = changingSettings.has(trx)
    return result
  }
  const written = inShare(db, 'writes', () => once(db, actor, () => db.transaction().execute(write)))
  return written.finally(async () => {
    changes.emit('written')
    if (sessions) await tellSessions(db)
    if (settings) await tellSettings(db)
  })
}
