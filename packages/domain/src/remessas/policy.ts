import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** What was told to a court is read by those who answer for it, and made by administrators. */
export const canReadRemessas = (who: SessionUser | null): boolean =>
  who?.role === 'admin' || who?.role === 'auditor'
export const canMakeRemessas = isAdmin

export const remessaReaders = allowing(canReadRemessas, 'administradores e auditores')
export const remessaMakers = allowing(canMakeRemessas)
