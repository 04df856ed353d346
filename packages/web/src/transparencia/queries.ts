import { bairrosCalls } from '@paco/domain/bairros/contract'
import { type PaginaContada, transparenciaCalls } from '@paco/domain/transparencia/contract'
import type { NomePagina } from '@paco/domain/transparencia/paginas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { recordOf, rowsOf } from '../http/reads.ts'

/** What each public page has, and when it changed. */
export const paginasQuery = rowsOf(transparenciaCalls.getTransparencia, {})

export function usePagina(nome: NomePagina): PaginaContada | undefined {
  const { data } = useQuery(paginasQuery)
  return data?.find(({ pagina }) => pagina === nome)
}

/** Whom the city says to turn to. */
export const contatosQuery = recordOf(transparenciaCalls.getContatos, {})

/** What the budget lines of a filter come to by functional code. */
export const dotacoesQuery = (query: Readonly<Record<string, string>>) => ({
  ...rowsOf(transparenciaCalls.getDotacoes, { query: query as never }),
  placeholderData: keepPreviousData,
})

/** The neighbourhoods of the city, by name. */
export const bairrosQuery = rowsOf(bairrosCalls.listBairros, {})
