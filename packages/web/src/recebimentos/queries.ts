import { recebimentosCalls } from '@paco/domain/recebimentos/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** The terms by which a contract's object was received. */
export const recebimentosQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/contratos', id, 'recebimentos'],
    queryFn: async ({ signal }) =>
      (await request(recebimentosCalls.listRecebimentos, { params: { id }, signal })).data.Result,
  })
