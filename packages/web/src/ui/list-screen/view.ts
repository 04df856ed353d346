import { type List, PAGE_SIZES } from '@paco/domain/http/list'
import * as z from 'zod/mini'

/** What the address says about a list: search, filters, order and page. */
export interface View {
  busca: string
  filters: Readonly<Record<string, string>>
  /** A column's key, with `-` in front for descending; empty for the list's own order. */
  ordem: string
  pagina: number
  limite: number
}

export type SearchParams = Readonly<Record<string, unknown>>

const MAX_SEARCH = 200
const DEFAULT_LIMIT = PAGE_SIZES[0]

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

function asInteger(value: unknown, accepts: (number: number) => boolean, otherwise: number): number {
  const number = Number(asText(value) || Number.NaN)
  return Number.isInteger(number) && accepts(number) ? number : otherwise
}

export function isSortable(list: List, key: string): boolean {
  return list.columns.some((column) => column.key === key && column.sortable !== false)
}

/** Reads the address. What makes no sense there falls back to the default: a link is never an error. */
export function readView(list: List, search: SearchParams): View {
  const filters: Record<string, string> = {}
  for (const [key, schema] of Object.entries(list.filters)) {
    const value = asText(search[key])
    if (value !== '' && z.safeParse(schema, value).success) filters[key] = value
  }
  const ordem = asText(search.ordem)
  return {
    busca: asText(search.busca).slice(0, MAX_SEARCH),
    filters,
    ordem: isSortable(list, ordem.replace(/^-/, '')) ? ordem : '',
    pagina: asInteger(search.pagina, (number) => number >= 1 && number <= 1_000_000, 1),
    limite: asInteger(
      search.limite,
      (number) => (PAGE_SIZES as readonly number[]).includes(number),
      DEFAULT_LIMIT,
    ),
  }
}

/** The router writes text that looks like a number in quotes; as the number itself the address stays readable. */
function plain(text: string): unknown {
  if (text === 'true') return true
  if (text === 'false') return false
  return text !== '' && String(Number(text)) === text ? Number(text) : text
}

/** Writes the view into the address, leaving out defaults and keeping what belongs to others. */
export function writeView(list: List, search: SearchParams, view: View): Record<string, unknown> {
  const next: Record<string, unknown> = { ...search }
  const put = (key: string, value: string, normal = '') => {
    if (value === normal) delete next[key]
    else next[key] = plain(value)
  }
  put('busca', view.busca)
  for (const key of Object.keys(list.filters)) put(key, view.filters[key] ?? '')
  put('ordem', view.ordem)
  put('pagina', String(view.pagina), '1')
  put('limite', String(view.limite), String(DEFAULT_LIMIT))
  return next
}

/** The query the server gets: what narrows and orders, without the page. */
export function filterQuery(view: View): Record<string, string> {
  const query: Record<string, string> = { ...view.filters }
  const busca = view.busca.trim()
  if (busca !== '') query.busca = busca
  if (view.ordem !== '') query.ordem = view.ordem
  return query
}

export const isFiltered = (view: View): boolean =>
  view.busca.trim() !== '' || Object.keys(view.filters).length > 0

export type Direction = 'ascending' | 'descending' | 'none'

export function directionOf(view: View, key: string): Direction {
  if (view.ordem === key) return 'ascending'
  return view.ordem === `-${key}` ? 'descending' : 'none'
}

/** Up, down, none: the order after one more click on a header. */
export function nextOrder(view: View, key: string): string {
  const direction = directionOf(view, key)
  if (direction === 'none') return key
  return direction === 'ascending' ? `-${key}` : ''
}
