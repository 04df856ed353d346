import { pesquisaCalls } from '@paco/domain/pesquisa/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** Projects, agreements and departments by name; a term that nobody waits for any more is given up. */
export const pesquisaQuery = (termo: string) =>
  queryOptions({
    queryKey: ['/api/pesquisa', termo],
    queryFn: async ({ signal }) =>
      (await request(pesquisaCalls.search, { query: { termo }, signal })).data.Result,
  })
