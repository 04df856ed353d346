import { diarioCalls } from '@paco/domain/diario/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { NetworkError, request } from '../http/client.ts'
import { keyOf, pageOf } from '../http/reads.ts'
import { guardarLida, type Lida, lerLida, quietly } from './fila/banco.ts'
import { type Filtro, filtrar, inAddress } from './filtro.ts'

/** How many more entries are shown at a time. */
export const POR_VEZ = 200

/** A stretch of the diary; with the time it was read at where that was before, without a network since. */
export interface Pagina extends Lida {
  readonly lida_em: number | null
}

async function fetchPagina(id: number, filtro: Filtro, pagina: number, signal: AbortSignal): Promise<Lida> {
  const query = { ...inAddress(filtro), pagina, limite: POR_VEZ }
  const [head, list] = await Promise.all([
    request(diarioCalls.getDiario, { params: { id }, signal }),
    request(diarioCalls.listDiario, { params: { id }, query: query, signal }),
  ])
  const [cabecalho] = head.data.Result
  if (!cabecalho) throw notFound(MESSAGES.notFound)
  return { cabecalho, registros: list.data.Result, total: list.total }
}

/** Keeps the beginning of the whole diary; where the session has ended, what its person read before stays. */
function keep(dono: number | null, filtro: Filtro, pagina: number, lida: Lida): void {
  const whole = pagina === 1 && filtro.tipo === null && filtro.etapa === null
  if (whole && lida.cabecalho.leitor === dono) void quietly(guardarLida(dono, lida, Date.now()))
}

/** The diary, stretch by stretch; without a network its beginning as this person last read it here. */
export const diarioQuery = (id: number, dono: number | null, filtro: Filtro) =>
  infiniteQueryOptions({
    queryKey: keyOf(diarioCalls.getDiario, { params: { id } }, 'diario', dono, filtro),
    queryFn: async ({ pageParam, signal }): Promise<Pagina> => {
      try {
        const lida = await fetchPagina(id, filtro, pageParam, signal)
        keep(dono, filtro, pageParam, lida)
        return { ...lida, lida_em: null }
      } catch (error) {
        const asks = error instanceof NetworkError && pageParam === 1
        const kept = asks ? await quietly(lerLida(dono, id)) : undefined
        if (!kept) throw error
        return { ...kept, registros: filtrar(kept.registros, filtro), lida_em: kept.em }
      }
    },
    initialPageParam: 1,
    getNextPageParam: ({ total, lida_em }, all) =>
      lida_em === null && all.length * POR_VEZ < total ? all.length + 1 : undefined,
    placeholderData: keepPreviousData,
  })

/** The stretches as one. What was written meanwhile moves the others along: none is shown twice. */
export function juntar(paginas: readonly Pagina[]): Pagina | undefined {
  const [first] = paginas
  if (!first) return undefined
  const registros = new Map(paginas.flatMap((pagina) => pagina.registros).map((one) => [one.id, one]))
  return { ...first, registros: [...registros.values()], total: paginas.at(-1)?.total ?? first.total }
}

const PARA_COMPARAR = 100

/** The first and the last pictures, as everyone sees them, to be held against each other. */
export const comparacaoQuery = (id_projeto: number) =>
  queryOptions({
    queryKey: keyOf(diarioCalls.listFotos, { query: { id_projeto } }, 'comparacao'),
    queryFn: async ({ signal }) => {
      const ask = async (ordem: string) =>
        (
          await request(diarioCalls.listFotos, {
            query: { id_projeto, ordem, limite: PARA_COMPARAR },
            signal,
          })
        ).data.Result
      const [newest, oldest] = await Promise.all([ask('-dia'), ask('dia')])
      const known = new Set(newest.map(({ id }) => id))
      return [...newest, ...oldest.filter(({ id }) => !known.has(id)).reverse()]
    },
  })

/** The latest pictures, as everyone sees them. */
export const ultimasFotosQuery = (id_projeto: number) =>
  pageOf(diarioCalls.listFotos, { query: { id_projeto, limite: 3 } })
