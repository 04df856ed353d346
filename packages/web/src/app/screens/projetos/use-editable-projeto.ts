import { MESSAGES } from '@paco/domain/projetos/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import { PacoError } from '@paco/domain/shared/errors'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PATHS } from '../../../paths.ts'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../session.ts'
import { useProjetoScreen } from './use-projeto-screen.ts'

/** An address whose number is no number leads to no project either. */
const isMissing = (error: unknown) =>
  error instanceof PacoError && (error.status === 404 || error.status === 400)

/**
 * The address's project for those who may edit it. Everyone else is brought to the list, which says why: a project that
 * is not there, or somebody else's.
 */
export function useEditableProjeto() {
  const { id, projeto, error, retry } = useProjetoScreen()
  const who = useSession()
  const navigate = useNavigate()
  const foreign = projeto !== undefined && !canEditProjeto(who, projeto)
  const aviso = isMissing(error) ? MESSAGES.notFound : foreign && who !== null ? MESSAGES.notYours : null
  useEffect(() => {
    if (aviso === null) return
    toast(aviso, { tone: 'bad' })
    void navigate({ to: PATHS.processos, state: { aviso }, replace: true })
  }, [aviso, navigate])
  return {
    id,
    who,
    retry,
    projeto: foreign ? undefined : projeto,
    error: aviso === null ? error : null,
    loading: !projeto && !error,
  }
}
