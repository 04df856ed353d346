import { randomUUID } from 'node:crypto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { sql } from 'kysely'
import type { Trx } from '../db/database.ts'

/**
 * Has the trail's lines written with each statement instead of all at the end, where they would be signed alike: so
 * everyone in the demo city signs what they did.
 */
export async function tellAtOnce(trx: Trx): Promise<void> {
  await sql`set constraints lacrar immediate`.execute(trx)
}

const sign = async (trx: Trx, actor: object) => {
  await sql`select set_config('paco.ator', ${JSON.stringify(actor)}, true)`.execute(trx)
}

/** From here on this person acts, and every line is an entry by itself. */
export const signAs = (trx: Trx, { id, name }: SessionUser): Promise<void> => sign(trx, { id, nome: name })

/** What this person sends at once, as one request would: one entry of the trail. */
export async function saveAs<T>(trx: Trx, { id, name }: SessionUser, work: () => Promise<T>): Promise<T> {
  await sign(trx, { id, nome: name, requisicao: randomUUID() })
  return work()
}
