import { allowing } from '../http/access.ts'
import { canReadAditivosOf, canReadAllAditivos } from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'

/**
 * Whoever may have a part in a measurement: an inspector may be of any department, or of none. Which part, the contract
 * says: `passos.ts`. Auditors look over it.
 */
export const canActInMedicoes = (who: SessionUser | null): boolean => who !== null && who.role !== 'auditor'

export const medicaoActors = allowing(
  canActInMedicoes,
  'administradores, pessoas da secretaria do contrato, o fiscal e o gestor dele',
)

/**
 * What is not approved yet is no public figure: those who read amendments read it, and whoever the contract names as its
 * inspector or manager.
 */
export const canReadAllAbertos = canReadAllAditivos
export const canReadAbertosOf = canReadAditivosOf
