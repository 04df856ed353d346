import type { legadoCalls } from '@paco/domain/legado/contract'
import type { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { useRestoreProjeto } from './use-restore-projeto.ts'

interface Deleted {
  id: number
  nomeprojeto: string
}

type DeleteCall = typeof projetosCalls.deleteProjeto | typeof legadoCalls.deleteLegado

/** The card sheet and the legado list use the older call; the data is the same. */
export function useDeleteProjeto(call: DeleteCall, onDeleted?: (id: number) => void) {
  const { ask: restore } = useRestoreProjeto()
  return useAskedWrite({
    send: ({ id }: Deleted) => request(call, { params: { id } }),
    question: ({ nomeprojeto }) => ({
      title: MESSAGES.confirmDelete,
      text: `“${nomeprojeto}” vai para a lixeira, com suas etapas e tudo o que é dele, e sai de todas as listas. A secretaria pode restaurá-lo durante 30 dias.`,
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: (_, { id }) => {
      toast(MESSAGES.moved, { action: { label: 'Desfazer', run: () => void restore({ id }) } })
      onDeleted?.(id)
    },
    failure: MESSAGES.deleteFailed,
  })
}
