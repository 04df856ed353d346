import { mapaCalls } from '@paco/domain/mapa/contract'
import { projetosCalls } from '@paco/domain/projetos/contract'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { keepPreviousData, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { keyOf, pageOf } from '../http/reads.ts'
import { byNome, type PontoFilter } from './pontos.ts'

/** Every point, by the project's name, as one looks for them. */
export const fetchCoordenadas = async (signal?: AbortSignal) =>
  [...(await request(mapaCalls.listCoordenadas, { signal })).data].sort(byNome)

export const coordenadasQuery = queryOptions({
  queryKey: keyOf(mapaCalls.listCoordenadas, {}, 'by-name'),
  queryFn: ({ signal }) => fetchCoordenadas(signal),
})

/** Where the map's background comes from; the same as long as the server runs. */
export const tilesQuery = queryOptions({
  queryKey: keyOf(mapaCalls.getMapa, {}, 'tiles'),
  queryFn: async ({ signal }) => (await request(mapaCalls.getMapa, { signal })).data.Result[0]?.tiles ?? '',
  staleTime: Number.POSITIVE_INFINITY,
})

/** The projects of the filter that have no point yet, a page at a time. */
export const semLocalizacaoQuery = ({ obras, ...filter }: PontoFilter, pagina: number, limite: number) => ({
  ...pageOf(projetosCalls.listProjetos, {
    query: {
      localizado: false,
      busca: filter.busca.trim(),
      id_secretaria: filter.id_secretaria ?? undefined,
      status: filter.status ?? undefined,
      marca: filter.marca ?? undefined,
      paralisado: filter.paralisado ?? undefined,
      sem_evolucao: filter.sem_evolucao ?? undefined,
      ordem: 'nomeprojeto',
      pagina,
      limite,
    },
  }),
  // Works alone are told with their places: of which of them have none their list knows nothing.
  enabled: obras === null,
  placeholderData: keepPreviousData,
})

/** How one project is loaded: given by the screen, since projects are another word's. */
export type ProjetoQuery = (id: number) => UseQueryOptions<Projeto, Error, Projeto, QueryKey>
