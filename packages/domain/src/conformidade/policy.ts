import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'

/** How the city stands before those who grade it is for those who answer for it: administrators and auditors. */
export const canReadConformidade = (who: SessionUser | null): boolean =>
  who?.role === 'admin' || who?.role === 'auditor'

export const conformidadeReaders = allowing(canReadConformidade, 'administradores e auditores')
