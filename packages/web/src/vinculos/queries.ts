import { vinculosCalls } from '@paco/domain/vinculos/contract'
import type { TipoVinculo } from '@paco/domain/vinculos/vinculo'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

interface Wanted {
  id_projeto?: number
  tipo?: TipoVinculo
  id_alvo?: number
  alvo?: string
}

/** The links of a project, or those that lead to one thing. */
export const vinculosQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['/api/vinculos', wanted],
    queryFn: async ({ signal }) =>
      (await request(vinculosCalls.listVinculos, { query: wanted, signal })).data.Result,
  })
