import { AuditoriaScreen } from '../../auditoria/auditoria-screen.tsx'
import { useEntities } from '../use-entities.ts'

/** The trail, told in the words of every entity. */
export function AuditoriaRoute() {
  return <AuditoriaScreen registry={useEntities()} />
}
