import type { PainelExecucao } from '@paco/domain/painel/execucao'
import { execucaoCalls } from '@paco/domain/painel/execucao-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { first, type ProcessosFilter } from '../queries.ts'

export const painelExecucaoQuery = (filter: ProcessosFilter) =>
  queryOptions({
    queryKey: ['/api/painel/execucao', filter],
    queryFn: async ({ signal }): Promise<PainelExecucao> =>
      first((await request(execucaoCalls.getPainelExecucao, { query: filter, signal })).data.Result),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
