import { historicoScope } from '../auditoria/policy.ts'
import { canReadAditivosOf, canReadAllAditivos } from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'

/** What of the trail is told to a person, at the moment they read it. */
export interface Leitura {
  /** The department whose lines they read as its history tells them; all of them, or none. */
  readonly historico: number | 'all' | null
  /** The department whose amendments and open bulletins they read, likewise. */
  readonly pedidos: number | 'all' | null
}

/**
 * Notices tell what the histories tell, no more. Of other departments' projects everyone reads how the stages and the works
 * stand: that is told of them, without who did it.
 */
export function leituraOf(who: SessionUser): Leitura {
  const scope = historicoScope(who, 'projetos')
  const own = who.id_secretaria
  return {
    historico: scope === 'all' ? 'all' : scope === 'none' ? null : scope.id_secretaria,
    pedidos: canReadAllAditivos(who)
      ? 'all'
      : own !== null && canReadAditivosOf(who, { id_secretaria: own })
        ? own
        : null,
  }
}
