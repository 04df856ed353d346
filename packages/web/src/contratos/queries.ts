import { contratosCalls } from '@paco/domain/contratos/contract'
import { MESSAGES } from '@paco/domain/contratos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const contratoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/contratos', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(contratosCalls.getContrato, { params: { id }, signal })
      const [contrato] = data.Result
      if (!contrato) throw notFound(MESSAGES.notFound)
      return contrato
    },
  })

/** The contracts of a project, the newest first. */
export const contratosDoProjetoQuery = (id_projeto: number) =>
  queryOptions({
    queryKey: ['/api/contratos', { id_projeto }],
    queryFn: async ({ signal }) =>
      (await request(contratosCalls.listContratos, { query: { id_projeto }, signal })).data.Result,
  })

/** A contract as the national portal takes it, and what it lacks. */
export const pncpDoContratoQuery = (id: number) => ({
  queryKey: ['/api/contratos', id, 'pncp'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await request(contratosCalls.getPncpDoContrato, { params: { id }, signal })
    const [envio] = data.Result
    if (!envio) throw notFound(MESSAGES.notFound)
    return envio
  },
})

/** Who may inspect or manage a contract. */
export const pessoasQuery = queryOptions({
  queryKey: ['/api/contratos/pessoas'],
  queryFn: async ({ signal }) => (await request(contratosCalls.listFiscais, { signal })).data.Result,
})

export const correcoesDoContratoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/contratos', id, 'correcoes'],
    queryFn: async ({ signal }) =>
      (await request(contratosCalls.listCorrecoesDoContrato, { params: { id }, signal })).data.Result,
  })
