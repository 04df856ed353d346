import { POR_VEZ } from '@paco/domain/avisos/aviso'
import { avisosCalls } from '@paco/domain/avisos/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** All that is told begins with it, so that one word has all of it asked for anew. */
export const AVISOS = ['/api/avisos']
export const SEGUIDOS = ['/api/seguidos']

/** The person's notices, the newest first, a stretch at a time. */
export const avisosQuery = infiniteQueryOptions({
  queryKey: [...AVISOS, 'lista'],
  queryFn: async ({ pageParam: antes, signal }) =>
    (await request(avisosCalls.listAvisos, { query: { antes }, signal })).data.Result,
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last) => (last.length < POR_VEZ ? undefined : last.at(-1)?.ate),
})

/** Between two looks at the bell. */
const WHILE = 60_000

export const naoLidosQuery = queryOptions({
  queryKey: [...AVISOS, 'contagem'],
  queryFn: async ({ signal }) =>
    (await request(avisosCalls.countAvisos, { signal, beside: true })).data.Result[0]?.nao_lidos ?? 0,
  staleTime: WHILE,
  refetchInterval: WHILE,
})

export const seguidosQuery = queryOptions({
  queryKey: [...SEGUIDOS, 'lista'],
  queryFn: async ({ signal }) => (await request(avisosCalls.listSeguidos, { signal })).data.Result,
})

export const seguindoQuery = (id: number) =>
  queryOptions({
    queryKey: [...SEGUIDOS, id],
    queryFn: async ({ signal }) =>
      (await request(avisosCalls.getSeguido, { params: { id }, signal })).data.Result[0]?.seguindo ?? false,
  })

export const preferenciaQuery = queryOptions({
  queryKey: ['/api/avisos/preferencias'],
  queryFn: async ({ signal }) =>
    (await request(avisosCalls.getPreferencia, { signal })).data.Result[0] ?? null,
})

/** What changed in a week, of one department or of all. */
export const mudancasQuery = (semana: string, id_secretaria: string | undefined) =>
  queryOptions({
    queryKey: ['/api/mudancas', semana, id_secretaria],
    queryFn: async ({ signal }) =>
      (
        await request(avisosCalls.listMudancas, {
          query: { semana, ...(id_secretaria === undefined ? {} : { id_secretaria: Number(id_secretaria) }) },
          signal,
        })
      ).data.Result,
  })
