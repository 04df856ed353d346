import { filterQuery, readView, type SearchParams } from '@paco/domain/http/view'
import type { Descritor } from '@paco/domain/importacoes/descritor'
import { idOf } from '@paco/domain/importacoes/descritor'
import { MAX_LOTE } from '@paco/domain/importacoes/lote'
import { loteCalls } from '@paco/domain/importacoes/lote-contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { fetchPage, keyOf } from '../../http/reads.ts'
import { listaEditada } from './listas.ts'

/** Which records are edited: as many as a batch takes, of how many there are. */
export interface Achados {
  readonly ids: readonly number[]
  readonly total: number
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0

/** Records that the address names itself: `ids=3,5`. */
export function idsIn({ ids }: SearchParams): number[] | null {
  if (ids === undefined || ids === null || ids === '') return null
  return [...new Set(String(ids).split(',').map(Number))].filter(isId)
}

/** What of an address says which records, the same for the same ones. */
export function filtroOf(lista: string, search: SearchParams): Record<string, string> {
  const ids = idsIn(search)
  if (ids !== null) return { ids: ids.join(',') }
  const known = listaEditada(lista)
  return known ? filterQuery(readView(known.list, search)) : {}
}

/** The records that a filter finds, in its order; or those that are named. */
export const achadosQuery = (descritor: Descritor, filtro: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: keyOf(loteCalls.lerLote, { params: { lista: descritor.nome } }, 'achados', filtro),
    // Which they are is asked anew whenever a batch begins.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Achados> => {
      const named = idsIn(filtro)
      if (named !== null) return { ids: named.slice(0, MAX_LOTE), total: named.length }
      const call = listaEditada(descritor.nome)?.call
      if (!call) return { ids: [], total: 0 }
      const query = { ...filtro, pagina: 1, limite: MAX_LOTE }
      const { rows, total } = await fetchPage(call, { query } as never, signal)
      const key = idOf(descritor)?.key ?? 'id'
      return { ids: rows.map((row) => Number((row as Record<string, unknown>)[key])), total }
    },
  })

/** The records as rows to edit. */
export const loteQuery = (lista: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: keyOf(loteCalls.lerLote, { params: { lista } }, 'lote', ids),
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return { Status: 'Success' as const, Result: [], nomes: {} }
      return (
        await request(loteCalls.lerLote, {
          params: { lista },
          query: { ids: ids.join(',') } as never,
          signal,
        })
      ).data
    },
  })
