import { visoesCalls } from '@paco/domain/visoes/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** The views of one list that this person sees. */
export const visoesQuery = (lista: string) =>
  queryOptions({
    queryKey: ['/api/visoes', lista],
    queryFn: async ({ signal }) =>
      (await request(visoesCalls.listVisoes, { params: { lista }, signal })).data.Result,
  })
