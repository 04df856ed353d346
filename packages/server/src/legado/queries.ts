import { legadoList, registroLegado } from '@paco/domain/legado/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'

const registro = sql`json_build_object(
  'id', p.id, 'secretaria', s.nomesecretaria, 'nomeprojeto', p.nomeprojeto, 'descricao', p.descricao)`
const from = sql`from projetos p join secretarias s on s.id = p.id_secretaria`

/** The old list; a search narrows it by project or department. */
export const legadoSource = (order: 'id' | 'nomeprojeto' | 'secretaria'): ListSource => ({
  view: sql`select p.id, s.nomesecretaria as secretaria, p.nomeprojeto, p.descricao, p.id_secretaria, p.busca ${from}`,
  row: Object.keys(registroLegado.shape),
  columns: legadoList.columns,
  order,
})

/** One line of the old list as a JSON array of one, or a refusal. */
export async function readLegado(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select json_build_array(${registro})::text as row ${from} where p.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound(MESSAGES.notFound)
  return rows[0].row
}

/** A department's number by its name, accents and case aside; null when there is none. */
export async function findSecretaria(db: Db, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from secretarias where dobrar(nomesecretaria) = dobrar(${name.trim()})`.execute(db)
  return rows[0]?.id ?? null
}
