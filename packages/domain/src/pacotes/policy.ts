import { allowing } from '../http/access.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** Packs write in several words at once: administrators look at them, load them and take them back. */
export const canManagePacotes = isAdmin

export const pacoteManagers = allowing(canManagePacotes)
