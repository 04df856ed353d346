import { conflict, notFound, type PacoError, STALE_VERSION } from '@paco/domain/shared/errors'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

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

type Versioned = {
  [T in keyof Schema]: Schema[T] extends { versao: unknown; id: unknown } ? T : never
}[keyof Schema]

/** After an update that found no row: tells a missing record from one that somebody else changed. */
export async function refuseMissingOrStale(
  db: Db,
  table: Versioned,
  id: number,
  missing: string,
): Promise<never> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  throw row ? conflict(STALE_VERSION) : notFound(missing)
}
