import { MESSAGES } from '@paco/domain/projetos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

const registro = sql`json_build_object(
  'id', p.id, 'secretaria', s.nomesecretaria, 'nomeprojeto', p.nomeprojeto, 'descricao', p.descricao)`
const from = sql`from projetos p join secretarias s on s.id = p.id_secretaria`

const ORDERS = {
  id: sql`p.id`,
  nomeprojeto: sql`dobrar(p.nomeprojeto), p.id`,
  secretaria: sql`dobrar(s.nomesecretaria), p.id`,
}

/** The old list as a JSON array; a search narrows it by project or department. */
export async function listLegado(db: Db, order: keyof typeof ORDERS, busca = ''): Promise<string> {
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(${registro} order by ${ORDERS[order]}), '[]')::text as rows ${from}
    where position(dobrar(${busca.trim()}) in p.busca) > 0`.execute(db)
  return rows[0]?.rows ?? '[]'
}

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
