import { auditoriaList, registro } from '@paco/domain/auditoria/registro'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'

const registroFields = Object.keys(registro.shape)

export const auditoriaSource: ListSource = {
  view: 'lista_auditoria',
  row: registroFields,
  columns: auditoriaList.columns,
  order: '-id',
  filters: {
    de: (day) => sql`dia >= ${day}::date`,
    ate: (day) => sql`dia <= ${day}::date`,
  },
}

/** A record's history, newest first, as a JSON array; only the lines of one department when that is all one may read. */
export async function listHistorico(
  db: Db,
  record: { entidade: string; registro_id: string },
  onlyOf?: number,
): Promise<string> {
  const department = onlyOf === undefined ? sql`` : sql`and id_secretaria = ${onlyOf}`
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(row_to_json(h) order by h.id desc), '[]')::text as rows from (
      select ${sql.join(registroFields.map((field) => sql.ref(field)))} from lista_auditoria
      where ((entidade = ${record.entidade} and registro_id = ${record.registro_id})
        or pai = ${`${record.entidade}/${record.registro_id}`}) ${department}
      order by id desc limit 500
    ) h`.execute(db)
  return rows[0]?.rows ?? '[]'
}

/** Everyone with an account who has changed something, as a JSON array. */
export async function listPessoas(db: Db): Promise<string> {
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(json_build_object('usuario_id', u.id, 'usuario_nome', u.name) order by dobrar(u.name), u.id), '[]')::text as rows
    from usuarios u where exists (select from auditoria a where a.usuario_id = u.id)`.execute(db)
  return rows[0]?.rows ?? '[]'
}

/** Walks the whole chain of seals. */
export async function verifyChain(db: Db) {
  const { rows } = await sql<{
    registros: number
    primeira_falha: number | null
    ultimo_hash: string | null
  }>`
    select * from auditoria_verificar()`.execute(db)
  const found = rows[0] ?? { registros: 0, primeira_falha: null, ultimo_hash: null }
  return { integra: found.primeira_falha === null, ...found }
}
