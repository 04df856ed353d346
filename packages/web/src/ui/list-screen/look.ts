import type { Column, List } from '@paco/domain/http/list'
import type { SearchParams } from '@paco/domain/http/view'
import type { ColumnLook } from './types.ts'

/** How a list looks: which columns it shows, how close its rows stand, and whether the name stays while one scrolls. */
export interface Look {
  /** Null for the list's own choice. */
  colunas: readonly string[] | null
  compacta: boolean
  fixa: boolean
}

export type Looks = Readonly<Record<string, ColumnLook | undefined>>

export const OWN_LOOK: Look = { colunas: null, compacta: false, fixa: false }

const SEPARATOR = '.'

/** Whether an address says how its list looks; if not, the browser of whoever reads it does. */
export const saysLook = (search: SearchParams): boolean =>
  ['colunas', 'densidade', 'fixa'].some((key) => search[key] !== undefined)

/** Reads an address, or what a browser keeps. What makes no sense there is as if it were not said. */
export function readLook(list: List, search: SearchParams): Look {
  const named = typeof search.colunas === 'string' ? search.colunas.split(SEPARATOR) : []
  const colunas = list.columns.flatMap(({ key }) => (named.includes(key) ? [key] : []))
  return {
    colunas: colunas.length > 0 ? colunas : null,
    compacta: search.densidade === 'compacta',
    fixa: search.fixa === 'sim',
  }
}

/** All of it, in an address: also what is the list's own, so that the link shows the same to everyone. */
export function writeLook(search: SearchParams, look: Look): Record<string, unknown> {
  const { colunas: _colunas, densidade: _densidade, fixa: _fixa, ...others } = search
  return {
    ...others,
    ...(look.colunas && { colunas: look.colunas.join(SEPARATOR) }),
    densidade: look.compacta ? 'compacta' : 'confortavel',
    ...(look.fixa && { fixa: 'sim' }),
  }
}

/** What people recognise a record by: the linked column, else the first text. */
export const nameKey = (list: List, linked: string | undefined): string | undefined =>
  linked ?? list.columns.find(({ kind }) => kind === 'text')?.key

/** The columns that can be shown: some are for the spreadsheets only. */
export const choicesOf = (list: List, looks: Looks): readonly Column[] =>
  list.columns.filter(({ key }) => !looks[key]?.exportOnly)

/** The columns that are shown. */
export const shownOf = (list: List, looks: Looks, look: Look): readonly string[] =>
  look.colunas ?? choicesOf(list, looks).flatMap(({ key }) => (looks[key]?.hidden ? [] : [key]))

/** The list as it is drawn, and how its columns look: what somebody chose is drawn, on paper too, and nothing else is. */
export function drawnOf<L extends List>(list: L, looks: Looks, look: Look, name: string | undefined) {
  const choices = choicesOf(list, looks)
  if (look.colunas === null) return { list: { ...list, columns: choices }, looks }
  const chosen = new Set(look.colunas)
  const seen = Object.entries(looks).map(([key, own]) => [key, { ...own, hidden: false }] as const)
  return {
    list: { ...list, columns: choices.filter(({ key }) => key === name || chosen.has(key)) },
    looks: Object.fromEntries(seen),
  }
}
