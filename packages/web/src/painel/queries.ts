import { painelCalls } from '@paco/domain/painel/contract'
import type { Painel, PainelProcessos } from '@paco/domain/painel/painel'
import { notFound } from '@paco/domain/shared/errors'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const first = <T>(result: readonly T[]): T => {
  const [only] = result
  if (only === undefined) throw notFound()
  return only
}

/**
 * The figures of the public dashboards, one request for all of them. Asked for again whenever a dashboard opens: an
 * unchanged answer costs the server a 304.
 */
export const painelQuery = queryOptions({
  queryKey: ['/api/painel'],
  queryFn: async ({ signal }): Promise<Painel> =>
    first((await request(painelCalls.getPainel, { signal })).data.Result),
  staleTime: 0,
})

export interface ProcessosFilter {
  id_secretaria?: number
  ano?: number
}

export const painelProcessosQuery = (filter: ProcessosFilter) =>
  queryOptions({
    queryKey: ['/api/painel/processos', filter],
    queryFn: async ({ signal }): Promise<PainelProcessos> =>
      first((await request(painelCalls.getPainelProcessos, { query: filter, signal })).data.Result),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
