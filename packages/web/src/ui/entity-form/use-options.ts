import { useQuery } from '@tanstack/react-query'
import type { Option, OptionsQuery } from './types.ts'

const isGiven = <Offered>(
  options: readonly Offered[] | OptionsQuery<Offered>,
): options is readonly Offered[] => Array.isArray(options)

const NOTHING_TO_LOAD = { queryKey: [], queryFn: () => [], select: undefined }

/** A field's options, given or loaded. */
export function useOptions<Offered = Option>(options: readonly Offered[] | OptionsQuery<Offered>) {
  const given = isGiven(options) ? options : null
  const { queryKey, queryFn, select, ...rest } = isGiven(options) ? NOTHING_TO_LOAD : options
  const query = useQuery<unknown, Error, readonly Offered[]>({
    ...rest,
    queryKey,
    queryFn,
    // What the key loads and what is made of it belong together since `optionsFrom`; without it they are the same.
    ...(select && { select: select as (loaded: unknown) => readonly Offered[] }),
    enabled: given === null,
  })
  return {
    options: given ?? query.data ?? [],
    loading: given === null && query.isPending,
    failed: given === null && query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  }
}
