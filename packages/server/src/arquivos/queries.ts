import { MESSAGES } from '@paco/domain/arquivos/messages'
import type { Verificado } from '@paco/domain/arquivos/verificacao'
import { conflict } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { sweepEnvios } from './envios-queries.ts'
import { sweepPartes } from './partes-queries.ts'
import type { Guarda, Settle } from './store.ts'

/** A file as it is kept; which record it is of, and under which name, that record says. */
export interface Guardado {
  readonly sha256: string
  readonly tamanho: number
  readonly tipo: string
}

/** A file of a record, to be served to those whom the record is told. */
export interface Anexado extends Guardado {
  readonly nome: string
  readonly verificado: Verificado
  /** Who sent it for this record. */
  readonly enviado_por: number
}

export async function hasArquivo(db: Db, sha256: string): Promise<boolean> {
  const row = await db.selectFrom('arquivos').select('sha256').where('sha256', '=', sha256).executeTakeFirst()
  return row !== undefined
}

/** Of several that keep the same content, here or elsewhere, one at a time. Held until the transaction ends. */
async function lockContent(trx: Trx, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(trx)
}

/** Whether the content is kept already. One that nobody uses is as new again, and not swept from under who sends it. */
export async function renewArquivo(db: Db, sha256: string): Promise<boolean> {
  const { rows } = await sql`
    update arquivos set criado_em = case when usado_em is null then now() else criado_em end
    where sha256 = ${sha256} and guarda <> 'ausente' returning sha256`.execute(db)
  return rows.length > 0
}

/** A file to be kept: where its bytes are, and what is to be known of it before anyone gets it. */
type Novo = Guardado & { readonly guarda: Guarda; readonly verificado: Verificado }

async function insertArquivo(trx: Trx, { sha256, tamanho, tipo, guarda, verificado }: Novo): Promise<void> {
  await sql`insert into arquivos (sha256, tamanho, tipo, guarda, verificado)
    values (${sha256}, ${tamanho}, ${tipo}, ${guarda}, ${verificado})
    on conflict (sha256) do update set guarda = excluded.guarda`.execute(trx)
}

/** Makes a file of what was written; the same content is kept once. */
export async function keepArquivo(trx: Trx, arquivo: Novo, settle: Settle): Promise<void> {
  await lockContent(trx, arquivo.sha256)
  if (await renewArquivo(trx, arquivo.sha256)) return
  await settle(trx)
  await insertArquivo(trx, arquivo)
}

/** A file that is kept, by its fingerprint. */
export async function findArquivo(db: Db, sha256: string): Promise<Guardado | null> {
  const row = await db
    .selectFrom('arquivos')
    .select(['sha256', 'tamanho', 'tipo'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row ?? null
}

/** Where the bytes of a file are; null where there is no such file. */
export async function readGuarda(db: Db, sha256: string): Promise<Guarda | 'ausente' | null> {
  const row = await db.selectFrom('arquivos').select('guarda').where('sha256', '=', sha256).executeTakeFirst()
  return row?.guarda ?? null
}

/** A file whose bytes are kept, and where. */
export interface Where {
  readonly sha256: string
  readonly tamanho: number
  readonly guarda: Guarda
}

/** Files whose bytes are somewhere else than there. */
export async function listElsewhere(db: Db, there: Guarda, limit: number): Promise<Where[]> {
  const { rows } = await sql<Where>`
    select sha256, tamanho, guarda from arquivos where guarda not in (${there}, 'ausente')
    order by sha256 limit ${limit}`.execute(db)
  return rows
}

/** Files whose bytes are kept, in the order of their fingerprints. */
export async function listKept(db: Db, after: string, limit: number): Promise<Where[]> {
  // A backup is made before the tables change too: at first all files were in the database, and none said where.
  const { rows } = await sql<Where>`
    select sha256, tamanho, coalesce(to_jsonb(a) ->> 'guarda', 'banco') as guarda from arquivos a
    where to_jsonb(a) ->> 'guarda' is distinct from 'ausente' and sha256 > ${after}
    order by sha256 limit ${limit}`.execute(db)
  return rows
}

export async function moveArquivo(trx: Trx, sha256: string, guarda: Guarda): Promise<void> {
  await trx.updateTable('arquivos').set({ guarda }).where('sha256', '=', sha256).execute()
}

/** Keeps a file for good: from here on a record refers to it. Locked until that record is written. */
export async function holdArquivo(trx: Trx, sha256: string): Promise<void> {
  const { rows } = await sql`
    update arquivos set usado_em = coalesce(usado_em, now()) where sha256 = ${sha256} returning sha256`.execute(
    trx,
  )
  if (rows.length === 0) throw conflict(MESSAGES.gone)
}

/** Takes away files that no record ever came to refer to, an hour after they came, and what never became a file. */
export async function sweepArquivos(trx: Trx): Promise<number> {
  await sweepEnvios(trx)
  const { rows } = await sql`
    with gone as (
      delete from arquivos a where usado_em is null and criado_em < now() - interval '1 hour'
        and not exists (select from envios e where e.arquivo = a.sha256)
      returning sha256, guarda
    ), left_outside as (
      insert into arquivo_restos (sha256, guarda, criado_em)
      select sha256, guarda, now() - interval '2 hours' from gone where guarda in ('disco', 's3')
      on conflict (sha256, guarda) do nothing
    )
    select from gone`.execute(trx)
  await sweepPartes(trx)
  return rows.length
}
