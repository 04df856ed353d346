import {
  bairro,
  bairrosList,
  lancamentoBairro,
  type lancamentoBairroCreate,
  type lancamentoBairroUpdate,
  lancamentosBairrosList,
  ZONAS,
} from '@paco/domain/bairros/lancamento-bairro'
import { MESSAGES } from '@paco/domain/bairros/messages'
import type { ListQuery } from '@paco/domain/http/list'
import { notFound } from '@paco/domain/shared/errors'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import { type ListSource, readRow } from '../db/list.ts'
import { conditions } from '../db/list-sql.ts'
import { refuseMissingOrStale } from '../db/refusals.ts'
import { inShare } from '../db/shares.ts'

export const lancamentosBairrosSource: ListSource = {
  view: 'lista_lancamentos_bairros',
  row: Object.keys(lancamentoBairro.shape),
  columns: lancamentosBairrosList.columns,
  order: '-id',
}

/** The neighbourhoods by name. */
export const bairrosSource: ListSource = {
  view: 'bairros',
  row: Object.keys(bairro.shape),
  columns: bairrosList.columns,
  order: 'bairro',
}

/** One entry as a JSON array of one, or a refusal. */
export async function readLancamentoBairro(db: Db, id: number): Promise<string> {
  const row = await readRow(db, lancamentosBairrosSource, id)
  if (row === null) throw notFound(MESSAGES.notFound)
  return row
}

const BY_NAME = sql`dobrar(g.nome), g.nome`
const BY_VALUE = sql`g.total_valor desc, ${BY_NAME}`
const BY_ZONA = sql`array_position(${[...ZONAS]}::text[], g.nome) nulls last, ${BY_NAME}`

const grouped = (column: string, order: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(g order by ${order}) from (
    select ${sql.ref(column)} as nome, count(*)::int as total, coalesce(sum("Valor"), 0) as total_valor
    from filtrados group by 1
  ) g), '[]')`

/** What the entries of a filter add up to, as JSON text. */
export async function readResumoBairros(db: Db, filter: ListQuery): Promise<string> {
  const read = sql<{ resumo: string }>`
    with filtrados as materialized (
      select * from lista_lancamentos_bairros where ${conditions(lancamentosBairrosSource, filter)}
    )
    select json_build_object(
      'total', count(*),
      'total_valor', coalesce(sum("Valor"), 0),
      'por_zona', ${grouped('Zona', BY_ZONA)},
      'por_bairro', ${grouped('Bairro', BY_VALUE)},
      'por_tipo', ${grouped('Tipo', BY_NAME)},
      'por_fonte', ${grouped('Fonte', BY_NAME)}
    )::text as resumo from filtrados`
  const { rows } = await inShare(db, 'lists', () => read.execute(db))
  return rows[0]?.resumo ?? ''
}

/** From the wire's capitals to the columns. */
const columnsOf = <L extends Partial<z.output<typeof lancamentoBairroCreate>>>(entry: L) => ({
  bairro: entry.Bairro as L['Bairro'],
  zona: entry.Zona as L['Zona'],
  descricao: entry.Descricao as L['Descricao'],
  programa: entry.programa,
  tipo: entry.Tipo as L['Tipo'],
  fonte: entry.Fonte as L['Fonte'],
  valor: entry.Valor as L['Valor'],
})

export async function insertLancamentoBairro(
  trx: Trx,
  entry: z.output<typeof lancamentoBairroCreate>,
): Promise<number> {
  const row = { ...columnsOf(entry), programa: entry.programa ?? null }
  return (await trx.insertInto('lancamentos_bairros').values(row).returning('id').executeTakeFirstOrThrow())
    .id
}

export async function updateLancamentoBairro(
  trx: Trx,
  id: number,
  { versao, ...entry }: z.output<typeof lancamentoBairroUpdate>,
): Promise<void> {
  let update = trx
    .updateTable('lancamentos_bairros')
    .set((eb) => ({ ...columnsOf(entry), versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
  if (versao !== undefined) update = update.where('versao', '=', versao)
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) await refuseMissingOrStale(trx, 'lancamentos_bairros', id, MESSAGES.notFound)
}

export async function deleteLancamentoBairro(trx: Trx, id: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('lancamentos_bairros')
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound(MESSAGES.notFound)
}
