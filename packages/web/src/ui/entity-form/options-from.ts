import type { UseQueryOptions } from '@tanstack/react-query'
import type { Option, OptionsQuery } from './types.ts'

type Query<Loaded, Key extends readonly unknown[]> = Pick<
  UseQueryOptions<Loaded, Error, Loaded, Key>,
  'queryKey' | 'queryFn' | 'staleTime' | 'retryOnMount'
>

/**
 * Options made of records that other places load too. They share one request and one answer: a query that waits for
 * another would try again what that one has tried already.
 */
export const optionsFrom = <Loaded, Key extends readonly unknown[], Offered = Option>(
  { queryKey, queryFn, staleTime, retryOnMount }: Query<Loaded, Key>,
  select: (loaded: Loaded) => readonly Offered[],
) => ({ queryKey, queryFn, staleTime, retryOnMount, select }) as unknown as OptionsQuery<Offered>
