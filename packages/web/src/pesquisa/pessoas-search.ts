import { pesquisaCalls } from '@paco/domain/pesquisa/contract'
import { keyOf } from '../http/reads.ts'
import type { SuggestionSearch } from '../ui/entity-form/types.ts'

/** Names that are known, for where somebody's is written; any other is taken too. Its program comes with the first one. */
export const pessoasSearch: SuggestionSearch = (termo) => ({
  queryKey: keyOf(pesquisaCalls.searchPessoas, { query: { termo } }, 'suggestions'),
  queryFn: async ({ signal }) => (await import('./pessoas.ts')).loadPessoas(termo, signal),
  retry: false,
  staleTime: 60_000,
})
