import { allowing } from '../http/access.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** Who sets a city up is led through it. */
export const canManageGuia = isAdmin

export const guiaManagers = allowing(canManageGuia)
