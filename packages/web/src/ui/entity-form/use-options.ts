import { useQuery } from '@tanstack/react-query'
import type { Option, OptionsQuery } from './types.ts'

const isStatic = (options: readonly Option[] | OptionsQuery): options is readonly Option[] =>
  Array.isArray(options)

/** A field's options, given or loaded. */
export function useOptions(options: readonly Option[] | OptionsQuery) {
  const given = isStatic(options) ? options : null
  const query = useQuery<readonly Option[]>({
    queryKey: given ? ['opcoes', 'dadas'] : (options as OptionsQuery).queryKey,
    queryFn: given ? () => given : (options as OptionsQuery).queryFn,
    enabled: given === null,
  })
  return {
    options: given ?? query.data ?? [],
    loading: given === null && query.isPending,
    failed: given === null && query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  }
}
