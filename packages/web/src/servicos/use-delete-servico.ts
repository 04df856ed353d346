import { servicosCalls } from '@paco/domain/servicos/contract'
import { MESSAGES } from '@paco/domain/servicos/messages'
import type { Servico } from '@paco/domain/servicos/servico'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

export const useDeleteServico = () =>
  useAskedWrite({
    send: ({ id }: Servico) => request(servicosCalls.deleteServico, { params: { id } }),
    question: ({ descricao }) => ({
      title: MESSAGES.confirmDelete,
      text: `“${descricao}” sai do cronograma com suas parcelas, e seu valor deixa de contar entre os serviços lançados. O histórico continua guardado.`,
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: () => toast(MESSAGES.deleted),
  })
