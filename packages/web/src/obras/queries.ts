import { obrasCalls } from '@paco/domain/obras/contract'
import { MESSAGES } from '@paco/domain/obras/messages'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const obraQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/obras', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(obrasCalls.getObra, { params: { id }, signal })
      const [obra] = data.Result
      if (!obra) throw notFound(MESSAGES.notFound)
      return obra
    },
  })

/** What the contracts of a work were signed for, item by item. */
export const planilhaQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/obras', id, 'planilha'],
    queryFn: async ({ signal }) =>
      (await request(obrasCalls.getPlanilhaDaObra, { params: { id }, signal })).data.Result,
  })

export const obrasQuery = queryOptions({
  queryKey: ['/api/obras'],
  queryFn: async ({ signal }) => (await request(obrasCalls.listObras, { signal })).data.Result,
})
