import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { PATHS } from '../paths.ts'

/** From a project's dashboard to its place on the map; the map tells when it has none yet. */
export function MapaLink({ id }: { id: number }) {
  return (
    <Button
      renderRoot={(props) => <Link {...props} to={PATHS.mapa} search={{ projeto: id } as never} />}
      variant="default"
      leftSection={<MapPin size={16} aria-hidden />}
    >
      Ver no mapa
    </Button>
  )
}
