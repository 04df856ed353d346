import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import { HistoricoSteps } from '../auditoria/historico-steps.tsx'
import { useSession } from './session.ts'
import { useEntities } from './use-entities.ts'

export interface HistoricoOf {
  /** The entity's name in the trail. */
  entidade: string
  registroId: number | string
}

/** In the words of each kind of record: its own, and those of what belongs to it. */
export const RichHistorico = (props: HistoricoOf) => (
  <HistoricoSteps {...props} registry={useEntities()} controls={canReadAuditoria(useSession())} />
)
