import { Stamp } from 'lucide-react'
import { AuditoriaScreen } from '../../../auditoria/auditoria-screen.tsx'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useEntities } from '../../use-entities.ts'

/** The trail, told in the words of every entity. */
export function AuditoriaRoute() {
  const selo = (
    <ButtonLink to={PATHS.selo} variant="default" leftSection={<Stamp size={16} aria-hidden />}>
      Selo do dia
    </ButtonLink>
  )
  return <AuditoriaScreen registry={useEntities()} selo={selo} />
}
