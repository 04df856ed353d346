import { fold } from '../shared/fold.ts'
import { searchWords } from '../shared/search-words.ts'
import type { Column, List, ListQuery } from './list.ts'

type Row = Readonly<Record<string, unknown>>
type Compare = (one: Row, other: Row) => number

const isEmpty = (value: unknown) => value === null || value === undefined

const compare = <T extends string | number>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0)

/** As the database sorts: text without regard to case and accents, empty values last either way. */
function ordered({ key, kind }: Column, sign: 1 | -1): Compare {
  const read = (row: Row) => {
    const value = row[key]
    return kind === 'text' ? fold(String(value)) : (value as string | number)
  }
  return (one, other) => {
    const empty = Number(isEmpty(one[key])) - Number(isEmpty(other[key]))
    return empty !== 0 || isEmpty(one[key]) ? empty : sign * compare(read(one), read(other))
  }
}

/** Every word that was typed, somewhere in the row's texts. */
function holds(columns: readonly Column[], busca: string): (row: Row) => boolean {
  const words = searchWords(busca).map(fold)
  if (words.length === 0) return () => true
  const texts = columns.filter(({ kind }) => kind === 'text')
  return (row) => {
    const text = fold(texts.map(({ key }) => row[key] ?? '').join(' '))
    return words.every((word) => text.includes(word))
  }
}

/** Search, order and page of a list whose rows are computed, in the way the database does it for those it keeps. */
export function pageRows<R extends Row>(
  { columns }: Pick<List, 'columns'>,
  rows: readonly R[],
  { busca = '', ordem = '', pagina = 1, limite }: ListQuery,
): { rows: R[]; total: number } {
  const found = rows.filter(holds(columns, busca))
  const column = columns.find(({ key }) => key === ordem.replace(/^-/, ''))
  const sorted = column ? found.toSorted(ordered(column, ordem.startsWith('-') ? -1 : 1)) : found
  const page = limite === undefined ? sorted : sorted.slice((pagina - 1) * limite, pagina * limite)
  return { rows: page, total: found.length }
}
