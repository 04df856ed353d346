import { allowing } from '../http/access.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** What each stage needs is the city hall's rule. Apart from the rest, as every page's menu asks it. */
export const canManageChecklist = isAdmin

export const checklistManagers = allowing(canManageChecklist)
