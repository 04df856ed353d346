import type { Call, Reply } from '@paco/domain/http/call'
import { notFound } from '@paco/domain/shared/errors'
import { type QueryFilters, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type Answer, addressOf, type Parts, request } from './client.ts'

/** The row type of a call that answers `{Status, Result: Row[]}` or a plain `Row[]`. */
export type RowOf<C extends Call> =
  Reply<C> extends { Result: readonly (infer Row)[] } | readonly (infer Row)[] ? Row : never

/** What is asked of a call. */
type Asked<C extends Call> = Omit<Parts<C>, 'body' | 'signal' | 'ticket'>

/**
 * The cache key of a read: the call's address, its query, and the form in which the answer is kept. A form of a call is made
 * in one place, so that no key holds two types: `reads.test.ts` looks at all sources. `more` is what else the answer depends on.
 */
export const keyOf = <C extends Call>(
  call: C,
  asked: Asked<C>,
  form: string,
  ...more: unknown[]
): QueryKey => [addressOf(call, asked as Parts<Call>), form, ...more]

/** Every read at the address of a call, or below it. */
export function under<C extends Call>(call: C, asked: Asked<C>): QueryFilters {
  const address = addressOf(call, asked as Parts<Call>)
  return {
    predicate: ({ queryKey }) => {
      const key = String(queryKey[0])
      return key.startsWith(address) && /^([/?]|$)/.test(key.slice(address.length))
    },
  }
}

const ask = <C extends Call>(call: C, asked: Asked<C>, signal: AbortSignal | undefined): Promise<Answer<C>> =>
  request(call, { ...asked, signal } as unknown as Parts<C>)

/** Most lists come in the envelope; some the specification answers as a plain array. */
export const rowsIn = <Row>(data: unknown): Row[] =>
  Array.isArray(data) ? (data as Row[]) : (data as { Result: Row[] }).Result

/** All rows that a call answers. */
export const rowsOf = <C extends Call>(call: C, asked: Asked<C>) =>
  queryOptions({
    queryKey: keyOf(call, asked, 'rows'),
    queryFn: async ({ signal }) => rowsIn<RowOf<C>>((await ask(call, asked, signal)).data),
  })

/** The one record that a call answers; where it has none, `missing` is said. */
export const recordOf = <C extends Call>(call: C, asked: Asked<C>, missing?: string) =>
  queryOptions({
    queryKey: keyOf(call, asked, 'record'),
    queryFn: async ({ signal }) => {
      const [record] = rowsIn<RowOf<C>>((await ask(call, asked, signal)).data)
      if (record === undefined) throw notFound(missing)
      return record
    },
  })

/** The one record that a call answers, null where there is none. */
export const recordOrNull = <C extends Call>(call: C, asked: Asked<C>) =>
  queryOptions({
    queryKey: keyOf(call, asked, 'record-or-null'),
    queryFn: async ({ signal }) => rowsIn<RowOf<C>>((await ask(call, asked, signal)).data)[0] ?? null,
  })

export interface Page<Row> {
  rows: Row[]
  total: number
  sums: Record<string, number>
}

export async function fetchPage<C extends Call>(
  call: C,
  asked: Asked<C>,
  signal?: AbortSignal,
): Promise<Page<RowOf<C>>> {
  const { data, total, sums } = await ask(call, asked, signal)
  return { rows: rowsIn<RowOf<C>>(data), total, sums }
}

/** The rows that a call answers, with the count and the sums of its whole filter. */
export const pageOf = <C extends Call>(call: C, asked: Asked<C>) =>
  queryOptions({
    queryKey: keyOf(call, asked, 'page'),
    queryFn: ({ signal }) => fetchPage(call, asked, signal),
  })
