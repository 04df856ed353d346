import { avisosCalls } from '@paco/domain/avisos/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { under } from '../http/reads.ts'
import { toast } from '../ui/toast.ts'

/** Begins or ends following a project. */
export function useSeguir(id: number) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (follow: boolean) =>
      (await request(follow ? avisosCalls.followProjeto : avisosCalls.unfollowProjeto, { params: { id } }))
        .data,
    onSuccess: async ({ message = '' }) => {
      toast(message)
      await Promise.all([
        queryClient.invalidateQueries(under(avisosCalls.listSeguidos, {})),
        queryClient.invalidateQueries(under(avisosCalls.listAvisos, {})),
      ])
    },
  })
  return { change: mutate, pending: isPending, problem: error }
}
