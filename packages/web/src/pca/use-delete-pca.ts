import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { withReason } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'

interface Deleted {
  id: number
  objeto: string
}

/** Deletes an item of the plan after asking. */
export function useDeletePca(onDeleted?: () => void) {
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: ({ id }: Deleted) => request(pcaCalls.deletePca, { params: { id } }),
    onSuccess: ({ data }) => {
      toast(data.message ?? MESSAGES.deleted)
      onDeleted?.()
    },
    onError: () => toast(MESSAGES.deleteFailed, { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (pca: Deleted) => {
    const yes = await confirm({
      title: MESSAGES.confirmDelete,
      text: `“${pca.objeto}” sai do plano e das somas. O histórico continua guardado.`,
      confirmLabel: 'Deletar',
      danger: true,
    })
    if (yes) mutate(pca)
  }
  return { ask, problem: error ? withReason(MESSAGES.deleteFailed, error) : null }
}
