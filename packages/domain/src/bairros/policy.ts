import { allowing } from '../http/access.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** Neighbourhood entries are read by everybody and written by administrators only. */
export const canManageLancamentosBairros = isAdmin

export const lancamentoBairroManagers = allowing(canManageLancamentosBairros)
