import { diarioCalls } from '@paco/domain/diario/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { NetworkError, request } from '../http/client.ts'
import { guardarLida, type Lida, lerLida } from './fila/banco.ts'

/** How many more entries are shown at a time. */
export const POR_VEZ = 200

async function fetchDiario(id: number, limite: number, signal: AbortSignal): Promise<Lida> {
  const [head, list] = await Promise.all([
    request(diarioCalls.getDiario, { params: { id }, signal }),
    request(diarioCalls.listDiario, { params: { id }, query: { limite }, signal }),
  ])
  const [cabecalho] = head.data.Result
  if (!cabecalho) throw notFound(MESSAGES.notFound)
  return { cabecalho, registros: list.data.Result, total: list.total }
}

/** A device without room, or whose browser keeps nothing, still shows what was read. */
const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)

/** The diary; without a network as this person last read it here, with the time of that. */
export const diarioQuery = (id: number, dono: number | null, limite: number) =>
  queryOptions({
    queryKey: ['/api/diario', id, dono, limite],
    queryFn: async ({ signal }): Promise<Lida & { lida_em: number | null }> => {
      try {
        const lida = await fetchDiario(id, limite, signal)
        void quietly(guardarLida(dono, lida, Date.now()))
        return { ...lida, lida_em: null }
      } catch (error) {
        const kept = error instanceof NetworkError ? await quietly(lerLida(dono, id)) : undefined
        if (!kept) throw error
        return { ...kept, lida_em: kept.em }
      }
    },
    placeholderData: keepPreviousData,
  })

/** The latest pictures, as everyone sees them. */
export const ultimasFotosQuery = (id_projeto: number) =>
  queryOptions({
    queryKey: ['/api/diario', 'fotos', id_projeto],
    queryFn: async ({ signal }) => {
      const query = { id_projeto, limite: 3 }
      const { data, total } = await request(diarioCalls.listFotos, { query, signal })
      return { fotos: data.Result, total }
    },
  })
