import { CONVITE_DIAS } from '@paco/domain/usuarios/convite'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

interface NovoConvite {
  readonly usuario_id: number
  readonly segredo_hash: string
  readonly criado_por: number
}

/** Puts links in the place of those that these people had, who are held; until when they are good. */
export async function writeConvites(trx: Trx, rows: readonly NovoConvite[]): Promise<Date> {
  const { rows: written } = await sql<{ expira_em: Date }>`
    insert into convites (usuario_id, segredo_hash, criado_por, expira_em)
    select usuario_id, segredo_hash, criado_por, now() + make_interval(days => ${CONVITE_DIAS})
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (usuario_id int, segredo_hash text, criado_por int)
    on conflict (usuario_id) do update set segredo_hash = excluded.segredo_hash, criado_por = excluded.criado_por,
      criado_em = excluded.criado_em, expira_em = excluded.expira_em, usado_em = null
    returning expira_em`.execute(trx)
  return (written[0] as { expira_em: Date }).expira_em
}

/** Whom a link is for, as long as it opens anything: what was used, has run out or never was is told apart by nobody. */
export const findConvite = (db: Db, segredo_hash: string) =>
  db
    .selectFrom('convites as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .select(['u.id', 'u.name', 'u.email', 'u.role', 'u.id_secretaria', 'c.expira_em'])
    .where('c.segredo_hash', '=', segredo_hash)
    .where('c.usado_em', 'is', null)
    .where('c.expira_em', '>', sql<Date>`now()`)
    .where('u.ativo', '=', true)
    .where('u.ultimo_acesso', 'is', null)
    .executeTakeFirst()

/** The person's link is used up; whoever asks holds them. */
export async function spendConvite(trx: Trx, usuario_id: number): Promise<void> {
  await trx
    .updateTable('convites')
    .set({ usado_em: sql`now()` })
    .where('usuario_id', '=', usuario_id)
    .execute()
}

/** A link that was not used is none any more. */
export async function dropConvite(trx: Trx, usuario_id: number): Promise<void> {
  await trx
    .deleteFrom('convites')
    .where('usuario_id', '=', usuario_id)
    .where('usado_em', 'is', null)
    .execute()
}
