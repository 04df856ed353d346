import { canReadPca } from '../pca/policy.ts'
import { canEditProjeto, projetoChangers } from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { TipoVinculo } from './vinculo.ts'

/** The project's people say what it hangs on. */
export const canChangeVinculos = canEditProjeto

/** Budget, amendments, agreements and neighbourhoods are open; the plan is for those who read it. */
export const canReadVinculo = (who: SessionUser | null, tipo: TipoVinculo): boolean =>
  tipo !== 'pca' || canReadPca(who)

export const vinculoChangers = projetoChangers
