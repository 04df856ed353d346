import { allowing } from '../http/access.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** The calendar is read by everybody and kept by administrators. */
export const canManageFeriados = isAdmin

export const feriadoManagers = allowing(canManageFeriados)

/** So are the days of the fiscal year. */
export const canManageMarcos = isAdmin

export const marcoManagers = allowing(canManageMarcos)
