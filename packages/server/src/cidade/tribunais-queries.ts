import { MESSAGES } from '@paco/domain/cidade/messages'
import { conflict, STALE_VERSION } from '@paco/domain/shared/errors'
import type { Trx } from '../db/database.ts'
import { recordsOf } from '../db/records.ts'

const tribunais = recordsOf('tribunais', {
  missing: MESSAGES.notFound,
  // Somebody said it a moment before.
  refusals: { tribunais_codigo: () => conflict(STALE_VERSION) },
})
export const insertTribunal = tribunais.insert
export const insertTribunais = tribunais.insertMany
export const updateTribunal = tribunais.update
export const deleteTribunais = tribunais.deleteMany

/** The number of a court, by its code. */
export async function findTribunal(trx: Trx, codigo: string): Promise<number | undefined> {
  const row = trx.selectFrom('tribunais').select('id').where('codigo', '=', codigo)
  return (await row.executeTakeFirst())?.id
}
