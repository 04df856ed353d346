import { MESSAGES } from '@paco/domain/aditivos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readArray } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/** The thread of a request as a JSON array, the oldest first. */
export const listMensagens = (db: Db, aditivo_id: number): Promise<string> =>
  readArray(
    db,
    sql`select m.id, m.texto, m.autor_id, u.name as autor_nome, m.papel, m.criada_em
      from aditivo_mensagens m join usuarios u on u.id = m.autor_id
      where m.aditivo_id = ${aditivo_id} order by m.id`,
  )

/**
 * The request with the department of its project. Whoever decides it meanwhile is waited for, and waits for what is
 * written; several may write at once. Project before request, as everyone takes them: the message will refer to both.
 */
export async function shareAditivo(trx: Trx, id: number) {
  const projeto = await trx
    .selectFrom('projetos')
    .select('id_secretaria')
    .where('id', '=', (of) => of.selectFrom('aditivos').select('id_projeto').where('id', '=', id))
    .forKeyShare()
    .executeTakeFirst()
  const aditivo = await trx
    .selectFrom('aditivos')
    .select(['status', 'id_projeto'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!projeto || !aditivo) throw notFound(MESSAGES.notFound)
  return { ...projeto, ...aditivo }
}

export async function insertMensagem(
  trx: Trx,
  row: Insertable<Schema['aditivo_mensagens']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('aditivo_mensagens')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
