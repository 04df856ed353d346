import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Db, Trx } from './database.ts'

/** Where SQL texts are sent, one or several statements at a time: a connection, or a transaction under way. */
export interface Runner {
  query<R>(text: string, values?: unknown[]): Promise<R[]>
}

export const onClient = (client: pg.ClientBase): Runner => ({
  query: async <R>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as R[],
})

export const onTransaction = (trx: Trx): Runner => ({
  query: async <R>(text: string, values: unknown[] = []) =>
    (await trx.executeQuery<R>(CompiledQuery.raw(text, values))).rows,
})

/** The database by one connection alone, whose holder lets it go: what it holds, a lock of the session for one, stays. */
export function databaseOn(client: pg.ClientBase): Db {
  const lent = { query: client.query.bind(client), release: () => {} } as pg.PoolClient
  const pool = { connect: async () => lent, end: async () => {} }
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
