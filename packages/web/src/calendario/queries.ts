import { calendarioCalls } from '@paco/domain/calendario/contract'
import { calendarioOf } from '@paco/domain/calendario/dias-uteis'
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

/** The city's calendar, made of its rules. */
export const calendarioQuery = queryOptions({
  queryKey: ['/api/feriados', 'calendario'],
  queryFn: async ({ signal }) => {
    const { data } = await request(calendarioCalls.listFeriados, { query: { ativo: true }, signal })
    return calendarioOf(data.Result)
  },
  // It counts by functions, which no comparison of answers understands.
  structuralSharing: false,
})

/** The fiscal calendar of a year. */
export const marcosQuery = (ano: number) =>
  queryOptions({
    queryKey: ['/api/marcos', ano],
    queryFn: async ({ signal }) =>
      (await request(calendarioCalls.listMarcos, { query: { ano }, signal })).data.Result,
  })
