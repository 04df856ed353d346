import { type CoordenadaCreate, coordenada, coordenadasList } from '@paco/domain/mapa/coordenada'
import { MESSAGES } from '@paco/domain/mapa/messages'
import { conflict, notFound, STALE_VERSION } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { refuseOn } from '../db/refusals.ts'

/** Every point with its project's facts; a search looks for the names of project and department. */
export const coordenadasSource: ListSource = {
  view: sql`select c.*, p.busca from lista_coordenadas c join projetos p on p.id = c.id_projeto`,
  row: Object.keys(coordenada.shape),
  columns: coordenadasList.columns,
  order: 'id',
}

/** The same as GeoJSON text; longitude comes first there. */
export async function readGeojson(db: Db): Promise<string> {
  const { rows } = await sql<{ geojson: string }>`
    select json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(json_build_object(
      'type', 'Feature',
      'geometry', json_build_object('type', 'Point', 'coordinates', json_build_array(longitude, latitude)),
      'properties', json_build_object('id_projeto', id_projeto, 'nome', nome_projeto, 'secretaria', secretaria_nome,
        'situacao', status, 'valor', valor, 'etapas_atrasadas', etapas_atrasadas,
        'etapas_nao_iniciadas', etapas_nao_iniciadas)) order by id), '[]'))::text as geojson
    from lista_coordenadas`.execute(db)
  return rows[0]?.geojson ?? ''
}

/** Which project a point is of: that project's department decides who may change it. */
export async function projetoOfCoordenada(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('coordenadas').select('id_projeto').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.id_projeto
}

const refusals = { coordenadas_projeto: () => conflict(MESSAGES.alreadyPlaced) }

export async function insertCoordenada(trx: Trx, values: CoordenadaCreate): Promise<number> {
  const insert = trx
    .insertInto('coordenadas')
    .values({ ...values, imagem: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await refuseOn(refusals, insert)).id
}

interface Changes {
  latitude?: number | undefined
  longitude?: number | undefined
  imagem?: string | null | undefined
}

export async function updateCoordenada(
  trx: Trx,
  id: number,
  values: Changes,
  versao: number | undefined,
): Promise<void> {
  let update = trx
    .updateTable('coordenadas')
    .set((eb) => ({ ...values, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
  if (versao !== undefined) update = update.where('versao', '=', versao)
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict(STALE_VERSION)
}

export const deleteCoordenada = (trx: Trx, id: number) =>
  trx.deleteFrom('coordenadas').where('id', '=', id).execute()
