import type { Dono, Entidade } from '@paco/domain/documentos/donos'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { MESSAGES as PROJETO } from '@paco/domain/projetos/messages'
import { conflict, notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

export type Nomeado = Pick<Dono, 'entidade' | 'registro_id'>

/** The record that documents are kept with, or a refusal. */
export async function readDono(db: Db, { entidade, registro_id }: Nomeado): Promise<Dono> {
  const { rows } = await sql<Dono>`
    select entidade, registro_id, titulo, id_secretaria, responsaveis, aberto
    from documento_dono(${entidade}, ${registro_id})`.execute(db)
  const [row] = rows
  if (!row) throw notFound(MESSAGES.ownerNotFound)
  return row
}

/** What is part of one project is only read once that is archived; contracts and the plan go on. */
const OF_A_PROJETO: readonly Entidade[] = ['projetos', 'aditivos', 'paralisacoes']

/** Lock order: projects before the record, as everyone takes them. Nobody else writes its documents, or it, meanwhile. */
export async function holdDono(trx: Trx, { entidade, registro_id }: Nomeado): Promise<Dono> {
  const { rows } = await sql<{ arquivado: boolean }>`
    select arquivado from projetos where id in (
      select projeto_id from dono_projetos where entidade = ${entidade} and registro_id = ${registro_id}
    ) order by id for no key update`.execute(trx)
  if (OF_A_PROJETO.includes(entidade) && rows.some(({ arquivado }) => arquivado))
    throw conflict(PROJETO.arquivado)
  await sql`select from ${sql.table(entidade)} where id = ${registro_id} for update`.execute(trx)
  return readDono(trx, { entidade, registro_id })
}

/** Which record a document is kept with: that never changes. */
export async function donoOf(db: Db, id: number): Promise<Nomeado> {
  const row = await db
    .selectFrom('documentos')
    .select(['entidade', 'registro_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return { entidade: row.entidade as Entidade, registro_id: row.registro_id }
}
