import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** Whoever has an account reads the plan. */
export const canReadPca = (who: Who): boolean => who !== null

/** The plan is written by administrators only. */
export const canManagePca = isAdmin

export const pcaReaders = allowing(canReadPca, 'qualquer pessoa com login')
export const pcaManagers = allowing(canManagePca)
