import type { Criterio, Matriz } from '@paco/domain/pacotes/criterio'
import { MESSAGES } from '@paco/domain/pacotes/messages'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { recordsOf } from '../db/records.ts'

const criterios = recordsOf('criterios', { missing: MESSAGES.notFound })
export const insertCriterios = criterios.insertMany
export const updateCriterio = criterios.update
export const deleteCriterios = criterios.deleteMany

/** The matrix of the newest year that was loaded, in the order of its codes. */
export async function readMatriz(db: Db): Promise<Matriz> {
  const { rows } = await sql<Criterio & { ciclo: number }>`
    select ciclo, codigo, dimensao, titulo, coalesce(pede, '') as pede, classificacao, peso::float8 as peso, verificacoes
    from criterios where ciclo = (select max(ciclo) from criterios)
    order by string_to_array(codigo, '.')::integer[]`.execute(db)
  return { ciclo: rows[0]?.ciclo ?? null, criterios: rows.map(({ ciclo: _, ...criterio }) => criterio) }
}
