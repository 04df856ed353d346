import { bairrosCalls } from '@paco/domain/bairros/contract'
import { formatValor, type LancamentoBairro } from '@paco/domain/bairros/lancamento-bairro'
import { MESSAGES } from '@paco/domain/bairros/messages'
import { PacoError, SERVER_ERROR } from '@paco/domain/shared/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'

/** A refusal is one thing, a server that does not answer properly another. */
const failureText = (error: unknown) =>
  error instanceof PacoError && error.status < 500 ? MESSAGES.deleteFailed : SERVER_ERROR

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
  return { ask, problem: error ? `${MESSAGES.deleteFailed}. ${errorText(error)}` : null }
}
