import { allowing } from '../http/access.ts'
import { canChangeSomeProjeto, canReadAditivosOf, canReadAllAditivos } from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria, isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** Written by its department's people and by administrators; the stored department decides. */
export const canEditContrato = (who: Who, contrato: { id_secretaria: number }): boolean =>
  canChangeOfSecretaria(who, contrato.id_secretaria)

/** What was signed is corrected by administrators only, with a written reason. */
export const canCorrectContrato = isAdmin

/** Only administrators hand a contract to another department. */
export const canMoveContrato = isAdmin

/** What was corrected is read by those who read the amendments. */
export const canReadCorrecoesOf = canReadAditivosOf

/** What the national portal is sent, and what it lacks, concerns the same people. */
export const canReadPncpOf = canReadAditivosOf

/** Sent in the city's name, by administrators. */
export const canSendPncp = isAdmin

export const pncpSenders = allowing(canSendPncp, 'administradores')

export const contratoChangers = allowing(
  canChangeSomeProjeto,
  'administradores, e pessoas da secretaria do contrato',
)

const canReadSomeCorrecoes = (who: Who): boolean => canReadAllAditivos(who) || canChangeSomeProjeto(who)

export const correcaoReaders = allowing(
  canReadSomeCorrecoes,
  'administradores, auditores, e pessoas da secretaria do contrato',
)
