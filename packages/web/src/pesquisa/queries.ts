import { pesquisaCalls } from '@paco/domain/pesquisa/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import type { SuggestionSearch } from '../ui/entity-form/types.ts'

/** Projects, agreements and departments by name; a term that nobody waits for any more is given up. */
export const pesquisaQuery = (termo: string) =>
  queryOptions({
    queryKey: ['/api/pesquisa', termo],
    queryFn: async ({ signal }) =>
      (await request(pesquisaCalls.search, { query: { termo }, signal })).data.Result,
  })

const MOST_TYPED = 200

const manages = (projetos: number) =>
  projetos === 0 ? {} : { hint: projetos === 1 ? 'Gestor de 1 projeto' : `Gestor de ${projetos} projetos` }

/** Names that are known, for where somebody's is written; any other is taken too. */
export const pessoasSearch: SuggestionSearch = (termo) => ({
  queryKey: ['/api/pesquisa/pessoas', termo],
  queryFn: async ({ signal }) => {
    // Longer than any search takes: it is a name of its own by then.
    const query = { termo: termo.slice(0, MOST_TYPED) }
    const { data } = await request(pesquisaCalls.searchPessoas, { query, signal })
    return data.Result.map(({ nome, projetos }) => ({ value: nome, label: nome, ...manages(projetos) }))
  },
  retry: false,
  staleTime: 60_000,
})
