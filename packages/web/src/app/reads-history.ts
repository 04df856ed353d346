import { historicoScope } from '@paco/domain/auditoria/policy'
import type { SessionUser } from '@paco/domain/shared/roles'

/** Whether a person reads the history of a record of this department: of their own, or of all. */
export function readsHistory(
  who: SessionUser | null,
  entidade: string,
  { id_secretaria }: { id_secretaria: number },
): boolean {
  const scope = historicoScope(who, entidade)
  return scope === 'all' || (scope !== 'none' && scope.id_secretaria === id_secretaria)
}
