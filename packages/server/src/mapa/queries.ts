import { type CoordenadaCreate, coordenada, coordenadasList } from '@paco/domain/mapa/coordenada'
import { MESSAGES } from '@paco/domain/mapa/messages'
import { conflict, notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { UNREAD } from '../db/prepared.ts'
import { jsonArray, readJson, recordsOf } from '../db/records.ts'
import { computedDay } from '../projetos/day-queries.ts'

/** Every point with its project's facts; a search looks for the names of project and department. */
export const coordenadasSource: ListSource = {
  view: sql`select c.*, p.busca from lista_coordenadas c left join projetos p on p.id = c.id_projeto`,
  row: Object.keys(coordenada.shape),
  columns: coordenadasList.columns,
  order: 'id',
  counted: sql`select valor from projetos where localizado and not arquivado`,
}

/** The same as GeoJSON text; longitude comes first there. */
export const readGeojson = (db: Db): Promise<string> =>
  readJson(
    db,
    sql`select json_build_object('type', 'FeatureCollection', 'features', ${jsonArray(sql`
      select 'Feature' as type,
        json_build_object('type', 'Point', 'coordinates', json_build_array(longitude, latitude)) as geometry,
        json_build_object('id_projeto', id_projeto, 'nome', nome_projeto, 'secretaria', secretaria_nome,
          'situacao', status, 'valor', valor, 'etapas_atrasadas', etapas_atrasadas,
          'etapas_nao_iniciadas', etapas_nao_iniciadas, 'paralisacao', paralisacao,
          'sem_evolucao', coalesce(sem_evolucao_em <= ${computedDay}, false)) as properties
      from lista_coordenadas order by id`)})::text as json`,
  )

/** Which project a point is of: that project's department decides who may change it. */
export async function projetoOfCoordenada(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('coordenadas').select('id_projeto').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.id_projeto
}

const records = recordsOf('coordenadas', {
  missing: MESSAGES.notFound,
  refusals: { coordenadas_projeto: () => conflict(MESSAGES.alreadyPlaced) },
})

export const insertCoordenada = (trx: Trx, values: CoordenadaCreate): Promise<number> =>
  records.insert(trx, values)

/** Of projects that are new: nobody else has placed them, and nobody asks for their numbers. */
export const insertCoordenadas = async (trx: Trx, rows: readonly CoordenadaCreate[]): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    insert into coordenadas (id_projeto, latitude, longitude)
    select id_projeto, latitude, longitude
    from json_populate_recordset(null::coordenadas, ${JSON.stringify(rows)}::json) ${UNREAD}`.execute(trx)
}

export const updateCoordenada = records.update

export const deleteCoordenada = records.delete
export const deleteCoordenadas = records.deleteMany

/** The numbers of the points of these projects. */
export async function pontosOf(db: Db, projetos: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('coordenadas').select('id').where('id_projeto', 'in', projetos).execute()
  return rows.map(({ id }) => id)
}

/** The point of a project; undefined where it has none. */
export const pontoOf = (db: Db, id_projeto: number) =>
  db
    .selectFrom('coordenadas')
    .select(['id', 'latitude', 'longitude'])
    .where('id_projeto', '=', id_projeto)
    .executeTakeFirst()

/** The places of these projects, or of all, by their numbers. */
export async function listPontos(
  db: Db,
  ids: readonly number[] | null = null,
): Promise<Map<number, { latitude: number; longitude: number }>> {
  const { rows } = await sql<{ id_projeto: number; latitude: number; longitude: number }>`
    select id_projeto, latitude, longitude from coordenadas
    where ${ids}::int[] is null or id_projeto = any (${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id_projeto, ...ponto }) => [id_projeto, ponto]))
}
