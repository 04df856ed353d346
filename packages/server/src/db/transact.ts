import { sql } from 'kysely'
import type pg from 'pg'
import { CHANNEL, changes, INSTANCE } from './changes.ts'
import type { Db, Trx } from './database.ts'

/** Who a change is signed by in the audit trail: a person, or the system itself. */
export interface Actor {
  id?: number
  nome: string
  origem?: string
  requisicao?: string
}

export const SYSTEM: Actor = { nome: 'sistema' }

/**
 * The one way to write: a transaction signed by its actor. The audit lines come from the database itself, for every
 * row changed in here, and stand or fall with it. Other instances hear of it when it commits.
 */
export function transact<T>(db: Db, actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T> {
  const written = db.transaction().execute(async (trx) => {
    await sql`
      select set_config('paco.ator', ${JSON.stringify(actor)}, true), pg_notify(${CHANNEL}, ${INSTANCE})`.execute(
      trx,
    )
    return work(trx)
  })
  return written.finally(() => changes.emit('written'))
}

/** The same signature on a bare connection, for migrations and restores. */
export async function setActor(client: pg.ClientBase, actor: Actor): Promise<void> {
  await client.query("select set_config('paco.ator', $1, true)", [JSON.stringify(actor)])
}
