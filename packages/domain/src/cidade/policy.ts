import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'

/** Whose system it is and how it looks, administrators say. */
export const canManageCidade = (who: SessionUser | null): boolean => who?.role === 'admin'

export const cidadeManagers = allowing(canManageCidade)
