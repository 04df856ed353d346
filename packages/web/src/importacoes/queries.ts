import { importacoesCalls } from '@paco/domain/importacoes/contract'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import type { Acao } from '@paco/domain/importacoes/mudanca'
import type { Feita } from '@paco/domain/importacoes/situacao'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { isViva } from './passos.ts'

/** How long until the next look at an import that is being written. */
const PAUSE = 1000

/** Everything of an import. */
export const importacaoKey = (id: number) => ['/api/importacoes', id] as const

export const importacaoQuery = (id: number) =>
  queryOptions({
    queryKey: [...importacaoKey(id), 'inteira'],
    queryFn: async ({ signal }) => {
      const [found] = (await request(importacoesCalls.getImportacao, { params: { id }, signal })).data.Result
      if (!found) throw notFound(MESSAGES.notFound)
      return found
    },
    refetchInterval: ({ state: { data } }) => (data && isViva(data.situacao) ? PAUSE : false),
  })

/** Rows that are asked for at once. */
export const PAGINA = 100

export interface Vistas {
  readonly acao?: Acao | undefined
  readonly feita?: Feita | undefined
}

/** A page of its rows, in the order of the sheet. */
export const linhasQuery = (id: number, vistas: Vistas, pagina: number) =>
  queryOptions({
    queryKey: [...importacaoKey(id), 'linhas', vistas, pagina],
    queryFn: async ({ signal }) => {
      const query = { ...vistas, pagina, limite: PAGINA }
      const { data, total } = await request(importacoesCalls.listLinhas, { params: { id }, query, signal })
      return { linhas: data.Result, total }
    },
  })

/** All rows with errors: what mends a column follows from all of its cells. */
export const errosQuery = (id: number) =>
  queryOptions({
    queryKey: [...importacaoKey(id), 'erros'],
    queryFn: async ({ signal }) =>
      (await request(importacoesCalls.listLinhas, { params: { id }, query: { acao: 'erro' }, signal })).data
        .Result,
  })
