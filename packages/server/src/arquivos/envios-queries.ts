import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { inShare } from '../db/shares.ts'

/** A file on its way, as far as it has come. */
export interface EnvioRow {
  readonly id: string
  readonly nome: string
  readonly tamanho: number
  readonly recebido: number
  /** What it was kept as, once it was whole. */
  readonly arquivo: string | null
}

export async function insertEnvio(
  trx: Trx,
  { usuario_id, nome, tamanho }: { usuario_id: number; nome: string; tamanho: number },
): Promise<string> {
  const made = await trx
    .insertInto('envios')
    .values({ usuario_id, nome, tamanho })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** A person's own; nobody else learns that it is there. */
export async function readEnvio(db: Db, id: string, usuario_id: number): Promise<EnvioRow | null> {
  const row = await db
    .selectFrom('envios')
    .select(['id', 'nome', 'tamanho', 'recebido', 'arquivo'])
    .where('id', '=', id)
    .where('usuario_id', '=', usuario_id)
    .executeTakeFirst()
  return row ?? null
}

/** The same, which nobody changes until the transaction ends. */
export async function lockEnvio(trx: Trx, id: string, usuario_id: number): Promise<EnvioRow | null> {
  const row = await trx
    .selectFrom('envios')
    .select(['id', 'nome', 'tamanho', 'recebido', 'arquivo'])
    .where('id', '=', id)
    .where('usuario_id', '=', usuario_id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Writes the part that comes next, and that it came, in one statement; false where another comes next. */
export async function appendParte(
  db: Db,
  { id, recebido, n }: { id: string; recebido: number; n: number },
  bytes: Uint8Array,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await inShare(db, 'writes', () =>
    sql`
      with grown as (
        update envios set recebido = recebido + ${bytes.length}::int, atualizado_em = now()
        where id = ${id} and recebido = ${recebido}::int returning id
      )
      insert into arquivo_partes (sha256, n, bytes) select id, ${n}::int, ${bytes}::bytea from grown`.execute(
      db,
    ),
  )
  return numAffectedRows > 0n
}

export async function noteArquivo(trx: Trx, id: string, sha256: string): Promise<void> {
  await sql`update envios set arquivo = ${sha256}, atualizado_em = now() where id = ${id}`.execute(trx)
}

/** Takes it away with all that came of it. */
export async function deleteEnvio(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('envios').where('id', '=', id).execute()
  await trx.deleteFrom('arquivo_partes').where('sha256', '=', id).execute()
}

/** Those of which nothing was heard for a day. */
export async function sweepEnvios(trx: Trx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with gone as (
      delete from envios where atualizado_em < now() - interval '1 day' returning id
    )
    delete from arquivo_partes p using gone where p.sha256 = gone.id`.execute(trx)
  return Number(numAffectedRows)
}
