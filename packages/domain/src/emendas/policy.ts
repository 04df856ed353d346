import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria, isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** Whoever may change some amendment: administrators, and users with a department. */
export const canChangeSomeEmenda = (who: Who): boolean =>
  isAdmin(who) || (who?.role === 'user' && who.id_secretaria !== null)

/** The stored department decides. */
export const canChangeEmenda = (who: Who, { id_secretaria }: { id_secretaria: number }): boolean =>
  canChangeOfSecretaria(who, id_secretaria)

/** Only administrators hand an amendment to another department. */
export const canMoveEmenda = isAdmin

export const emendaChangers = allowing(
  canChangeSomeEmenda,
  'administradores, e pessoas da secretaria da emenda',
)
