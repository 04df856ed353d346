import { emendasCalls } from '@paco/domain/emendas/contract'
import { MESSAGES } from '@paco/domain/emendas/messages'
import { request } from '../http/client.ts'
import { refusedOr } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

interface Deleted {
  id: number
  numero: string
  ano: number
  autor: string
}

export const useDeleteEmenda = (onDeleted?: () => void) =>
  useAskedWrite({
    send: ({ id }: Deleted) => request(emendasCalls.deleteEmenda, { params: { id } }),
    question: ({ numero, ano, autor }) => ({
      title: MESSAGES.confirmDelete,
      text: `Emenda ${numero}/${ano}, ${autor}. O histórico continua guardado.`,
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: ({ data }) => {
      toast(data.message ?? MESSAGES.deleted)
      onDeleted?.()
    },
    failure: refusedOr(MESSAGES.deleteFailed),
  })
