import type { SessionUser } from '@paco/domain/shared/roles'
import { visoesCalls } from '@paco/domain/visoes/contract'
import { MESSAGES } from '@paco/domain/visoes/messages'
import { canDeleteVisao } from '@paco/domain/visoes/policy'
import type { Visao } from '@paco/domain/visoes/visao'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'
import { visoesQuery } from './queries.ts'

/** Whose it is, and who sees it. */
export function ownerText({ minha, dono_nome, id_secretaria }: Visao): string {
  const seen = id_secretaria === null ? 'para todos' : 'para a secretaria'
  return minha ? `Compartilhada ${seen}` : `De ${dono_nome}, ${seen}`
}

/** Of others' views the screen is not told whose number they have: nobody's own. */
export const canRemove = (who: SessionUser, visao: Visao): boolean =>
  canDeleteVisao(who, { ...visao, id_usuario: visao.minha ? who.id : 0 })

/** Keeps what the list shows now in a view, or lets the view go. */
export function useVisaoWrites(lista: string) {
  const queryClient = useQueryClient()
  const said = {
    onError: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(visoesQuery(lista)),
  }
  const update = useMutation({
    mutationFn: ({ id, consulta, versao }: Visao) =>
      request(visoesCalls.updateVisao, { params: { id }, body: { consulta, versao } }),
    onSuccess: () => void toast(MESSAGES.updated),
    ...said,
  })
  const removal = useMutation({
    mutationFn: ({ id }: Visao) => request(visoesCalls.deleteVisao, { params: { id } }),
    onSuccess: () => void toast(MESSAGES.deleted),
    ...said,
  })
  const remove = async (visao: Visao) => {
    const title = `Excluir a visão “${visao.nome}”?`
    if (await confirm({ title, confirmLabel: 'Excluir', danger: true })) removal.mutate(visao)
  }
  return { update: update.mutate, remove }
}
