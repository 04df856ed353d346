import { importacoesCalls } from '@paco/domain/importacoes/contract'
import type { Busca } from '@paco/domain/importacoes/descritor'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import type { Acao } from '@paco/domain/importacoes/mudanca'
import type { Feita } from '@paco/domain/importacoes/situacao'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { keyOf, pageOf, recordOf, rowsOf } from '../http/reads.ts'
import type { Pickable, Search } from '../ui/pick/record-picker.tsx'
import { isViva } from './passos.ts'

/** How long until the next look at an import that is being written. */
const PAUSE = 1000

export const importacaoQuery = (id: number) =>
  queryOptions({
    ...recordOf(importacoesCalls.getImportacao, { params: { id } }, MESSAGES.notFound),
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
  pageOf(importacoesCalls.listLinhas, { params: { id }, query: { ...vistas, pagina, limite: PAGINA } })

const nomesOf = async (busca: Busca, query: { texto: string } | { ids: string }, signal: AbortSignal) =>
  (await request(importacoesCalls.procurarNomes, { params: { busca }, query, signal })).data.Result

/** The rows that would stay if it were undone now: asked anew each time. */
export const presasQuery = (id: number) =>
  queryOptions({ ...rowsOf(importacoesCalls.previaDoDesfazer, { params: { id } }), staleTime: 0 })

/** Those that were set aside, for whoever looks after the system. */
export const paradasQuery = rowsOf(importacoesCalls.listImportacoes, { query: { situacao: 'parada' } })

/** Records that a cell may name, found by a text. */
export const procurarNomes =
  (busca: Busca): Search<Pickable> =>
  (texto) => ({
    queryKey: keyOf(importacoesCalls.procurarNomes, { params: { busca }, query: { texto } }, 'by-text'),
    queryFn: async ({ signal }) =>
      (await nomesOf(busca, { texto }, signal)).map(({ id, nome }) => ({ id, label: nome })),
  })

/** What records are called that were said to be meant, by their numbers. */
export const nomesQuery = (busca: Busca | undefined, ids: readonly number[]) =>
  queryOptions({
    queryKey: keyOf(importacoesCalls.procurarNomes, { params: { busca: busca as Busca } }, 'nomes', ids),
    queryFn: async ({ signal }) =>
      busca
        ? new Map((await nomesOf(busca, { ids: ids.join() }, signal)).map(({ id, nome }) => [id, nome]))
        : new Map<number, string>(),
    enabled: busca !== undefined && ids.length > 0,
  })

/** All rows with errors: what mends a column follows from all of its cells. */
export const errosQuery = (id: number) =>
  rowsOf(importacoesCalls.listLinhas, { params: { id }, query: { acao: 'erro' } })
