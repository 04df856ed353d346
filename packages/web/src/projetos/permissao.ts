import { MESSAGES } from '@paco/domain/projetos/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'

type Who = SessionUser | null

/** Why this person may not change a project, in words that say who may. */
function reasonFor(who: Who): string {
  if (who === null) return 'Entre no sistema para alterar projetos.'
  if (who.role === 'auditor')
    return 'Auditores consultam os projetos; quem altera é a secretaria responsável.'
  if (who.id_secretaria === null)
    return 'Sua conta ainda não tem secretaria. Peça a um administrador para indicá-la.'
  return 'O projeto é de outra secretaria. Só ela e os administradores o alteram.'
}

/** Spread into a row's action: whether it is offered, and why not. */
export const changing = (who: Who, projeto: { id_secretaria: number }) => ({
  allowed: canEditProjeto(who, projeto),
  reason: reasonFor(who),
})

/** The same for deleting: a project on which an amendment was decided stays, whoever asks. */
export const deleting = (who: Who, projeto: { id_secretaria: number; aditivo_decidido: boolean }) =>
  canEditProjeto(who, projeto) && projeto.aditivo_decidido
    ? { allowed: false, reason: MESSAGES.decidedStays, refusedLabel: 'Não se exclui' }
    : changing(who, projeto)
