import { MESSAGES } from '@paco/domain/projetos/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import { PATHS } from '../../../paths.ts'
import { useEditable } from '../use-editable.ts'
import { useProjetoScreen } from './use-projeto-screen.ts'

/** The address's project, for those who may edit it. */
export function useEditableProjeto() {
  const { id, projeto, error, retry } = useProjetoScreen()
  const { record, ...editable } = useEditable({
    record: projeto,
    error,
    mayEdit: canEditProjeto,
    list: PATHS.processos,
    words: projeto?.arquivado_em ? { ...MESSAGES, notYours: MESSAGES.arquivado } : MESSAGES,
  })
  return { id, retry, ...editable, projeto: record, loading: !projeto && !error }
}
