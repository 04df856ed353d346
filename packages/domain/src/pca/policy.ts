import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria, isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** Whoever has an account reads the plan. */
export const canReadPca = (who: Who): boolean => who !== null

/** The plan is written by administrators only. */
export const canManagePca = isAdmin

/** Whoever may ask for something: administrators, and users with a department. */
export const canWriteSomeDemanda = (who: Who): boolean =>
  isAdmin(who) || (who?.role === 'user' && who.id_secretaria !== null)

/** A demand is written by the people of the department it is of. */
export const canWriteDemanda = (who: Who, { id_secretaria }: { id_secretaria: number | null }): boolean =>
  canChangeOfSecretaria(who, id_secretaria)

/** What a department has not sent, or what came back to it, is told to its people and to those who control. */
export const canReadAllDemandas = (who: Who): boolean => isAdmin(who) || who?.role === 'auditor'

export const pcaReaders = allowing(canReadPca, 'qualquer pessoa com login')
export const pcaManagers = allowing(canManagePca)
export const demandaWriters = allowing(
  canWriteSomeDemanda,
  'administradores, e pessoas da secretaria da demanda',
)
