import type { Db, Trx } from '../db/database.ts'
import type { Recoded } from '../fotos/recode.ts'

export interface Brasao {
  readonly impressao: string
  readonly bytes: Uint8Array
}

/** The coat of arms as it is now, large or small; null where the city has none. */
export async function readBrasao(db: Db, tamanho: 'bytes' | 'miniatura'): Promise<Brasao | null> {
  const row = await db
    .selectFrom('cidade_brasao')
    .select(['impressao', `${tamanho} as bytes`])
    .executeTakeFirst()
  return row ?? null
}

/** Shows this one from now on. */
export async function keepBrasao(trx: Trx, grande: Recoded, miniatura: Recoded): Promise<void> {
  const values = {
    impressao: grande.fingerprint,
    bytes: Buffer.from(grande.bytes),
    miniatura: Buffer.from(miniatura.bytes),
  }
  await trx
    .insertInto('cidade_brasao')
    .values(values)
    .onConflict((same) => same.column('id').doUpdateSet(values))
    .execute()
}

export async function removeBrasao(trx: Trx): Promise<void> {
  await trx.deleteFrom('cidade_brasao').execute()
}
