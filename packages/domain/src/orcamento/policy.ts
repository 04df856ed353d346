import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria, isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** Whoever may change some budget line: administrators, and users with a department. */
export const canChangeSomeLancamento = (who: Who): boolean =>
  isAdmin(who) || (who?.role === 'user' && who.id_secretaria !== null)

/** The line's stored department decides. */
export const canChangeLancamento = (who: Who, line: { secretaria_id: number }): boolean =>
  canChangeOfSecretaria(who, line.secretaria_id)

export const canReadAllPedidos = (who: Who): boolean => isAdmin(who) || who?.role === 'auditor'

/**
 * What amendments that are only asked for draw on a line is told to those who read them; to everyone else the balance is
 * what approved ones left.
 */
export const canReadPedidos = (who: Who, line: { secretaria_id: number }): boolean =>
  canReadAllPedidos(who) || canChangeLancamento(who, line)

/** Only administrators move a line to another department. */
export const canMoveLancamento = isAdmin

/** The option lists are the same for everybody; administrators keep them. */
export const canManageOpcoes = isAdmin

export const opcaoManagers = allowing(canManageOpcoes)

export const lancamentoChangers = allowing(
  canChangeSomeLancamento,
  'administradores, e pessoas da secretaria do lançamento',
)
