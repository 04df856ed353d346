import { servicosCalls } from '@paco/domain/servicos/contract'
import { MESSAGES } from '@paco/domain/servicos/messages'
import type { Servico } from '@paco/domain/servicos/servico'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'

/** Deletes a service after asking. */
export function useDeleteServico() {
  const queryClient = useQueryClient()
  const { mutate, error, reset } = useMutation({
    mutationFn: ({ id }: Servico) => request(servicosCalls.deleteServico, { params: { id } }),
    onSuccess: () => toast(MESSAGES.deleted),
    onError: (failure) => toast(errorText(failure), { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (servico: Servico) => {
    const yes = await confirm({
      title: MESSAGES.confirmDelete,
      text: `“${servico.descricao}” sai do cronograma com suas parcelas, e seu valor deixa de contar como gasto. O histórico continua guardado.`,
      confirmLabel: 'Excluir',
      danger: true,
    })
    if (yes) mutate(servico)
  }
  return { ask, problem: error ? errorText(error) : null, dismiss: reset }
}
