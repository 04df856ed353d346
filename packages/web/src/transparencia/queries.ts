import { bairrosCalls } from '@paco/domain/bairros/contract'
import type { Contatos } from '@paco/domain/transparencia/contatos'
import { type PaginaContada, transparenciaCalls } from '@paco/domain/transparencia/contract'
import type { NomePagina } from '@paco/domain/transparencia/paginas'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** What each public page has, and when it changed. */
export const paginasQuery = queryOptions({
  queryKey: ['/api/transparencia'],
  queryFn: async ({ signal }): Promise<readonly PaginaContada[]> =>
    (await request(transparenciaCalls.getTransparencia, { signal })).data.Result,
})

export function usePagina(nome: NomePagina): PaginaContada | undefined {
  const { data } = useQuery(paginasQuery)
  return data?.find(({ pagina }) => pagina === nome)
}

/** Whom the city says to turn to. */
export const contatosQuery = queryOptions({
  queryKey: ['/api/transparencia/contatos'],
  queryFn: async ({ signal }): Promise<Contatos> => {
    const [contatos] = (await request(transparenciaCalls.getContatos, { signal })).data.Result
    if (!contatos) throw new Error('The answer is empty.')
    return contatos
  },
})

/** What the budget lines of a filter come to by functional code. */
export const dotacoesQuery = (query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['/api/transparencia/dotacoes', query],
    queryFn: async ({ signal }) =>
      (await request(transparenciaCalls.getDotacoes, { query: query as never, signal })).data.Result,
    placeholderData: keepPreviousData,
  })

/** The neighbourhoods of the city, by name. */
export const bairrosQuery = queryOptions({
  queryKey: ['/api/bairros'],
  queryFn: async ({ signal }) => (await request(bairrosCalls.listBairros, { signal })).data.Result,
})
