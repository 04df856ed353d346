import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useArrived } from './use-arrived.ts'

/** The record the address names. */
export function useEditedRecord<R, Key extends QueryKey>(
  query: (id: number) => UseQueryOptions<R, Error, R, Key>,
) {
  const id = Number(useParams({ strict: false }).id)
  const { data, error, refetch } = useQuery(query(id))
  return { id, record: useArrived(id, data), error, retry: () => void refetch() }
}
