import { type Column, type ListQuery, SUMS_HEADER, TOTAL_HEADER } from '@paco/domain/http/list'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Where a list's rows come from. Names here are written by us, never by a caller. */
export interface ListSource {
  /** A view whose columns are the wire's fields, with the folded text to search in `busca`. */
  readonly view: string
  /** Fields of a row on the wire. */
  readonly fields: readonly string[]
  readonly columns: readonly Column[]
  /** Order when the caller asks for none. */
  readonly order: string
  /** Filter name → condition; a filter of the contract without one here compares the column of its name. */
  readonly filters?: Readonly<Record<string, (value: unknown) => RawBuilder<boolean>>>
}

export interface ListPage {
  /** The rows as JSON text, as they leave the database. */
  rows: string
  headers: Record<string, string>
}

const PAGING = new Set(['busca', 'pagina', 'limite', 'ordem', 'formato'])

/** `%` and `_` typed by a person are just characters. */
const contains = (text: string) =>
  sql`'%' || replace(replace(replace(dobrar(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

function conditions(source: ListSource, query: ListQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  for (const word of query.busca?.split(/\s+/).filter(Boolean) ?? [])
    parts.push(sql`busca like ${contains(word)}`)
  for (const [name, value] of Object.entries(query)) {
    if (PAGING.has(name) || value === undefined) continue
    parts.push(source.filters?.[name]?.(value) ?? sql`${sql.ref(name)} = ${value}`)
  }
  return sql.join(parts, sql` and `)
}

/** Text sorts as people read it: without regard to case and accents. Empty values come last either way. */
function orderBy(source: ListSource, ordem: string): RawBuilder<unknown> {
  const descending = ordem.startsWith('-')
  const key = descending ? ordem.slice(1) : ordem
  const column = source.columns.find((candidate) => candidate.key === key)
  const value = column?.kind === 'text' ? sql`dobrar(${sql.ref(key)})` : sql.ref(key)
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`
  return key === 'id' ? sql`${value} ${direction}` : sql`${value} ${direction}, id ${direction}`
}

const sumOf = (key: string) => sql`${sql.lit(key)}, coalesce(sum(${sql.ref(key)}), 0)`

/** One page of a list with the count and sums of its whole filter, in one round trip. */
export async function listRows(db: Db, source: ListSource, query: ListQuery): Promise<ListPage> {
  const where = conditions(source, query)
  const from = sql`from ${sql.table(source.view)} where ${where}`
  const summed = source.columns.filter((column) => column.sum).map(({ key }) => sumOf(key))
  const limit = query.limite
    ? sql`limit ${query.limite} offset ${((query.pagina ?? 1) - 1) * query.limite}`
    : sql``
  const page = sql`
    select ${sql.join(source.fields.map((field) => sql.ref(field)))} ${from}
    order by ${orderBy(source, query.ordem ?? source.order)} ${limit}`
  const { rows } = await sql<{ rows: string; total: number; sums: string }>`
    select
      (select coalesce(json_agg(row_to_json(page)), '[]')::text from (${page}) page) as rows,
      counted.total, counted.sums
    from (select count(*) as total, json_build_object(${sql.join(summed)})::text as sums ${from}) counted
  `.execute(db)
  const { rows: text = '[]', total = 0, sums = '{}' } = rows[0] ?? {}
  const headers = { [TOTAL_HEADER]: String(total), ...(summed.length > 0 ? { [SUMS_HEADER]: sums } : {}) }
  return { rows: text, headers }
}
