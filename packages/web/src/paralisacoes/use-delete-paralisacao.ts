import { paralisacoesCalls } from '@paco/domain/paralisacoes/contract'
import { MESSAGES } from '@paco/domain/paralisacoes/messages'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** One that was entered by mistake. */
export const useDeleteParalisacao = () =>
  useAskedWrite({
    send: (id: number) => request(paralisacoesCalls.deleteParalisacao, { params: { id } }),
    question: () => ({
      title: 'Excluir esta paralisação?',
      text: 'Só para o que foi lançado por engano: a obra volta a constar como não paralisada e o cronograma não muda. O histórico continua guardado.',
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: () => toast(MESSAGES.deleted),
  })
