import { bairrosCalls } from '@paco/domain/bairros/contract'
import { formatValor, type LancamentoBairro } from '@paco/domain/bairros/lancamento-bairro'
import { MESSAGES } from '@paco/domain/bairros/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { refusedOr, withReason } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'

const failureText = refusedOr(MESSAGES.deleteFailed)

/** Deletes an entry after asking. */
export function useDeleteLancamento() {
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: ({ ID }: LancamentoBairro) =>
      request(bairrosCalls.deleteLancamentoBairro, { params: { id: ID } }),
    onSuccess: () => toast(MESSAGES.deletedShown),
    onError: (failure) => toast(failureText(failure), { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (lancamento: LancamentoBairro) => {
    const { Bairro, Descricao, Valor } = lancamento
    const yes = await confirm({
      title: MESSAGES.confirmDelete,
      text: `${Bairro}: “${Descricao}” ${formatValor(Valor)}`.trim(),
      confirmLabel: 'Deletar',
      danger: true,
    })
    if (yes) mutate(lancamento)
  }
  return { ask, problem: error ? withReason(failureText(error), error) : null }
}
