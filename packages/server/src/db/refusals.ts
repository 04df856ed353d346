import { conflict, notFound, type PacoError, STALE_VERSION } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Says in the city hall's words what the database refused by a named constraint. */
export async function refuseOn<T>(refusals: Record<string, () => PacoError>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = (error as { constraint?: string } | null)?.constraint
    const refusal = constraint ? refusals[constraint] : undefined
    throw refusal ? refusal() : error
  }
}

/** After an update that found no row: tells a missing record from one that somebody else changed. The table is named by us. */
export async function refuseMissingOrStale(
  db: Db,
  table: string,
  id: number,
  missing: string,
): Promise<never> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(db)
  throw rows.length > 0 ? conflict(STALE_VERSION) : notFound(missing)
}
