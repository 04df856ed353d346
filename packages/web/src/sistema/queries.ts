import { sistemaCalls } from '@paco/domain/sistema/contract'
import type { Instalacao } from '@paco/domain/sistema/instalacao'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** What runs, where and since when. */
export const instalacaoQuery = queryOptions({
  queryKey: ['/api/sistema'],
  queryFn: async ({ signal }): Promise<Instalacao> => {
    const { data } = await request(sistemaCalls.getSistema, { signal })
    return data.Result[0] as Instalacao
  },
})
