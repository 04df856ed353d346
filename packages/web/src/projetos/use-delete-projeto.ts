import { legadoCalls } from '@paco/domain/legado/contract'
import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { withReason } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'

interface Deleted {
  id: number
  nomeprojeto: string
}

/** Deletes a project after asking. The card sheet and the legado list use the older call; the data is the same. */
export function useDeleteProjeto(how: 'current' | 'older', onDeleted?: (id: number) => void) {
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: ({ id }: Deleted) =>
      request(how === 'older' ? legadoCalls.deleteLegado : projetosCalls.deleteProjeto, { params: { id } }),
    onSuccess: (_, { id, nomeprojeto }) => {
      toast(`Projeto excluído: ${nomeprojeto}`)
      onDeleted?.(id)
    },
    onError: () => toast(MESSAGES.deleteFailed, { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (projeto: Deleted) => {
    const yes = await confirm({
      title: MESSAGES.confirmDelete,
      text: `“${projeto.nomeprojeto}” sai de todas as listas, com suas etapas e tudo o que é dele. O histórico continua guardado.`,
      confirmLabel: 'Excluir',
      danger: true,
    })
    if (yes) mutate(projeto)
  }
  return { ask, problem: error ? withReason(MESSAGES.deleteFailed, error) : null }
}
