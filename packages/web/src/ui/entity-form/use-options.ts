import { useQuery } from '@tanstack/react-query'
import type { Option, OptionsQuery } from './types.ts'

const isGiven = <Offered>(
  options: readonly Offered[] | OptionsQuery<Offered>,
): options is readonly Offered[] => Array.isArray(options)

/** A field's options, given or loaded. */
export function useOptions<Offered = Option>(options: readonly Offered[] | OptionsQuery<Offered>) {
  const given = isGiven(options) ? options : null
  const query = useQuery<readonly Offered[]>({
    queryKey: isGiven(options) ? ['opcoes', 'dadas'] : options.queryKey,
    queryFn: isGiven(options) ? () => options : options.queryFn,
    enabled: given === null,
  })
  return {
    options: given ?? query.data ?? [],
    loading: given === null && query.isPending,
    failed: given === null && query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  }
}
