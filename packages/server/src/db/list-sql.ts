import type { Column, ListQuery } from '@paco/domain/http/list'
import { searchWords } from '@paco/domain/shared/search-words'
import { type RawBuilder, sql } from 'kysely'
import { type Asked, Slot } from './shapes.ts'

/** Counts and sums kept beside a table, by the columns its lists are filtered by most. */
export interface KeptTotals {
  readonly table: string
  readonly count: string
  /** Which of them are the list's. */
  readonly where?: RawBuilder<unknown>
  /** Filters it can answer; any other, or a search, is counted row by row. */
  readonly dimensions: readonly string[]
}

/** A row whose JSON text a function makes, from columns of the view, for the rows of a page only. */
export interface MadeRow {
  readonly columns: readonly string[]
  /** A call that returns one text for `page`, the row at hand. */
  readonly make: RawBuilder<unknown>
}

/** Where a list's rows come from. Names here are written by us, never by a caller. */
export interface ListSource {
  /** A view, or a query, whose columns are the wire's fields, with the text to search in `busca`, stored folded: never made row by row. */
  readonly view: string | RawBuilder<unknown>
  readonly row: readonly string[] | MadeRow
  readonly columns: readonly Column[]
  /** Order when the caller asks for none. */
  readonly order: string
  /** What decides among equals; unless said, the number. */
  readonly ties?: RawBuilder<unknown>
  /**
   * Where no one index has the order in which the list opens: rows, by their numbers and what that order asks of them, among
   * which are the first `most` of those that are wanted.
   */
  readonly firsts?: (asked: { where: RawBuilder<unknown>; most: RawBuilder<unknown> }) => RawBuilder<unknown>
  /** What else is true of the row that has a number (`pedida_id`), where no index knows the number itself. */
  readonly numbered?: RawBuilder<unknown>
  /** Filter name → condition; a filter of the contract without one here compares the column of its name. */
  readonly filters?: Readonly<Record<string, (value: unknown) => RawBuilder<boolean>>>
  readonly totals?: KeptTotals | undefined
  /** As many rows as the list, with the columns that it sums: what nobody narrowed is counted there, without all that is told of each. */
  readonly counted?: RawBuilder<unknown>
  /** Which rows a word is found in, given as a pattern; unless said, those whose `busca` holds it. */
  readonly search?: (word: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Nothing but a write changes what it tells, never the clock: its pages are remembered (`http/pages-memory.ts`). */
  readonly lasting?: true
  /** What else must be true of rows that words are found in. */
  readonly found?: RawBuilder<unknown>
}

export const rowsFrom = ({ view }: ListSource) =>
  typeof view === 'string' ? sql.table(view) : sql`(${view}) lista`

const PAGING = new Set(['busca', 'pagina', 'limite', 'ordem', 'formato'])

/** `%` and `_` typed by a person are just characters. */
const contains = (text: unknown) =>
  sql`'%' || replace(replace(replace(dobrar(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

const inBusca: NonNullable<ListSource['search']> = (word) => sql`busca like ${word}`

/** Rows whose folded text holds every word that was typed. */
export const containsEach = (
  text: string,
  how: Pick<ListSource, 'search' | 'found'> = {},
): RawBuilder<unknown> => containsWords(searchWords(text), how)

function containsWords(
  words: readonly unknown[],
  { search = inBusca, found }: Pick<ListSource, 'search' | 'found'>,
): RawBuilder<unknown> {
  const parts = words.map((word) => search(contains(word)))
  // Asked last, of the rows that are left.
  const also = found && words.length > 0 ? [found] : []
  return sql.join([sql`true`, ...parts, ...also], sql` and `)
}

const filtersIn = (query: ListQuery) =>
  Object.entries(query).filter(([name, value]) => !PAGING.has(name) && value !== undefined)

/** What is asked of a list's rows: the words to find, and the filters by their names. */
interface Wanted {
  readonly words: readonly unknown[]
  readonly filters: readonly (readonly [name: string, value: unknown])[]
}

export const wantedBy = (query: ListQuery): Wanted => ({
  words: searchWords(query.busca ?? ''),
  filters: filtersIn(query),
})

export function conditionsOf(source: ListSource, { words, filters }: Wanted): RawBuilder<unknown> {
  const parts = [
    containsWords(words, source),
    ...filters.map(([name, value]) => source.filters?.[name]?.(value) ?? sql`${sql.ref(name)} = ${value}`),
  ]
  return sql.join(parts, sql` and `)
}

/** What the query asks of a list's rows: also for figures that stand beside the list. */
export const conditions = (source: ListSource, query: ListQuery): RawBuilder<unknown> =>
  conditionsOf(source, wantedBy(query))

/** The same with slots for the values, and the key under which its statements are cached. */
export function shapeOf(source: ListSource, query: ListQuery): Asked & { wanted: Wanted; order: string } {
  const { words, filters } = wantedBy(query)
  // A condition of the list's own may be another text for another value.
  const isOwn = (name: string) => source.filters?.[name] !== undefined
  const order = query.ordem ?? source.order
  const key = [words.length, order, ...filters.map(([name, value]) => (isOwn(name) ? [name, value] : name))]
  const wanted = {
    words: words.map((_, index) => new Slot(`word ${index}`)),
    filters: filters.map(
      ([name, value]) => [name, isOwn(name) ? value : new Slot(`filter ${name}`)] as const,
    ),
  }
  const values = Object.fromEntries([
    ...words.map((word, index) => [`word ${index}`, word]),
    ...filters.map(([name, value]) => [`filter ${name}`, value]),
  ])
  return { key: JSON.stringify(key), values, wanted, order }
}

/**
 * Text sorts as people read it: without regard to case and accents. Empty values come last either way. The number is
 * never empty, and said plainly its index serves.
 */
export function orderBy(source: ListSource, ordem: string): RawBuilder<unknown> {
  const descending = ordem.startsWith('-')
  const key = descending ? ordem.slice(1) : ordem
  const byId = descending ? sql`id desc` : sql`id`
  if (key === 'id') return byId
  const column = source.columns.find((candidate) => candidate.key === key)
  const value = column?.kind === 'text' ? sql`dobrar(${sql.ref(key)})` : sql.ref(key)
  return sql`${value} ${descending ? sql`desc` : sql`asc`} nulls last, ${source.ties ?? byId}`
}

/**
 * The rows that meet `where` in an order, or a page of them (slots `limite`, `offset`, and `most`, where it ends). A search goes
 * through all of them: what it looks for decides which index is best.
 */
export function pageOf(
  source: ListSource,
  { wanted, where, order }: { wanted: Wanted; where: RawBuilder<unknown>; order: string },
  paged: boolean,
): RawBuilder<unknown> {
  const select = sql`select ${rowsOf(source).select} from ${rowsFrom(source)}`
  const by = orderBy(source, order)
  const limit = paged ? sql`limit ${new Slot('limite')} offset ${new Slot('offset')}` : sql``
  const asFirst = paged && order === source.order && wanted.words.length === 0
  const first = asFirst ? source.firsts?.({ where, most: sql`${new Slot('most')}` }) : undefined
  return first
    ? sql`${select} where id = any (array(select id from (${first}) primeiras order by ${by} ${limit})) order by ${by}`
    : sql`${select} where ${where} order by ${by} ${limit}`
}

const sumOf = (key: string) => sql`${sql.lit(key)}, coalesce(sum(${sql.ref(key)}), 0)`

/** Count and sums of the whole filter: from the kept totals where they can tell, else row by row. */
export function totalsOf(
  source: ListSource,
  wanted: Wanted,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const sums = sql`json_build_object(${sql.join(source.columns.filter(({ sum }) => sum).map(({ key }) => sumOf(key)))})::text`
  const { totals, counted } = source
  const isWhole = wanted.words.length === 0 && wanted.filters.length === 0
  const kept =
    totals && wanted.words.length === 0 && wanted.filters.every(([name]) => totals.dimensions.includes(name))
  return kept
    ? sql`select coalesce(sum(${sql.ref(totals.count)}), 0)::bigint as total, ${sums} as sums from ${sql.table(totals.table)}
      where ${where} and ${totals.where ?? sql`true`}`
    : sql`select count(*) as total, ${sums} as sums
      from ${isWhole && counted ? sql`(${counted}) contadas` : rowsFrom(source)} where ${where}`
}

/** A row of a batch: its JSON text, and which it is of those that were asked for. */
export interface AskedRow {
  readonly vez: number
  readonly linha: string
}

/**
 * Rows by their numbers, each as a text of its own, in any order: gathered into one text, and ordered there, they took
 * PostgreSQL twice as long.
 */
export function askedRows(
  source: ListSource,
  { ids, where }: { ids: RawBuilder<unknown>; where: RawBuilder<unknown> },
): RawBuilder<AskedRow> {
  const { row, numbered = sql`true` } = source
  // No list has a column of these names: some have a 'linha'.
  const asked = sql`(select * from unnest(${ids}::bigint[]) with ordinality as pedidas (pedida_id, pedida_vez)
    join ${rowsFrom(source)} on id = pedida_id and ${numbered} where ${where}) page`
  return 'length' in row
    ? sql`select pedida_vez as vez, row_to_json(pedida_linha)::text as linha
        from ${asked}, lateral (select ${sql.join(row.map((field) => sql.ref(`page.${field}`)))}) pedida_linha`
    : sql`select pedida_vez as vez, pedida_linha as linha from ${asked}, lateral ${row.make} as pedida_linha`
}

/** What a page selects, and how its rows become one JSON array, in their order. */
export function rowsOf({ row }: ListSource): {
  select: RawBuilder<unknown>
  toJson: (page: RawBuilder<unknown>) => RawBuilder<unknown>
} {
  if ('length' in row) {
    return {
      select: sql.join(row.map((field) => sql.ref(field))),
      toJson: (page) => sql`select coalesce(json_agg(page), '[]')::text as rows from (${page}) page`,
    }
  }
  return {
    select: sql.join(row.columns.map((column) => sql.ref(column))),
    toJson: (page) => sql`
      select '[' || coalesce(string_agg(linha, ',' order by lugar), '') || ']' as rows
      from (select *, row_number() over () as lugar from (${page}) numbered) page, lateral ${row.make} as linha`,
  }
}
