import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** A view is changed by whoever made it; others use it as it is. */
export const canChangeVisao = (who: Who, { id_usuario }: { id_usuario: number }): boolean =>
  who?.id === id_usuario

/** What everybody sees does not outlive who made it for good: administrators take it away. */
export const canDeleteVisao = (
  who: Who,
  of: { id_usuario: number; compartilhada: boolean; id_secretaria: number | null },
): boolean => canChangeVisao(who, of) || (isAdmin(who) && of.compartilhada && of.id_secretaria === null)

/** Administrators share with the whole city, people of a department with it. */
export const canShareVisoes = (who: Who): boolean =>
  isAdmin(who) || (who?.role === 'user' && who.id_secretaria !== null)
