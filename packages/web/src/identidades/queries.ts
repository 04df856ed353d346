import { identidadesCalls } from '@paco/domain/identidades/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const identidadesQuery = queryOptions({
  queryKey: ['/api/eu/identidades'],
  queryFn: async ({ signal }) => (await request(identidadesCalls.listIdentidades, { signal })).data.Result,
})
