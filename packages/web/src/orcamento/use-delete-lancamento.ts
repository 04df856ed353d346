import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import { MESSAGES } from '@paco/domain/orcamento/messages'
import { formatMoney } from '@paco/domain/shared/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { toast } from '../ui/toast.ts'
import { deleteFailure } from './failure.ts'

/** Deletes a budget line after asking; a line that pays for amendments stays, and the server says so. */
export function useDeleteLancamento() {
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: async ({ id }: Lancamento) =>
      (await request(orcamentoCalls.deleteLancamento, { params: { id } })).data,
    onSuccess: ({ message }) => toast(message ?? MESSAGES.deleted),
    onError: (failure) => toast(deleteFailure(failure), { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (lancamento: Lancamento) => {
    const { id, secretaria_nome, ficha, valor } = lancamento
    const yes = await confirm({
      title: MESSAGES.confirmDelete,
      text: `Lançamento ${id}, ficha ${ficha}, de ${secretaria_nome}: ${formatMoney(valor)}. O histórico continua guardado.`,
      confirmLabel: 'Excluir',
      danger: true,
    })
    if (yes) mutate(lancamento)
  }
  return { ask, problem: error ? deleteFailure(error) : null }
}
