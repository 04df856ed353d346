import { LISTAS_DO_LANCAMENTO, type ListaDoLancamento, type Opcao } from '@paco/domain/orcamento/opcao'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { listaQuery } from './queries.ts'

export type Listas = Record<ListaDoLancamento, readonly Opcao[]>

const queries = LISTAS_DO_LANCAMENTO.map(listaQuery)

interface Found {
  listas: Listas
  error: Error | null
  retry: () => void
}

/** The same object while any list is on its way: the form is drawn once for all of them, not six times. */
const WAITING: Found = {
  listas: Object.fromEntries(LISTAS_DO_LANCAMENTO.map((lista) => [lista, []])) as unknown as Listas,
  error: null,
  retry: () => undefined,
}

/** Outside of the component, so that the lists stay the same objects from one render to the next. */
function combine(results: UseQueryResult<readonly Opcao[]>[]): Found {
  if (results.some(({ isPending }) => isPending)) return WAITING
  const listas = Object.fromEntries(
    LISTAS_DO_LANCAMENTO.map((lista, index) => [lista, results[index]?.data ?? []]),
  )
  return {
    listas: listas as Listas,
    error: results.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}

/** The six option lists of the form, empty until they have arrived. */
export const useListas = () => useQueries({ queries, combine })
