import type { ListQuery } from '@paco/domain/http/list'
import { MESSAGES } from '@paco/domain/pca/messages'
import { PRIORIDADES, pca, type pcaCreate, pcaList, type pcaUpdate } from '@paco/domain/pca/pca'
import { notFound } from '@paco/domain/shared/errors'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import { type ListSource, readRow } from '../db/list.ts'
import { conditions } from '../db/list-sql.ts'
import { refuseMissingOrStale } from '../db/refusals.ts'
import { inShare } from '../db/shares.ts'

export const pcaSource: ListSource = {
  view: 'lista_pca',
  row: Object.keys(pca.shape),
  columns: pcaList.columns,
  order: 'data_pretendida',
  filters: {
    ano: (year) =>
      sql`data_pretendida between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)`,
    de: (day) => sql`data_pretendida >= ${day}::date`,
    ate: (day) => sql`data_pretendida <= ${day}::date`,
  },
}

/** One item as a JSON array of one, or a refusal. */
export async function readPca(db: Db, id: number): Promise<string> {
  const row = await readRow(db, pcaSource, id)
  if (row === null) throw notFound(MESSAGES.notFound)
  return row
}

const grouped = (name: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(g order by ${order}) from (
    select ${name}, count(*)::int as total, sum(valor_preliminar) as total_valor from filtrados group by 1
  ) g), '[]')`

/** What the items of a filter add up to, as JSON text. */
export async function readResumoPca(db: Db, filter: ListQuery): Promise<string> {
  const read = sql<{ resumo: string }>`
    with filtrados as materialized (
      select prioridade, to_char(data_pretendida, 'YYYY-MM') as mes, valor_preliminar
      from lista_pca where ${conditions(pcaSource, filter)}
    )
    select json_build_object(
      'total', count(*),
      'total_valor', coalesce(sum(valor_preliminar), 0),
      'por_prioridade', ${grouped(
        sql`prioridade`,
        sql`array_position(${[...PRIORIDADES]}::text[], g.prioridade) nulls last, dobrar(g.prioridade), g.prioridade`,
      )},
      'por_mes', ${grouped(sql`mes`, sql`g.mes`)}
    )::text as resumo from filtrados`
  const { rows } = await inShare(db, 'lists', () => read.execute(db))
  return rows[0]?.resumo ?? ''
}

export async function insertPca(trx: Trx, item: z.output<typeof pcaCreate>): Promise<number> {
  const row = { ...item, indicacao_vinculacao_dependencia: item.indicacao_vinculacao_dependencia ?? null }
  return (await trx.insertInto('pca').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updatePca(
  trx: Trx,
  id: number,
  { versao, ...values }: z.output<typeof pcaUpdate>,
): Promise<void> {
  let update = trx
    .updateTable('pca')
    .set((eb) => ({ ...values, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
  if (versao !== undefined) update = update.where('versao', '=', versao)
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) await refuseMissingOrStale(trx, 'pca', id, MESSAGES.notFound)
}

export async function deletePca(trx: Trx, id: number): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('pca').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound(MESSAGES.notFound)
}
