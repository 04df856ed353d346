import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Trx } from './database.ts'

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
