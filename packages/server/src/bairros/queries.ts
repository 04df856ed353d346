import { bairro, type bairroCreate, bairrosList, type bairroUpdate } from '@paco/domain/bairros/bairro'
import {
  lancamentoBairro,
  type lancamentoBairroCreate,
  type lancamentoBairroUpdate,
  lancamentosBairrosList,
  ZONAS,
} from '@paco/domain/bairros/lancamento-bairro'
import { MESSAGES } from '@paco/domain/bairros/messages'
import type { ListQuery } from '@paco/domain/http/list'
import { conflict } from '@paco/domain/shared/errors'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { conditions } from '../db/list-sql.ts'
import { jsonArray, readJson, readRecord, recordsOf } from '../db/records.ts'
import { inShare } from '../db/shares.ts'
import { searchedIn } from '../db/strangers.ts'

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
export const readLancamentoBairro = (db: Db, id: number): Promise<string> =>
  readRecord(db, lancamentosBairrosSource, id, MESSAGES.notFound)

const BY_NAME = sql`dobrar(r.nome), r.nome`
const BY_VALUE = sql`r.total_valor desc, ${BY_NAME}`
const BY_ZONA = sql`array_position(${[...ZONAS]}::text[], r.nome) nulls last, ${BY_NAME}`

const grouped = (column: string, order: RawBuilder<unknown>) =>
  jsonArray(
    sql`select ${sql.ref(column)} as nome, count(*)::int as total, coalesce(sum("Valor"), 0) as total_valor
      from filtrados group by 1`,
    order,
  )

/** What the entries of a filter add up to, as JSON text. */
export function readResumoBairros(db: Db, filter: ListQuery): Promise<string> {
  const statement = sql<{ json: string }>`
    with filtrados as materialized (
      select * from lista_lancamentos_bairros where ${conditions(searchedIn(db, lancamentosBairrosSource, filter), filter)}
    )
    select json_build_object(
      'total', count(*),
      'total_valor', coalesce(sum("Valor"), 0),
      'por_zona', ${grouped('Zona', BY_ZONA)},
      'por_bairro', ${grouped('Bairro', BY_VALUE)},
      'por_tipo', ${grouped('Tipo', BY_NAME)},
      'por_fonte', ${grouped('Fonte', BY_NAME)}
    )::text as json from filtrados`
  return inShare(db, 'lists', () => readJson(db, statement))
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

const records = recordsOf('lancamentos_bairros', { missing: MESSAGES.notFound })

export const insertLancamentoBairro = (
  trx: Trx,
  entry: z.output<typeof lancamentoBairroCreate>,
): Promise<number> => records.insert(trx, columnsOf(entry))

export const updateLancamentoBairro = (
  trx: Trx,
  id: number,
  { versao, ...entry }: z.output<typeof lancamentoBairroUpdate>,
): Promise<void> => records.update(trx, id, columnsOf(entry), versao)

export const deleteLancamentoBairro = records.delete
export const deleteLancamentosBairros = records.deleteMany

/** One neighbourhood as a JSON array of one, or a refusal. */
export const readBairro = (db: Db, id: number): Promise<string> =>
  readRecord(db, bairrosSource, id, MESSAGES.bairroNotFound)

const bairros = recordsOf('bairros', {
  missing: MESSAGES.bairroNotFound,
  refusals: {
    bairros_nome: () => conflict(MESSAGES.bairroTaken, { bairro: MESSAGES.bairroTaken }),
  },
})

export const insertBairro = (trx: Trx, values: z.output<typeof bairroCreate>): Promise<number> =>
  bairros.insert(trx, values)

export const insertBairros = bairros.insertMany

export const updateBairro = (
  trx: Trx,
  id: number,
  { versao, ...values }: z.output<typeof bairroUpdate>,
): Promise<void> => bairros.update(trx, id, values, versao)

/** One that an entry names, or a project is linked to, stays: held, so that nothing comes to refer to it meanwhile. */
export async function deleteBairro(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('bairros').select('id').where('id', '=', id).forUpdate().execute()
  const { rows } = await sql<{ usado: boolean }>`select bairro_usado(${id}::integer) as usado`.execute(trx)
  if (rows[0]?.usado) throw conflict(MESSAGES.bairroInUse)
  await bairros.delete(trx, id)
}
