import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** Everything ever asked for on one project, the newest first. */
export const aditivosDoProjetoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/aditivos', id],
    queryFn: async ({ signal }) =>
      (await request(aditivosCalls.listAditivosDoProjeto, { params: { id }, signal })).data,
  })

/** What one request is judged by, all at once. */
export const exameQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/aditivos', 'exame', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(aditivosCalls.getExame, { params: { id }, signal })
      const [exame] = data.Result
      if (!exame) throw notFound(MESSAGES.notFound)
      return exame
    },
  })

/** The questions and answers about a request, the oldest first. */
export const mensagensQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/aditivos', 'mensagens', id],
    queryFn: async ({ signal }) =>
      (await request(aditivosCalls.listMensagens, { params: { id }, signal })).data.Result,
  })

/** An amendment as the national portal takes its term, and what it lacks. */
export const pncpDoTermoQuery = (id: number) => ({
  queryKey: ['/api/aditivos', 'pncp', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await request(aditivosCalls.getPncpDoTermo, { params: { id }, signal })
    const [envio] = data.Result
    if (!envio) throw notFound(MESSAGES.notFound)
    return envio
  },
})

/** What the amendments of a project add up to, against the legal limits: by contract, or of the project. */
export const limitesQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/aditivos/limites', id],
    queryFn: async ({ signal }) =>
      (await request(aditivosCalls.listLimitesDoProjeto, { params: { id }, signal })).data,
  })

/** What a contract is measured with, the newest first: of its projects, those one may read. */
export const aditivosDoContratoQuery = (id_contrato: number) =>
  queryOptions({
    queryKey: ['/api/aditivos', 'contrato', id_contrato],
    queryFn: async ({ signal }) =>
      (await request(aditivosCalls.listAditivos, { query: { id_contrato, ordem: '-data_criacao' }, signal }))
        .data,
  })

/** The legal meter of a contract. */
export const limitesDoContratoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/contratos', id, 'limites'],
    queryFn: async ({ signal }) =>
      (await request(aditivosCalls.listLimitesDoContrato, { params: { id }, signal })).data,
  })

/** What administrators corrected of a frozen baseline, the newest first. */
export const correcoesQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/correcoes', id],
    queryFn: async ({ signal }) =>
      (await request(aditivosCalls.listCorrecoesDoProjeto, { params: { id }, signal })).data,
  })

/**
 * The budget lines a department may charge an amendment to, with their balances. The dialog asks for them; the fields
 * that appear once it knows must not ask for what it was refused a moment ago.
 */
export const lancamentosQuery = (id_secretaria: number) =>
  queryOptions({
    queryKey: ['/api/orcamentos/secretaria', id_secretaria],
    queryFn: async ({ signal }) =>
      (await request(orcamentoCalls.listLancamentosDaSecretaria, { params: { id_secretaria }, signal })).data,
    retryOnMount: false,
  })
