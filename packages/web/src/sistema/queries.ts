import type { Instalacao } from '@paco/domain/sistema/instalacao'
import { instalacaoCalls } from '@paco/domain/sistema/instalacao-contract'
import type { Lentas, Medidas } from '@paco/domain/sistema/medidas'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** Whoever leaves the page open sees it change. */
const WHILE = 60_000

/** What runs, where and since when. */
export const instalacaoQuery = queryOptions({
  queryKey: ['/api/sistema'],
  refetchInterval: WHILE,
  queryFn: async ({ signal }): Promise<Instalacao> => {
    const { data } = await request(instalacaoCalls.getSistema, { signal })
    return data.Result[0] as Instalacao
  },
})

/** How the last day was. */
export const medidasQuery = queryOptions({
  queryKey: ['/api/sistema/medidas'],
  refetchInterval: WHILE,
  queryFn: async ({ signal }): Promise<Medidas> => {
    const { data } = await request(instalacaoCalls.getMedidas, { signal })
    return data.Result[0] as Medidas
  },
})

/** What took the database long. */
export const lentasQuery = queryOptions({
  queryKey: ['/api/sistema/lentas'],
  refetchInterval: WHILE,
  queryFn: async ({ signal }): Promise<Lentas> => {
    const { data } = await request(instalacaoCalls.getLentas, { signal })
    return data.Result[0] as Lentas
  },
})
