import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { MESSAGES } from '@paco/domain/visoes/messages'
import { MAX_VISOES } from '@paco/domain/visoes/visao'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readArray, recordsOf } from '../db/records.ts'

/** What is theirs, and what is shared with them: by everybody's administrators, or within their department. */
const seenBy = ({ id, id_secretaria }: SessionUser) => sql<boolean>`(
  v.id_usuario = ${id} or v.compartilhada and (v.id_secretaria is null or v.id_secretaria = ${id_secretaria}))`

/** A list's views as the text of a JSON array, the person's own first. */
export const listVisoes = (db: Db, who: SessionUser, lista: string): Promise<string> =>
  readArray(
    db,
    sql`select v.id, v.lista, v.nome, v.consulta, v.compartilhada, v.id_secretaria, v.id_usuario = ${who.id} as minha,
      u.name as dono_nome, v.versao
    from visoes v join usuarios u on u.id = v.id_usuario
    where v.lista = ${lista} and ${seenBy(who)} order by v.id_usuario <> ${who.id}, lower(v.nome), v.id`,
  )

interface Held {
  id_usuario: number
  compartilhada: boolean
  id_secretaria: number | null
}

/** A view that this person sees, held until the transaction ends; one they do not is not there. */
export async function holdVisao(trx: Trx, who: SessionUser, id: number): Promise<Held> {
  const { rows } = await sql<Held>`
    select v.id_usuario, v.compartilhada, v.id_secretaria from visoes v
    where v.id = ${id} and ${seenBy(who)} for update`.execute(trx)
  if (!rows[0]) throw notFound(MESSAGES.notFound)
  return rows[0]
}

/** Whoever makes views one after the other waits for themselves, so that of many at once none is one too many. */
export async function refuseTooMany(trx: Trx, who: SessionUser): Promise<void> {
  await sql`select from usuarios where id = ${who.id} for no key update`.execute(trx)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from visoes where id_usuario = ${who.id}`.execute(trx)
  if ((rows[0]?.n ?? 0) >= MAX_VISOES) throw conflict(MESSAGES.tooMany)
}

export const visoes = recordsOf('visoes', {
  missing: MESSAGES.notFound,
  refusals: { visoes_nome: () => invalid({ nome: MESSAGES.sameName }, MESSAGES.sameName) },
})
