import { paralisacoesCalls } from '@paco/domain/paralisacoes/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** Every stoppage of a project, the newest first. */
export const paralisacoesQuery = (id_projeto: number) =>
  queryOptions({
    queryKey: ['/api/paralisacoes', id_projeto],
    queryFn: async ({ signal }) =>
      (await request(paralisacoesCalls.listParalisacoes, { query: { id_projeto, ordem: '-inicio' }, signal }))
        .data.Result,
  })

/** Every stoppage of works under a contract, the newest first. */
export const paralisacoesDoContratoQuery = (id_contrato: number) =>
  queryOptions({
    queryKey: ['/api/paralisacoes', { id_contrato }],
    queryFn: async ({ signal }) =>
      (
        await request(paralisacoesCalls.listParalisacoes, {
          query: { id_contrato, ordem: '-inicio' },
          signal,
        })
      ).data.Result,
  })

/** One of them, as it now is. */
export const paralisacaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/paralisacoes', 'uma', id],
    queryFn: async ({ signal }) =>
      (await request(paralisacoesCalls.getParalisacao, { params: { id }, signal })).data.Result[0] ?? {},
  })
