import { SENHA_MINUTOS } from '@paco/domain/usuarios/senha'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** Notes that somebody asked for a link: the same statement for an e-mail that is nobody's. */
export async function notePedidoSenha(trx: Trx, email: string): Promise<void> {
  await trx.insertInto('senha_pedidos').values({ email }).execute()
}

/** Puts a link in the place of the one that the person, who is held, had; until when it is good. */
export async function writeSenhaLink(
  trx: Trx,
  link: { usuario_id: number; segredo_hash: string; criado_por: number | null },
): Promise<Date> {
  const { rows } = await sql<{ expira_em: Date }>`
    insert into senha_links (usuario_id, segredo_hash, criado_por, expira_em)
    values (${link.usuario_id}, ${link.segredo_hash}, ${link.criado_por}, now() + make_interval(mins => ${SENHA_MINUTOS}))
    on conflict (usuario_id) do update set segredo_hash = excluded.segredo_hash, criado_por = excluded.criado_por,
      criado_em = excluded.criado_em, expira_em = excluded.expira_em, usado_em = null
    returning expira_em`.execute(trx)
  return (rows[0] as { expira_em: Date }).expira_em
}

/** Whom a link is for, as long as it opens anything: what was used, has run out or never was is told apart by nobody. */
export const findSenhaLink = (db: Db, segredo_hash: string) =>
  db
    .selectFrom('senha_links as l')
    .innerJoin('usuarios as u', 'u.id', 'l.usuario_id')
    .select(['u.id', 'u.name', 'u.email'])
    .where('l.segredo_hash', '=', segredo_hash)
    .where('l.usado_em', 'is', null)
    .where('l.expira_em', '>', sql<Date>`now()`)
    .where('u.ativo', '=', true)
    .executeTakeFirst()

/** The person's link is used up; whoever asks holds them. */
export async function spendSenhaLink(trx: Trx, usuario_id: number): Promise<void> {
  await trx
    .updateTable('senha_links')
    .set({ usado_em: sql`now()` })
    .where('usuario_id', '=', usuario_id)
    .execute()
}

/** A link that was not used is none any more. */
export async function dropSenhaLink(trx: Trx, usuario_id: number): Promise<void> {
  await trx
    .deleteFrom('senha_links')
    .where('usuario_id', '=', usuario_id)
    .where('usado_em', 'is', null)
    .execute()
}
