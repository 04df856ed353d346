import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** How long the code is awaited after the password. */
const DESAFIO_MINUTOS = 5
/** How long a secret that was shown waits for its first code. */
const COMECADO_MINUTOS = 15

/** Whether codes are asked of this person. */
export const hasFator = async (db: Db, usuario_id: number): Promise<boolean> =>
  (await db
    .selectFrom('segundo_fator')
    .select('id')
    .where('usuario_id', '=', usuario_id)
    .where('ligado_em', 'is not', null)
    .executeTakeFirst()) !== undefined

/** How the person's second factor stands, and what they are held to. */
export const readFator = (db: Db, usuario_id: number) =>
  db
    .selectFrom('usuarios as u')
    .leftJoin('segundo_fator as f', (on) =>
      on.onRef('f.usuario_id', '=', 'u.id').on('f.ligado_em', 'is not', null),
    )
    .leftJoin('acesso_regras as r', (on) => on.on('r.fator_desde', 'is not', null))
    .select(['u.role', 'u.email', 'f.ligado_em', 'f.codigos_restantes', 'r.fator_desde as desde'])
    .where('u.id', '=', usuario_id)
    .executeTakeFirstOrThrow()

/** Puts a secret in the place of one that was not confirmed; whether there is none that was. */
export async function startFator(trx: Trx, usuario_id: number, segredo: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into segundo_fator as f (usuario_id, segredo) values (${usuario_id}, ${segredo})
    on conflict (usuario_id) do update set segredo = excluded.segredo, comecado_em = now(), ultimo_passo = 0
      where f.ligado_em is null
    returning id`.execute(trx)
  return rows.length > 0
}

/** A person's factor while nobody else uses it; one that was begun long ago is none. */
export const holdFator = (trx: Trx, usuario_id: number) =>
  trx
    .selectFrom('segundo_fator')
    .select(['segredo', 'ligado_em', 'ultimo_passo', 'codigos_restantes'])
    .where('usuario_id', '=', usuario_id)
    .where(
      sql<boolean>`(ligado_em is not null or comecado_em > now() - make_interval(mins => ${COMECADO_MINUTOS}))`,
    )
    .forUpdate()
    .executeTakeFirst()

/** The step of the last code taken. */
export async function notePasso(trx: Trx, usuario_id: number, ultimo_passo: number): Promise<void> {
  await trx.updateTable('segundo_fator').set({ ultimo_passo }).where('usuario_id', '=', usuario_id).execute()
}

const drawn = (hashes: readonly string[]) => ({
  codigos_em: sql<Date>`now()`,
  codigos_restantes: hashes.length,
})

async function writeRecuperacao(trx: Trx, usuario_id: number, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('codigos_recuperacao').where('usuario_id', '=', usuario_id).execute()
  await trx
    .insertInto('codigos_recuperacao')
    .values(hashes.map((codigo_hash) => ({ usuario_id, codigo_hash })))
    .execute()
}

/** From now on codes are asked for; with these for those who lose the app. */
export async function confirmFator(trx: Trx, usuario_id: number, hashes: readonly string[]): Promise<void> {
  await trx
    .updateTable('segundo_fator')
    .set({ ligado_em: sql`now()`, ...drawn(hashes) })
    .where('usuario_id', '=', usuario_id)
    .execute()
  await writeRecuperacao(trx, usuario_id, hashes)
}

/** These recovery codes from now on: whatever others there were open nothing any more. */
export async function replaceRecuperacao(
  trx: Trx,
  usuario_id: number,
  hashes: readonly string[],
): Promise<void> {
  await trx.updateTable('segundo_fator').set(drawn(hashes)).where('usuario_id', '=', usuario_id).execute()
  await writeRecuperacao(trx, usuario_id, hashes)
}

/** Uses up a recovery code of somebody whose factor is held; whether it was one. */
export async function spendRecuperacao(trx: Trx, usuario_id: number, codigo_hash: string): Promise<boolean> {
  const spent = await trx
    .updateTable('codigos_recuperacao')
    .set({ usado_em: sql`now()` })
    .where('usuario_id', '=', usuario_id)
    .where('codigo_hash', '=', codigo_hash)
    .where('usado_em', 'is', null)
    .returning('usado_em')
    .executeTakeFirst()
  if (!spent) return false
  await trx
    .updateTable('segundo_fator')
    .set({ codigos_restantes: sql`codigos_restantes - 1` })
    .where('usuario_id', '=', usuario_id)
    .execute()
  return true
}

/** Takes the factor away. */
export async function dropFator(trx: Trx, usuario_id: number): Promise<void> {
  await trx.deleteFrom('codigos_recuperacao').where('usuario_id', '=', usuario_id).execute()
  await trx.deleteFrom('segundo_fator').where('usuario_id', '=', usuario_id).execute()
}

/** Notes that the password of this person, who is held, was right. */
export async function writeDesafio(trx: Trx, usuario_id: number, segredo_hash: string): Promise<void> {
  const expira_em = sql<Date>`now() + make_interval(mins => ${DESAFIO_MINUTOS})`
  await trx.insertInto('desafios').values({ usuario_id, segredo_hash, expira_em }).execute()
}

/** Whose code a challenge awaits. */
export const findDesafio = (db: Db, segredo_hash: string) =>
  db
    .selectFrom('desafios as d')
    .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
    .select(['u.id', 'u.name', 'u.role', 'u.id_secretaria'])
    .where('d.segredo_hash', '=', segredo_hash)
    .where('d.expira_em', '>', sql<Date>`now()`)
    .where('u.ativo', '=', true)
    .executeTakeFirst()

/** Holds one person, as whoever opens a session does. */
export async function holdPerson(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('usuarios').select('id').where('id', '=', id).forUpdate().execute()
}

export async function dropDesafio(trx: Trx, segredo_hash: string): Promise<void> {
  await trx.deleteFrom('desafios').where('segredo_hash', '=', segredo_hash).execute()
}

/** A code was shown in this session. */
export async function noteShown(trx: Trx, sessionId: string): Promise<void> {
  await trx.updateTable('sessoes').set({ fator_em: sql`now()` }).where('id', '=', sessionId).execute()
}

/** All secrets, while nobody adds one or uses one. */
export const holdFatores = (trx: Trx) =>
  trx.selectFrom('segundo_fator').select(['usuario_id', 'segredo']).orderBy('id').forUpdate().execute()

export async function rewriteFator(trx: Trx, usuario_id: number, segredo: string): Promise<void> {
  await trx.updateTable('segundo_fator').set({ segredo }).where('usuario_id', '=', usuario_id).execute()
}

/** Since when those who control must have a second factor; null where they need none. */
export const readRegra = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('acesso_regras').select('fator_desde').executeTakeFirst())?.fator_desde ?? null

/** Since when stays as it is where it was so already. */
export async function writeRegra(trx: Trx, obrigatorio: boolean): Promise<void> {
  await sql`insert into acesso_regras as r (id, fator_desde) values (1, case when ${obrigatorio} then now() end)
    on conflict (id) do update set
      fator_desde = case when ${obrigatorio} then coalesce(r.fator_desde, now()) end`.execute(trx)
}
