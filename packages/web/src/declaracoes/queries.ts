import { declaracoesCalls } from '@paco/domain/declaracoes/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** What the city declares today that it has none of. */
export const declaracoesQuery = queryOptions({
  queryKey: ['/api/declaracoes'],
  queryFn: async ({ signal }) => (await request(declaracoesCalls.listDeclaracoes, { signal })).data.Result,
})
