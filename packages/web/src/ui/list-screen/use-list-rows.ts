import type { Call } from '@paco/domain/http/call'
import { filterQuery, type View } from '@paco/domain/http/view'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageOf } from '../../http/reads.ts'

/**
 * The page of rows the view asks for; the rows before stay until the new ones are there. The query's shape is the list's
 * own, checked when the address was read.
 */
export function useListRows<C extends Call>(call: C, params: unknown, view: View, fixed: object | undefined) {
  const query = { ...filterQuery(view), ...fixed, pagina: view.pagina, limite: view.limite }
  return useQuery({ ...pageOf(call, { params, query } as never), placeholderData: keepPreviousData })
}
