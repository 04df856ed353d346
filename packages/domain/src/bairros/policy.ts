import { allowing } from '../http/access.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** Neighbourhood entries are read by everybody and written by administrators only. */
export const canManageLancamentosBairros = isAdmin

/** So is the list of the neighbourhoods themselves. */
export const canManageBairros = isAdmin

export const bairroManagers = allowing(canManageBairros)
export const lancamentoBairroManagers = allowing(canManageLancamentosBairros)
