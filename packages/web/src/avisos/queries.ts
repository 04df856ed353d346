import { POR_VEZ } from '@paco/domain/avisos/aviso'
import { avisosCalls } from '@paco/domain/avisos/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { keyOf, recordOrNull, rowsOf } from '../http/reads.ts'

/** The person's notices, the newest first, a stretch at a time. */
export const avisosQuery = infiniteQueryOptions({
  queryKey: keyOf(avisosCalls.listAvisos, {}, 'stretches'),
  queryFn: async ({ pageParam: antes, signal }) =>
    (await request(avisosCalls.listAvisos, { query: { antes }, signal })).data.Result,
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last) => (last.length < POR_VEZ ? undefined : last.at(-1)?.ate),
})

/** Between two looks at the bell. */
const WHILE = 60_000

export const naoLidosQuery = queryOptions({
  queryKey: keyOf(avisosCalls.countAvisos, {}, 'nao-lidos'),
  queryFn: async ({ signal }) =>
    (await request(avisosCalls.countAvisos, { signal, beside: true })).data.Result[0]?.nao_lidos ?? 0,
  staleTime: WHILE,
  refetchInterval: WHILE,
})

export const seguidosQuery = rowsOf(avisosCalls.listSeguidos, {})

export const seguindoQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(avisosCalls.getSeguido, { params: { id } }, 'seguindo'),
    queryFn: async ({ signal }) =>
      (await request(avisosCalls.getSeguido, { params: { id }, signal })).data.Result[0]?.seguindo ?? false,
  })

export const preferenciaQuery = recordOrNull(avisosCalls.getPreferencia, {})

/** What changed in a week, of one department or of all. */
export const mudancasQuery = (semana: string, id_secretaria: string | undefined) =>
  rowsOf(avisosCalls.listMudancas, {
    query: { semana, ...(id_secretaria === undefined ? {} : { id_secretaria: Number(id_secretaria) }) },
  })
