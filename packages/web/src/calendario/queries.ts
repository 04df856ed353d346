import { calendarioCalls } from '@paco/domain/calendario/contract'
import { calendarioOf } from '@paco/domain/calendario/dias-uteis'
import { MESSAGES } from '@paco/domain/calendario/messages'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { keyOf, recordOf, rowsOf } from '../http/reads.ts'

export const feriadoQuery = (id: number) =>
  recordOf(calendarioCalls.getFeriado, { params: { id } }, MESSAGES.notFound)

const ATIVOS = { query: { ativo: true } }

/** The city's calendar, made of its rules. */
export const calendarioQuery = queryOptions({
  queryKey: keyOf(calendarioCalls.listFeriados, ATIVOS, 'calendario'),
  queryFn: async ({ signal }) => {
    const { data } = await request(calendarioCalls.listFeriados, { ...ATIVOS, signal })
    return calendarioOf(data.Result)
  },
  // It counts by functions, which no comparison of answers understands.
  structuralSharing: false,
})

/** The fiscal calendar of a year. */
export const marcosQuery = (ano: number) => rowsOf(calendarioCalls.listMarcos, { query: { ano } })
