import { legadoCalls } from '@paco/domain/legado/contract'
import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

interface Deleted {
  id: number
  nomeprojeto: string
}

/** The card sheet and the legado list use the older call; the data is the same. */
export const useDeleteProjeto = (how: 'current' | 'older', onDeleted?: (id: number) => void) =>
  useAskedWrite({
    send: ({ id }: Deleted) =>
      request(how === 'older' ? legadoCalls.deleteLegado : projetosCalls.deleteProjeto, { params: { id } }),
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
