import * as z from 'zod/mini'
import { formatWhole } from '../shared/formats.ts'
import { type List, PAGE_SIZES } from './list.ts'

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

/** Of a search in an address: what is longer is cut. */
export const MAX_SEARCH = 200
export const DEFAULT_LIMIT = PAGE_SIZES[0]

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

export const lastPage = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/** `1–25 de 184` */
export function rangeText(page: number, limit: number, shown: number, total: number): string {
  if (shown === 0) return `0 de ${formatWhole(total)}`
  const first = (page - 1) * limit + 1
  return `${formatWhole(first)}–${formatWhole(first + shown - 1)} de ${formatWhole(total)}`
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The pairs behind the `?` of an address, as the screens' router reads them: numbers as such, what comes twice as a list. */
export function searchOf(pairs: Iterable<readonly [string, string]>): SearchParams {
  const found = new Map<string, unknown>()
  for (const [name, text] of pairs) {
    const value = text === '' ? '' : readValue(text)
    const before = found.get(name)
    if (!found.has(name)) found.set(name, value)
    else found.set(name, Array.isArray(before) ? [...before, value] : [before, value])
  }
  return Object.fromEntries(found)
}

/** The other way round: text that would be read as something else stands in quotes. */
export const writeSearch = (texts: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(texts).map(([name, text]) => [
    name,
    asText(readValue(text)) === text ? text : JSON.stringify(text),
  ])
