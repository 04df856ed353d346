import { contratosCalls } from '@paco/domain/contratos/contract'
import { MESSAGES } from '@paco/domain/contratos/messages'
import { request } from '../http/client.ts'
import { refusedOr } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

interface Deleted {
  id: number
  numero_ano: string
  empresa: string
}

export const useDeleteContrato = (onDeleted?: () => void) =>
  useAskedWrite({
    send: ({ id }: Deleted) => request(contratosCalls.deleteContrato, { params: { id } }),
    question: ({ numero_ano, empresa }) => ({
      title: MESSAGES.confirmDelete,
      text: `Contrato ${numero_ano}, ${empresa}. O histórico continua guardado.`,
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: ({ data }) => {
      toast(data.message ?? MESSAGES.deleted)
      onDeleted?.()
    },
    failure: refusedOr(MESSAGES.deleteFailed),
  })
