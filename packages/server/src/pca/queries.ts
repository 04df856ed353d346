import type { ListQuery } from '@paco/domain/http/list'
import { MESSAGES } from '@paco/domain/pca/messages'
import { PRIORIDADES, pca, type pcaCreate, pcaList, type pcaUpdate } from '@paco/domain/pca/pca'
import { conflict } from '@paco/domain/shared/errors'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { conditions } from '../db/list-sql.ts'
import { jsonArray, readJson, readRecord, recordsOf } from '../db/records.ts'
import { inShare } from '../db/shares.ts'

/** Of a year, in a way that the index of days answers. */
export const pcaDoAno = (year: unknown) =>
  sql<boolean>`data_pretendida between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)`

export const pcaSource: ListSource = {
  view: 'lista_pca',
  row: Object.keys(pca.shape),
  columns: pcaList.columns,
  order: 'data_pretendida',
  filters: {
    ano: pcaDoAno,
    de: (day) => sql`data_pretendida >= ${day}::date`,
    ate: (day) => sql`data_pretendida <= ${day}::date`,
  },
}

/** One item as a JSON array of one, or a refusal. */
export const readPca = (db: Db, id: number): Promise<string> =>
  readRecord(db, pcaSource, id, MESSAGES.notFound)

const grouped = (name: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  jsonArray(
    sql`select ${name}, count(*)::int as total, sum(valor_preliminar) as total_valor from filtrados group by 1`,
    order,
  )

/** What the items of a filter add up to, as JSON text. */
export function readResumoPca(db: Db, filter: ListQuery): Promise<string> {
  const statement = sql<{ json: string }>`
    with filtrados as materialized (
      select prioridade, to_char(data_pretendida, 'YYYY-MM') as mes, valor_preliminar
      from lista_pca where ${conditions(pcaSource, filter)}
    )
    select json_build_object(
      'total', count(*),
      'total_valor', coalesce(sum(valor_preliminar), 0),
      'por_prioridade', ${grouped(
        sql`prioridade`,
        sql`array_position(${[...PRIORIDADES]}::text[], r.prioridade) nulls last, dobrar(r.prioridade), r.prioridade`,
      )},
      'por_mes', ${grouped(sql`mes`, sql`r.mes`)}
    )::text as json from filtrados`
  return inShare(db, 'lists', () => readJson(db, statement))
}

const records = recordsOf('pca', {
  missing: MESSAGES.notFound,
  refusals: { vinculos_pca_id_fkey: () => conflict(MESSAGES.linked) },
})

export const insertPca = (trx: Trx, item: z.output<typeof pcaCreate>): Promise<number> =>
  records.insert(trx, item)

export const updatePca = (
  trx: Trx,
  id: number,
  { versao, ...values }: z.output<typeof pcaUpdate>,
): Promise<void> => records.update(trx, id, values, versao)

export const deletePca = records.delete
export const deletePcas = records.deleteMany
