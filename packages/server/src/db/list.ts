import { SUMS_HEADER, TOTAL_HEADER } from '@paco/domain/http/headers'
import type { ListQuery } from '@paco/domain/http/list'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import {
  askedRows,
  conditions,
  conditionsOf,
  type ListSource,
  orderBy,
  pageOf,
  rowsFrom,
  rowsOf,
  shapeOf,
  totalsOf,
  wantedBy,
} from './list-sql.ts'
import { countInStretches } from './search-count.ts'
import { runShape, Slot } from './shapes.ts'
import { inShare, oneSession } from './shares.ts'
import { searchedIn } from './strangers.ts'
import { totalsMemory } from './totals-memory.ts'

export type { ListSource } from './list-sql.ts'

export interface ListPage {
  /** The rows as JSON text, as they leave the database. */
  rows: string
  headers: Record<string, string>
}

export interface Counted {
  total: number
  sums: string
}

const headersOf = ({ total, sums }: Counted) => ({
  [TOTAL_HEADER]: String(total),
  ...(sums === '{}' ? {} : { [SUMS_HEADER]: sums }),
})

interface Page extends Counted {
  rows: string
}

/** What a search finds in all, where it has to be counted apart from its page; else null. */
const countedApart = async (db: Db, source: ListSource, query: ListQuery): Promise<Counted | null> =>
  query.busca && oneSession.has(db)
    ? countInStretches(db, rowsFrom(source), (within) =>
        totalsOf(source, wantedBy(query), sql`${conditions(source, query)} and ${within}`),
      )
    : null

/** One page of a list with the count and sums of its whole filter, in one round trip unless it is a long search. */
export async function listRows(db: Db, list: ListSource, query: ListQuery): Promise<ListPage> {
  const source = searchedIn(db, list, query)
  const { key, values, wanted, order } = shapeOf(source, query)
  const { limite } = query
  const filter = JSON.stringify([wanted, values])
  const { known, note } = totalsMemory.ask(db, source, filter)
  const counted = known ?? (await countedApart(db, source, query))
  const offset = ((query.pagina ?? 1) - 1) * (limite ?? 0)
  const build = () => {
    const where = conditionsOf(source, wanted)
    const page = pageOf(source, { wanted, where, order }, limite !== undefined)
    const totals = counted
      ? sql`select ${new Slot('total')}::bigint as total, ${new Slot('sums')}::text as sums`
      : totalsOf(source, wanted, where)
    return sql<Page>`
      select (${rowsOf(source).toJson(page)}) as rows, counted.total, counted.sums from (${totals}) counted`
  }
  const asked = {
    key: `${counted ? 'counted ' : ''}${limite ? 'page' : 'rows'} ${key}`,
    values: { ...values, limite, offset, most: offset + (limite ?? 0), ...counted },
  }
  const [found] = await inShare(db, 'lists', () => runShape(db, source, asked, build))
  const { rows = '[]', total = 0, sums = '{}' } = found ?? {}
  if (!known) note({ total, sums })
  return { rows, headers: headersOf({ total, sums }) }
}

/** A list without pages: its rows at once where they are few, else to be read a batch at a time. */
export interface WholeList {
  readonly total: number
  readonly headers: Record<string, string>
  readonly rows: string | null
  /** Each a JSON array, in the list's order. */
  readonly batches: (size?: number) => AsyncGenerator<string>
}

/** So few that others hardly notice the wait for them, and that their text is no large object, which only a full GC frees. */
const BATCH = 50

/**
 * Which rows there are, and their order, is seen at one instant; each batch is then read at its own, outside of any
 * transaction, so that others get their turn in between. What was deleted, or left the filter, meanwhile is left out.
 */
export async function openList(db: Db, list: ListSource, query: ListQuery, few: number): Promise<WholeList> {
  const source = searchedIn(db, list, query)
  const { key, values, wanted, order } = shapeOf(source, query)
  const { select, toJson } = rowsOf(source)
  const from = rowsFrom(source)
  const build = () => {
    const where = conditionsOf(source, wanted)
    const by = orderBy(source, order)
    const all = toJson(sql`select ${select} from ${from} where ${where} order by ${by}`)
    const few = new Slot('few')
    return sql<Counted & { rows: string | null; ids: string | null }>`
      select case when counted.total <= ${few}::int then (${all}) end as rows,
        case when counted.total > ${few}::int
          then array_to_string(array(select id from ${from} where ${where} order by ${by}), ',') end as ids,
        counted.total, counted.sums
      from (${totalsOf(source, wanted, where)}) counted`
  }
  const asked = { key: `whole ${key}`, values: { ...values, few } }
  const [found] = await inShare(db, 'lists', () => runShape(db, source, asked, build))
  const { rows = '[]', ids = null, total = 0, sums = '{}' } = found ?? {}
  const numbers = ids ? ids.split(',').map(Number) : []
  const buildBatch = () =>
    askedRows(source, { ids: sql`${new Slot('ids')}`, where: conditionsOf(source, wanted) })
  async function* batches(size = BATCH): AsyncGenerator<string> {
    for (let start = 0; start < numbers.length; start += size) {
      const batch = { key: `batch ${key}`, values: { ...values, ids: numbers.slice(start, start + size) } }
      const read = await inShare(db, 'batches', () => runShape(db, source, batch, buildBatch))
      const inOrder = read.sort((a, b) => a.vez - b.vez)
      yield `[${inOrder.map(({ linha }) => linha).join(',')}]`
    }
  }
  return { total, headers: headersOf({ total, sums }), rows, batches }
}

/** The rows of these numbers that there are, in any order, each batch at its own instant; as the list tells them. */
export async function rowsByIds<T>(db: Db, source: ListSource, ids: readonly number[]): Promise<T[]> {
  const build = () => {
    const { select, toJson } = rowsOf(source)
    return sql<{ rows: string }>`${toJson(
      sql`select ${select} from ${rowsFrom(source)} where id = any (${new Slot('ids')}::bigint[])`,
    )}`
  }
  const found: T[] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = { key: 'numbered', values: { ids: ids.slice(start, start + BATCH) } }
    const [read] = await inShare(db, 'batches', () => runShape(db, source, batch, build))
    found.push(...(JSON.parse(read?.rows ?? '[]') as T[]))
  }
  return found
}
