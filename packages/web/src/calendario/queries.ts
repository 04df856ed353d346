import { calendarioCalls } from '@paco/domain/calendario/contract'
import { MESSAGES } from '@paco/domain/calendario/messages'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const feriadoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/feriados', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(calendarioCalls.getFeriado, { params: { id }, signal })
      const [feriado] = data.Result
      if (!feriado) throw notFound(MESSAGES.notFound)
      return feriado
    },
  })
