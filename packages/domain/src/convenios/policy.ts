import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'
import type { Campo, Familia } from './familia.ts'

type Who = SessionUser | null

/** Agreements are written by administrators only. */
export const canManageConvenios = isAdmin

export const convenioManagers = allowing(canManageConvenios)

/** Whoever is logged in sees every field; strangers all but the private ones. */
export const camposFor = (familia: Familia, who: Who): readonly Campo[] =>
  who === null ? familia.campos.filter((campo) => !campo.private) : familia.campos
