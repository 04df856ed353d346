import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

interface Deleted {
  id: number
  objeto: string
}

export const useDeletePca = (onDeleted?: () => void) =>
  useAskedWrite({
    send: ({ id }: Deleted) => request(pcaCalls.deletePca, { params: { id } }),
    question: ({ objeto }) => ({
      title: MESSAGES.confirmDelete,
      text: `“${objeto}” sai do plano e das somas. O histórico continua guardado.`,
      confirmLabel: 'Deletar',
      danger: true,
    }),
    onDone: ({ data }) => {
      toast(data.message ?? MESSAGES.deleted)
      onDeleted?.()
    },
    failure: MESSAGES.deleteFailed,
  })
