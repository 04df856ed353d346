import { arquivamentoCalls } from '@paco/domain/projetos/arquivamento-contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { request } from '../http/client.ts'
import { pathTo } from '../paths.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** What came back, and what could not. */
const restoredText = (deixados: readonly string[]): string =>
  deixados.length === 0 ? MESSAGES.restored : `${MESSAGES.restored} Não voltou: ${deixados.join('; ')}.`

/** Takes a project out of the bin, at one click: there is nothing to lose by it. */
export const useRestoreProjeto = () =>
  useAskedWrite({
    send: ({ id }: { id: number }) => request(arquivamentoCalls.restoreProjeto, { params: { id } }),
    question: () => null,
    onDone: ({ data: { deixados } }, { id }) =>
      toast(restoredText(deixados), { link: { label: 'Abrir', href: pathTo('viewProjeto', id) } }),
    failure: MESSAGES.restoreFailed,
  })
