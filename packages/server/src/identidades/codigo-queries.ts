import { CODIGO_SEGUNDOS } from '@paco/domain/identidades/identidade'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** What a page exchanges for a session. */
export interface Codigo {
  readonly id_hash: string
  readonly usuario_id: number
  readonly provedor: string
  readonly volta: string | null
}

export async function writeCodigo(trx: Trx, codigo: Codigo & { codigo_hash: string }): Promise<void> {
  await trx
    .insertInto('entradas_codigos')
    .values({ ...codigo, expira_em: sql`now() + make_interval(secs => ${CODIGO_SEGUNDOS})` })
    .execute()
}

/** Takes a code away, good or not: of fifty who exchange it at once one finds it. */
export async function spendCodigo(
  trx: Trx,
  codigo_hash: string,
): Promise<(Codigo & { nome: string }) | null> {
  const row = await trx
    .deleteFrom('entradas_codigos')
    .where('codigo_hash', '=', codigo_hash)
    .returning(['id_hash', 'usuario_id', 'provedor', 'volta'])
    .returning(sql<string>`(select name from usuarios where id = usuario_id)`.as('nome'))
    .returning(sql<boolean>`expira_em > now()`.as('vale'))
    .executeTakeFirst()
  if (!row?.vale) return null
  const { vale: _vale, ...codigo } = row
  return codigo
}

/** Sweeps what nobody came back for. */
export async function sweepEntradas(db: Db): Promise<void> {
  await db.deleteFrom('entradas_oidc').where('expira_em', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('entradas_codigos').where('expira_em', '<', sql<Date>`now()`).execute()
}
