import type { Aviso } from '@paco/domain/avisos/aviso'
import { avisosCalls } from '@paco/domain/avisos/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { under } from '../http/reads.ts'
import { toast } from '../ui/toast.ts'
import { avisosQuery } from './queries.ts'

/** The person's notices, and the ways to say that they were read. */
export function useAvisos() {
  const queryClient = useQueryClient()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(avisosQuery)
  const anew = () => queryClient.invalidateQueries(under(avisosCalls.listAvisos, {}))
  const one = useMutation({
    mutationFn: ({ chave, ate }: Pick<Aviso, 'chave' | 'ate'>) =>
      request(avisosCalls.readAviso, { body: { chave, ate } }),
    onSuccess: anew,
  })
  const all = useMutation({
    mutationFn: async (ate: number) => (await request(avisosCalls.readAllAvisos, { body: { ate } })).data,
    onSuccess: async ({ message = '' }) => {
      toast(message)
      await anew()
    },
  })
  const avisos = data?.pages.flat()
  const newest = avisos?.[0]
  return {
    avisos,
    error,
    retry: () => void refetch(),
    problem: one.error ?? all.error,
    read: one.mutate,
    readAll: newest && (() => all.mutate(newest.ate)),
    reading: all.isPending,
    older: hasNextPage ? () => void fetchNextPage() : undefined,
    fetching: isFetchingNextPage,
  }
}
