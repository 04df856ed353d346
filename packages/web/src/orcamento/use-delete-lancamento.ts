import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import { MESSAGES } from '@paco/domain/orcamento/messages'
import { formatMoney } from '@paco/domain/shared/money'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { deleteFailure } from './failure.ts'

/** A line that pays for amendments stays, and the server says so. */
export function useDeleteLancamento() {
  const { ask, error } = useAskedWrite({
    send: ({ id }: Lancamento) => request(orcamentoCalls.deleteLancamento, { params: { id } }),
    question: ({ id, secretaria_nome, ficha, valor }) => ({
      title: MESSAGES.confirmDelete,
      text: `Lançamento ${id}, ficha ${ficha}, de ${secretaria_nome}: ${formatMoney(valor)}. O histórico continua guardado.`,
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: ({ data }) => toast(data.message ?? MESSAGES.deleted),
    failure: deleteFailure,
  })
  return { ask, problem: error && deleteFailure(error) }
}
