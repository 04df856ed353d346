import * as z from 'zod/mini'
import { integer } from '../shared/fields.ts'
import { fewWords } from '../shared/search-words.ts'
import type { Access } from './access.ts'
import { also, call } from './call.ts'
import { envelope, file } from './replies.ts'

/** How a column's values are shown, aligned, sorted and exported. */
export type ColumnKind =
  | 'id'
  | 'text'
  | 'integer'
  | 'decimal'
  | 'year'
  | 'money'
  | 'percent'
  | 'day'
  | 'instant'
  | 'boolean'

/** One column of a list: what the screen, the spreadsheet and the sort order need to know of it. */
export interface Column {
  readonly key: string
  readonly label: string
  readonly kind: ColumnKind
  /** Written value → what people read (`admin` → 'Administrador'). */
  readonly labels?: Readonly<Record<string, string>>
  /** The whole filter's sum stands under the column. */
  readonly sum?: true
  readonly sortable?: false
  /** At most so many decimals, two at least, in a spreadsheet; where it is not said, as many as there are. */
  readonly places?: number
  /** In a spreadsheet, in characters; where it is not said, by its label and kind. */
  readonly width?: number
}

/** A list of the product: columns and filters, from which call, screen and exports are made. */
export interface List {
  readonly name: string
  readonly title: string
  /** What it is about, for those who come from outside: of a list that everyone reads. */
  readonly sobre?: string
  readonly columns: readonly Column[]
  readonly filters: Readonly<Record<string, z.ZodMiniType>>
  /** Short in any city. */
  readonly short?: true
}

export const PAGE_SIZES = [25, 50, 100] as const
const MAX_LIMIT = 1000

/** The part of the query every list understands. */
export interface ListQuery {
  readonly busca?: string | undefined
  readonly pagina?: number | undefined
  readonly limite?: number | undefined
  readonly ordem?: string | undefined
  readonly [filter: string]: unknown
}

export const defineList = <const L extends List>(list: L): L => list

/** A list inside a record: what the path names already is no filter of the query. */
export function listWithin<L extends List, K extends keyof L['filters']>(list: L, ...named: K[]) {
  const others = Object.entries(list.filters).filter(([name]) => !named.includes(name as K))
  return { ...list, filters: Object.fromEntries(others) as Omit<L['filters'], K> }
}

const sortKeys = (list: List) =>
  list.columns.filter((column) => column.sortable !== false).flatMap(({ key }) => [key, `-${key}`])

const search = z.optional(
  z.string().check(z.trim(), z.maxLength(200, 'Use no máximo 200 caracteres.'), fewWords),
)

/** What narrows a list, without page and order: for figures beside it, over the same rows. */
export const listFilter = <L extends List>(list: L) =>
  z.object({ ...(list.filters as L['filters']), busca: search })

/** Which rows, in which order. */
const wanted = <L extends List>(list: L) => ({
  ...(list.filters as L['filters']),
  busca: search,
  ordem: z.optional(z.enum(sortKeys(list) as [string, ...string[]], 'Ordem desconhecida para esta lista.')),
})

/** Without a size there is one page, the whole list: asking for another would be answered with the wrong one. */
const hasSize = ({ pagina = 1, limite }: ListQuery) => pagina === 1 || limite !== undefined
const sized = z.refine<object>((query) => hasSize(query as ListQuery), {
  error: 'Informe também o limite.',
  path: ['pagina'],
})

/** Query of a list: search, page, order and its own filters. */
export const listQuery = <L extends List>(list: L) =>
  z
    .object({
      ...wanted(list),
      pagina: z.optional(integer(1, 1_000_000)),
      limite: z.optional(integer(1, MAX_LIMIT)),
    })
    .check(sized)

/** The call that answers a list as `{Status, Result}`. */
export const listCall = <L extends List, R extends z.ZodMiniType, A extends Access>(
  list: L,
  path: string,
  access: A,
  row: () => R,
) =>
  call({
    method: 'GET',
    path,
    access,
    summary: `Lista: ${list.title}`,
    short: list.short,
    query: () => listQuery(list),
    reply: () => envelope(row()),
  })

/** As `listCall`, for the lists that the specification answers as a plain JSON array. */
export const plainListCall = <L extends List, R extends z.ZodMiniType, A extends Access>(
  list: L,
  path: string,
  access: A,
  row: () => R,
) => also(listCall(list, path, access, row), { reply: () => z.array(row()) })

/** The columns of a list's spreadsheet: its own, then those of its word that it does not show. */
export const sheetColumns = (list: List, others: readonly Column[]): Column[] => [
  ...list.columns,
  ...others.filter(({ key }) => !list.columns.some((column) => column.key === key)),
]

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The call that answers the same filter as a spreadsheet: all of its rows, so it has no pages. */
export const exportCall = <L extends List, A extends Access>(list: L, access: A) =>
  call({
    method: 'GET',
    path: `/api/exportar/${list.name}`,
    access,
    summary: `Planilha: ${list.title}`,
    query: () => z.object({ ...wanted(list), formato: z.enum(EXPORT_FORMATS, 'Escolha csv ou xlsx.') }),
    reply: file('text/csv', XLSX),
  })
