import { MESSAGES } from '@paco/domain/arquivos/messages'
import { PacoError } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { inShare } from '../db/shares.ts'

/** Parts of files, under the fingerprint of their file, or under the key of one that is still on its way. */

/** Writes one part, in a moment of its own. */
export const insertParte = (db: Db, key: string, n: number, bytes: Uint8Array) =>
  inShare(db, 'writes', () =>
    sql`insert into arquivo_partes (sha256, n, bytes) values (${key}, ${n}, ${bytes})`.execute(db),
  )

export async function readParte(db: Db, key: string, n: number): Promise<Buffer | null> {
  const row = await inShare(db, 'batches', () =>
    db
      .selectFrom('arquivo_partes')
      .select('bytes')
      .where('sha256', '=', key)
      .where('n', '=', n)
      .executeTakeFirst(),
  )
  return row?.bytes ?? null
}

/**
 * Makes the parts under a key those of a file. The bytes stay where they lie: what is written is where each belongs. What
 * an attempt left that was broken off goes.
 */
export async function renamePartes(
  trx: Trx,
  key: string,
  { sha256, tamanho }: { sha256: string; tamanho: number },
): Promise<void> {
  // Those of an attempt that took an hour may have been swept meanwhile.
  if ((await sizeOfPartes(trx, key)) !== tamanho)
    throw new PacoError(503, MESSAGES.notKept, { retryAfter: 1 })
  await dropPartes(trx, sha256)
  await sql`update arquivo_partes set sha256 = ${sha256} where sha256 = ${key}`.execute(trx)
}

export async function dropPartes(db: Db, key: string): Promise<void> {
  await db.deleteFrom('arquivo_partes').where('sha256', '=', key).execute()
}

export async function sizeOfPartes(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(sum(octet_length(bytes)), 0)::int as size from arquivo_partes where sha256 = ${key}`.execute(
    db,
  )
  return rows[0]?.size ?? 0
}

/** Takes away parts that never became a file, an hour after they came; those of a file on its way wait for it. */
export async function sweepPartes(trx: Trx): Promise<void> {
  await sql`
    delete from arquivo_partes p where criada_em < now() - interval '1 hour'
      and not exists (select from arquivos a where a.sha256 = p.sha256)
      and not exists (select from envios e where e.id = p.sha256)`.execute(trx)
}
