import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import { notFound } from '@paco/domain/shared/errors'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw notFound(MESSAGES.notFound)
  return row
}

export const pcaQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/pca', id],
    queryFn: async ({ signal }) =>
      only((await request(pcaCalls.getPca, { params: { id }, signal })).data.Result),
  })

export const revisoesQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/pca', id, 'revisoes'],
    queryFn: async ({ signal }) =>
      (await request(pcaCalls.listPcaRevisoes, { params: { id }, signal })).data.Result,
  })

export const planosQuery = queryOptions({
  queryKey: ['/api/pca/planos'],
  queryFn: async ({ signal }) => (await request(pcaCalls.listPlanos, { signal })).data.Result,
})

/** The plan of a year, the first one unless a unit is named; refused where there is none. */
export const planoQuery = (ano: number, unidade?: string) =>
  queryOptions({
    queryKey: ['/api/pca/planos', ano, unidade],
    queryFn: async ({ signal }) =>
      only((await request(pcaCalls.getPlano, { params: { ano }, query: { unidade }, signal })).data.Result),
  })

/** What the portal has still to be told of it. */
export const planoPncpQuery = (ano: number, unidade?: string) =>
  queryOptions({
    queryKey: ['/api/pca/planos', ano, 'pncp', unidade],
    queryFn: async ({ signal }) =>
      only(
        (await request(pcaCalls.getPlanoPncp, { params: { ano }, query: { unidade }, signal })).data.Result,
      ),
  })

/** What of it has no project and was not carried over. */
export const semExecucaoQuery = (ano: number, unidade: string) =>
  queryOptions({
    queryKey: ['/api/pca/planos', ano, 'sem-execucao', unidade],
    queryFn: async ({ signal }) =>
      (await request(pcaCalls.listSemExecucao, { params: { ano }, query: { unidade }, signal })).data.Result,
  })

/** What the items of a filter add up to; without one, the whole plan. */
export const resumoPcaQuery = (filter: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['/api/pca/resumo', filter],
    queryFn: async ({ signal }) =>
      only((await request(pcaCalls.getResumoPca, { query: filter, signal })).data.Result),
    placeholderData: keepPreviousData,
  })
