import { PacoError } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** Refuses with 503 when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch {
    throw new PacoError(503, 'O banco de dados não está respondendo.', { retryAfter: 5 })
  }
}

/** Of several instances starting on an empty database, one at a time fills it. Held until the transaction ends. */
export async function holdFilling(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(720350002)`.execute(trx)
}

export async function readDemoMark(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', 'demo')
    .executeTakeFirst()
  return row?.valor === true
}

export async function writeDemoMark(trx: Trx): Promise<void> {
  await trx.insertInto('configuracao').values({ chave: 'demo', valor: 'true' }).execute()
}

/** The embedded database has nobody else to do this for it. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}
