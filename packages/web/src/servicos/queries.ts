import { servicosCalls } from '@paco/domain/servicos/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** A project's services with their installments. */
export const servicosQuery = (projetoId: number) =>
  queryOptions({
    queryKey: ['/api/servicos', projetoId],
    queryFn: async ({ signal }) => {
      const { data } = await request(servicosCalls.listServicos, { params: { id: projetoId }, signal })
      return data
    },
  })
