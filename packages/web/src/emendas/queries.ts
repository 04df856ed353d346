import { emendasCalls } from '@paco/domain/emendas/contract'
import { MESSAGES } from '@paco/domain/emendas/messages'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const emendaQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/emendas', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(emendasCalls.getEmenda, { params: { id }, signal })
      const [emenda] = data.Result
      if (!emenda) throw notFound(MESSAGES.notFound)
      return emenda
    },
  })
