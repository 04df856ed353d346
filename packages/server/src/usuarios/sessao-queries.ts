import type { SessionUser } from '@paco/domain/shared/roles'
import { CONFERIDO_MINUTOS, deveFator } from '@paco/domain/usuarios/fator'
import { FATOR_DEVIDO } from '@paco/domain/usuarios/fator-devido'
import { sql } from 'kysely'
import { changingSessions } from '../db/changes.ts'
import type { Db, Trx } from '../db/database.ts'
import { readArray } from '../db/records.ts'
import { tellSessions } from '../db/transact.ts'

/** Puts another signing secret in place and ends every session: whoever knew the old one can do nothing with it. */
export async function replaceSecret(trx: Trx, fresh: string): Promise<void> {
  const valor = JSON.stringify(fresh)
  await trx
    .insertInto('configuracao')
    .values({ chave: 'segredo', valor })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor }))
    .execute()
  await trx.deleteFrom('sessoes').execute()
  await trx.deleteFrom('desafios').execute()
  changingSessions.add(trx)
}

/** The signing secret, which stays as it is until the transaction ends: what is locked with it is found when it is replaced. */
export async function holdSecret(trx: Trx): Promise<string> {
  const { valor } = await trx
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', 'segredo')
    .forShare()
    .executeTakeFirstOrThrow()
  return String(valor)
}

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
    .select(['id', 'name', 'role', 'id_secretaria', 'ativo', 'senha_hash', 'email_confirmado'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()

export const readPasswordHash = (db: Db, id: number) =>
  db.selectFrom('usuarios').select('senha_hash').where('id', '=', id).executeTakeFirstOrThrow()

/** Which of these marks the account was entered from before. Asked in the same way for an account that is not there. */
export async function listKnownMarks(db: Db, email: string, marks: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('acessos as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select('a.marca')
    .where(sql`lower(u.email)`, '=', email)
    .where('a.marca', 'in', [...marks])
    .execute()
  return rows.map(({ marca }) => marca)
}

/** Remembers where somebody came in with the right password. */
export async function rememberMarks(trx: Trx, usuario_id: number, marks: readonly string[]): Promise<void> {
  await trx
    .insertInto('acessos')
    .values(marks.map((marca) => ({ usuario_id, marca })))
    .onConflict((conflict) =>
      conflict.columns(['usuario_id', 'marca']).doUpdateSet({ visto_em: sql<Date>`now()` }),
    )
    .execute()
}

/**
 * The person whose password was right, as they are now and held until the session stands: a password changed, or an
 * account closed, while the password was being compared opens no session.
 */
export async function holdForSession(trx: Trx, id: number, senha_hash: string): Promise<SessionUser | null> {
  const user = await trx
    .selectFrom('usuarios')
    .select(['id', 'name', 'role', 'id_secretaria'])
    .where('id', '=', id)
    .where('senha_hash', '=', senha_hash)
    .where('ativo', '=', true)
    .forUpdate()
    .executeTakeFirst()
  return user ?? null
}

interface NewSession {
  id: string
  usuario_id: number
  hours: number
  origem: string | null
  navegador: string | null
  /** Whether a code was shown. */
  fator: boolean
}

/** Starts a session and notes the visit. */
export async function startSession(trx: Trx, { hours, fator, ...session }: NewSession): Promise<Date> {
  const { usuario_id } = session
  await trx.updateTable('usuarios').set({ ultimo_acesso: sql`now()` }).where('id', '=', usuario_id).execute()
  const { expira_em } = await trx
    .insertInto('sessoes')
    .values({
      ...session,
      expira_em: sql`now() + make_interval(hours => ${hours})`,
      fator_em: fator ? sql`now()` : null,
    })
    .returning('expira_em')
    .executeTakeFirstOrThrow()
  return expira_em
}

/** The person behind a session, and for how many milliseconds more it is one. */
export interface FoundSession {
  user: SessionUser
  left: number
  /** What they have to do before anything else, in words for them. */
  held?: string | null
  /** Whether a code was shown not long ago; nothing of those who have none to show. */
  proven?: boolean | null
}

/** The person behind a session as they are now: an old token never carries old rights. */
export async function findSession(db: Db, sessionId: string, userId: number): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('sessoes as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuario_id')
    .leftJoin('segundo_fator as f', (on) =>
      on.onRef('f.usuario_id', '=', 'u.id').on('f.ligado_em', 'is not', null),
    )
    .leftJoin('acesso_regras as r', (on) => on.on('r.fator_desde', 'is not', null))
    .select(['u.id', 'u.name', 'u.role', 'u.id_secretaria', 'f.ligado_em', 'r.fator_desde as desde'])
    .select(sql<Date>`now()`.as('agora'))
    .select(
      sql<boolean>`coalesce(s.fator_em > now() - make_interval(mins => ${CONFERIDO_MINUTOS}), false)`.as(
        'shown',
      ),
    )
    .select(sql<number>`(extract(epoch from s.expira_em - now()) * 1000)::float8`.as('left'))
    .where('s.id', '=', sessionId)
    .where('s.usuario_id', '=', userId)
    .where('s.expira_em', '>', sql<Date>`now()`)
    .where('u.ativo', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { left, ligado_em, desde, agora, shown, ...user } = row
  const tem = ligado_em !== null
  const held = deveFator({ role: user.role, tem, desde }, agora) ? FATOR_DEVIDO : null
  return { user, left, held, proven: tem ? shown : null }
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessoes').where('id', '=', id).execute()
  await tellSessions(db)
}

/** A person's sessions as a JSON array, the newest first; which of them asks is told too. */
export const listSessions = (db: Db, userId: number, current: string): Promise<string> =>
  readArray(
    db,
    sql`select id, criada_em, expira_em, origem, navegador, id = ${current} as atual
      from sessoes where usuario_id = ${userId} and expira_em > now() order by criada_em desc`,
  )

/** Ends one session of this person; whether there was one. */
export async function endOwnSession(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessoes')
    .where('id', '=', id)
    .where('usuario_id', '=', userId)
    .executeTakeFirst()
  await tellSessions(db)
  return numDeletedRows > 0n
}

/** All of a person's, or all but one, and what was on its way to become one. */
export async function endSessionsOf(trx: Trx, userId: number, but = ''): Promise<void> {
  await trx.deleteFrom('desafios').where('usuario_id', '=', userId).execute()
  await trx.deleteFrom('sessoes').where('usuario_id', '=', userId).where('id', '<>', but).execute()
}

/** What a password opened besides sessions. */
export async function forgetPlaces(trx: Trx, usuario_id: number): Promise<void> {
  await trx.deleteFrom('agendas').where('usuario_id', '=', usuario_id).execute()
  await trx.deleteFrom('acessos').where('usuario_id', '=', usuario_id).execute()
}

/** Sweeps what has run out: sessions, counters, requests nobody answered, and places nobody has come in from for a quarter. */
export async function sweepExpired(db: Db): Promise<void> {
  await db.deleteFrom('sessoes').where('expira_em', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('desafios').where('expira_em', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('limites').where('expira_em', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('senha_pedidos').where('pedido_em', '<', sql<Date>`now() - interval '1 hour'`).execute()
  await db.deleteFrom('acessos').where('visto_em', '<', sql<Date>`now() - interval '90 days'`).execute()
}
