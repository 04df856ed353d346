import type { legadoCalls } from '@paco/domain/legado/contract'
import type { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

interface Deleted {
  id: number
  nomeprojeto: string
}

type DeleteCall = typeof projetosCalls.deleteProjeto | typeof legadoCalls.deleteLegado

/** The card sheet and the legado list use the older call; the data is the same. */
export const useDeleteProjeto = (call: DeleteCall, onDeleted?: (id: number) => void) =>
  useAskedWrite({
    send: ({ id }: Deleted) => request(call, { params: { id } }),
    question: ({ nomeprojeto }) => ({
      title: MESSAGES.confirmDelete,
      text: `“${nomeprojeto}” sai de todas as listas, com suas etapas e tudo o que é dele. O histórico continua guardado.`,
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: (_, { id, nomeprojeto }) => {
      toast(`Projeto excluído: ${nomeprojeto}`)
      onDeleted?.(id)
    },
    failure: MESSAGES.deleteFailed,
  })
