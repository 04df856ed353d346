import type { SessionUser } from '@paco/domain/shared/roles'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** The signing secret: the first instance to ask makes it, all others get the same. */
export async function readOrCreateSecret(db: Db, fresh: string): Promise<string> {
  await db
    .insertInto('configuracao')
    .values({ chave: 'segredo', valor: JSON.stringify(fresh) })
    .onConflict((on) => on.column('chave').doNothing())
    .execute()
  const row = await db
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', 'segredo')
    .executeTakeFirstOrThrow()
  return String(row.valor)
}

export const findForLogin = (db: Db, email: string) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'name', 'role', 'id_secretaria', 'ativo', 'senha_hash'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()

export const readPasswordHash = (db: Db, id: number) =>
  db.selectFrom('usuarios').select('senha_hash').where('id', '=', id).executeTakeFirstOrThrow()

/** Starts a session and notes the visit. */
export async function startSession(
  trx: Trx,
  userId: number,
  hours: number,
): Promise<{ id: number; expires: Date }> {
  await trx.updateTable('usuarios').set({ ultimo_acesso: sql`now()` }).where('id', '=', userId).execute()
  const { id, expira_em } = await trx
    .insertInto('sessoes')
    .values({ usuario_id: userId, expira_em: sql`now() + make_interval(hours => ${hours})` })
    .returning(['id', 'expira_em'])
    .executeTakeFirstOrThrow()
  return { id, expires: expira_em }
}

/** The person behind a session as they are now: an old token never carries old rights. */
export async function findSessionUser(
  db: Db,
  sessionId: number,
  userId: number,
): Promise<SessionUser | null> {
  const user = await db
    .selectFrom('sessoes as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuario_id')
    .select(['u.id', 'u.name', 'u.role', 'u.id_secretaria'])
    .where('s.id', '=', sessionId)
    .where('s.usuario_id', '=', userId)
    .where('s.expira_em', '>', sql<Date>`now()`)
    .where('u.ativo', '=', true)
    .executeTakeFirst()
  return user ?? null
}

export const endSession = (db: Db, id: number) => db.deleteFrom('sessoes').where('id', '=', id).execute()

export const endSessionsOf = (trx: Trx, userId: number) =>
  trx.deleteFrom('sessoes').where('usuario_id', '=', userId).execute()

/** Sweeps what has run out: sessions and counters. */
export async function sweepExpired(db: Db): Promise<void> {
  await db.deleteFrom('sessoes').where('expira_em', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('limites').where('expira_em', '<', sql<Date>`now()`).execute()
}
