import { prazosCalls } from '@paco/domain/prazos/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** All that is due; the page narrows it by itself, so that its counts stay whole. */
export const prazosQuery = queryOptions({
  queryKey: ['/api/prazos'],
  queryFn: async ({ signal }) => (await request(prazosCalls.listPrazos, { signal })).data.Result,
})

/** The legal deadlines of a project, met ones too. */
export const prazosDoProjetoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/prazos/projeto', id],
    queryFn: async ({ signal }) =>
      (await request(prazosCalls.listPrazosDoProjeto, { params: { id }, signal })).data.Result,
  })

/** Between two looks at the count; a write asks anew at once. */
const WHILE = 5 * 60_000

/** How many of the things due soon are the person's own affair. */
export const meusPrazosQuery = queryOptions({
  queryKey: ['/api/prazos/contagem'],
  queryFn: async ({ signal }) =>
    (await request(prazosCalls.countPrazos, { signal, beside: true })).data.Result[0]?.meus ?? 0,
  staleTime: WHILE,
  refetchInterval: WHILE,
})

/** The path of the person's calendar; null until they ask for one. */
export const agendaQuery = queryOptions({
  queryKey: ['/api/prazos/agenda'],
  queryFn: async ({ signal }) =>
    (await request(prazosCalls.getAgenda, { signal })).data.Result[0]?.endereco ?? null,
})
