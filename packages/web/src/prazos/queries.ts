import { prazosCalls } from '@paco/domain/prazos/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { keyOf, rowsOf } from '../http/reads.ts'

/** All that is due; the page narrows it by itself, so that its counts stay whole. */
export const prazosQuery = rowsOf(prazosCalls.listPrazos, {})

/** The legal deadlines of a project, met ones too. */
export const prazosDoProjetoQuery = (id: number) =>
  rowsOf(prazosCalls.listPrazosDoProjeto, { params: { id } })

/** Between two looks at the count; a write asks anew at once. */
const WHILE = 5 * 60_000

/** How many of the things due soon are the person's own affair. */
export const meusPrazosQuery = queryOptions({
  queryKey: keyOf(prazosCalls.countPrazos, {}, 'meus'),
  queryFn: async ({ signal }) =>
    (await request(prazosCalls.countPrazos, { signal, beside: true })).data.Result[0]?.meus ?? 0,
  staleTime: WHILE,
  refetchInterval: WHILE,
})

/** The path of the person's calendar; null until they ask for one. */
export const agendaQuery = queryOptions({
  queryKey: keyOf(prazosCalls.getAgenda, {}, 'endereco'),
  queryFn: async ({ signal }) =>
    (await request(prazosCalls.getAgenda, { signal })).data.Result[0]?.endereco ?? null,
})
