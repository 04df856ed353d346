import type { Call } from '@paco/domain/http/call'
import { filterQuery, type View } from '@paco/domain/http/view'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Answer, addressOf, type Parts, request } from '../../http/client.ts'
import type { RowOf } from './types.ts'

export interface Page<Row> {
  rows: Row[]
  total: number
  sums: Record<string, number>
}

/** Most lists come in the envelope; some the specification answers as a plain array. */
export const rowsIn = <Row>(data: unknown): Row[] =>
  Array.isArray(data) ? (data as Row[]) : (data as { Result: Row[] }).Result

/** Makes a list call; the query's shape is the list's own, checked when the address was read. */
export async function fetchPage<C extends Call>(
  call: C,
  params: unknown,
  query: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<Page<RowOf<C>>> {
  const parts = { params, query, signal } as unknown as Parts<C>
  const answer: Answer<C> = await request(call, parts)
  return { rows: rowsIn<RowOf<C>>(answer.data), total: answer.total, sums: answer.sums }
}

/** The page of rows the view asks for; the rows before stay until the new ones are there. */
export function useListRows<C extends Call>(call: C, params: unknown, view: View, fixed: object | undefined) {
  const query = { ...filterQuery(view), ...fixed, pagina: view.pagina, limite: view.limite }
  return useQuery({
    queryKey: [addressOf(call, { params }), query],
    queryFn: ({ signal }) => fetchPage(call, params, query, signal),
    placeholderData: keepPreviousData,
  })
}
