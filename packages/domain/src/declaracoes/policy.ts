import { allowing } from '../http/access.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** In the city's name, on pages that everyone reads: declared and withdrawn by administrators alone. */
export const canDeclare = isAdmin

export const declarers = allowing(canDeclare)
