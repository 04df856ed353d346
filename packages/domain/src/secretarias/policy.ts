import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'

/** Departments are written by administrators only. */
export const canManageSecretarias = (who: SessionUser | null): boolean => who?.role === 'admin'

export const secretariaManagers = allowing(canManageSecretarias)
