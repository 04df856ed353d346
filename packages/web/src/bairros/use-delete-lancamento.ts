import { bairrosCalls } from '@paco/domain/bairros/contract'
import { formatValor, type LancamentoBairro } from '@paco/domain/bairros/lancamento-bairro'
import { MESSAGES } from '@paco/domain/bairros/messages'
import { request } from '../http/client.ts'
import { refusedOr } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

export const useDeleteLancamento = () =>
  useAskedWrite({
    send: ({ ID }: LancamentoBairro) => request(bairrosCalls.deleteLancamentoBairro, { params: { id: ID } }),
    question: ({ Bairro, Descricao, Valor }) => ({
      title: MESSAGES.confirmDelete,
      text: `${Bairro}: “${Descricao}” ${formatValor(Valor)}`.trim(),
      confirmLabel: 'Deletar',
      danger: true,
    }),
    onDone: () => toast(MESSAGES.deletedShown),
    failure: refusedOr(MESSAGES.deleteFailed),
  })
