import { MESSAGES } from '@paco/domain/cidade/messages'
import { conflict } from '@paco/domain/shared/errors'
import type { Trx } from '../db/database.ts'
import { recordsOf } from '../db/records.ts'

const tribunais = recordsOf('tribunais', {
  missing: MESSAGES.notFound,
  refusals: { tribunais_codigo: () => conflict(MESSAGES.courtTaken) },
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
