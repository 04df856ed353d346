import { MESSAGES } from '@paco/domain/dados/messages'
import type { DocumentoFatos, ObraFatos } from '@paco/domain/dados/oc4ids/fatos'
import { notFound } from '@paco/domain/shared/errors'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord } from '../db/records.ts'
import { inShare } from '../db/shares.ts'

/** Infrastructure, as OC4IDS means it. */
export const OBRAS = sql`natureza in ('obra', 'servico_engenharia')`

const sourceOf = (which: RawBuilder<unknown>): ListSource => ({
  view: sql`select id from projetos where not arquivado and ${which}`,
  row: { columns: ['id'], make: sql`dados_obra(page.id)` },
  columns: [],
  order: 'id',
})

/** Works, or every project, with all that is public of each; what is archived is in neither. */
export const FATOS = { obras: sourceOf(OBRAS), todas: sourceOf(sql`true`) }

type Sem = Omit<ObraFatos, 'documentos'>

/** These works with their documents, which are read for all of them at once. */
export async function withDocumentos<T extends { readonly id: number }>(
  db: Db,
  obras: readonly T[],
): Promise<(T & Pick<ObraFatos, 'documentos'>)[]> {
  const ids = obras.map(({ id }) => id)
  const { rows } = await inShare(db, 'batches', () =>
    sql<{ projeto_id: number; documento: DocumentoFatos }>`
      select projeto_id, documento from dados_documentos(${ids}::int[])`.execute(db),
  )
  return obras.map((obra) => ({
    ...obra,
    documentos: rows.flatMap(({ projeto_id, documento }) => (projeto_id === obra.id ? documento : [])),
  }))
}

/** One work, or a refusal. */
export async function readObra(db: Db, id: number): Promise<ObraFatos> {
  const found = JSON.parse(await readRecord(db, FATOS.obras, id, MESSAGES.workNotFound)) as Sem[]
  const [obra] = await withDocumentos(db, found)
  if (!obra) throw notFound(MESSAGES.workNotFound)
  return obra
}
