import { MESSAGES } from '@paco/domain/arquivos/messages'
import { conflict } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { inShare } from '../db/shares.ts'

/** A file as it is kept; which record it is of, and under which name, that record says. */
export interface Guardado {
  readonly sha256: string
  readonly tamanho: number
  readonly tipo: string
}

export async function hasArquivo(db: Db, sha256: string): Promise<boolean> {
  const row = await db.selectFrom('arquivos').select('sha256').where('sha256', '=', sha256).executeTakeFirst()
  return row !== undefined
}

/** Writes one part, in a moment of its own. One that a broken-off attempt left is the same, and counts as new. */
export const insertParte = (db: Db, sha256: string, n: number, bytes: Buffer) =>
  inShare(db, 'writes', () =>
    sql`insert into arquivo_partes (sha256, n, bytes) values (${sha256}, ${n}, ${bytes})
      on conflict (sha256, n) do update set criada_em = excluded.criada_em`.execute(db),
  )

/** Makes a file of its parts, if they are all there. */
export const insertArquivo = (db: Db, { sha256, tamanho, tipo }: Guardado) =>
  inShare(db, 'writes', () =>
    sql`insert into arquivos (sha256, tamanho, tipo)
      select ${sha256}, ${tamanho}::int, ${tipo}
      where ${tamanho}::int = (select sum(octet_length(bytes)) from arquivo_partes where sha256 = ${sha256})
      on conflict do nothing`.execute(db),
  )

/** Keeps a file for good: from here on a record refers to it. Locked until that record is written. */
export async function holdArquivo(trx: Trx, sha256: string): Promise<void> {
  const { rows } = await sql`
    update arquivos set usado_em = coalesce(usado_em, now()) where sha256 = ${sha256} returning sha256`.execute(
    trx,
  )
  if (rows.length === 0) throw conflict(MESSAGES.gone)
}

export async function readParte(db: Db, sha256: string, n: number): Promise<Buffer> {
  const row = await inShare(db, 'batches', () =>
    db
      .selectFrom('arquivo_partes')
      .select('bytes')
      .where('sha256', '=', sha256)
      .where('n', '=', n)
      .executeTakeFirst(),
  )
  if (row === undefined) throw new Error(`Part ${n} of the file ${sha256} is not there.`)
  return row.bytes
}

/** Takes away files that no record ever came to refer to, and parts that never became a file, an hour after they came. */
export async function sweepArquivos(trx: Trx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from arquivos where usado_em is null and criado_em < now() - interval '1 hour'`.execute(trx)
  await sql`
    delete from arquivo_partes p where criada_em < now() - interval '1 hour'
      and not exists (select from arquivos a where a.sha256 = p.sha256)`.execute(trx)
  return Number(numAffectedRows)
}
