import { MapPin } from 'lucide-react'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** From a project's dashboard to its place on the map; the map tells when it has none yet. */
export function MapaLink({ id }: { id: number }) {
  return (
    <ButtonLink
      to={PATHS.mapa}
      search={{ projeto: id } as never}
      variant="default"
      leftSection={<MapPin size={16} aria-hidden />}
    >
      Ver no mapa
    </ButtonLink>
  )
}
