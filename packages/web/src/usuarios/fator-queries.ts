import { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const fatorQuery = queryOptions({
  queryKey: ['/api/eu/fator'],
  queryFn: async ({ signal }) => (await request(fatorCalls.getFator, { signal })).data.Result[0] ?? null,
})

export const acessoRegraQuery = queryOptions({
  queryKey: ['/api/acesso/regra'],
  queryFn: async ({ signal }) =>
    (await request(fatorCalls.getAcessoRegra, { signal })).data.Result[0] ?? null,
})
