import { mapaCalls } from '@paco/domain/mapa/contract'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { withReason } from '../ui/failures.ts'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.ts'

const icon = <Download size={16} aria-hidden />

async function save(pontos: readonly Coordenada[]): Promise<void> {
  const shown = new Set<unknown>(pontos.map(({ id_projeto }) => id_projeto))
  const { data } = await request(mapaCalls.getGeojson, {})
  const features = data.features.filter(({ properties }) => shown.has(properties.id_projeto))
  const text = JSON.stringify({ ...data, features })
  saveFile(new Blob([text], { type: 'application/geo+json' }), 'projetos-do-filtro.geojson')
}

interface GeojsonButtonProps {
  /** What the map shows; null until that is known. */
  pontos: readonly Coordenada[] | null
  filtered: boolean
}

/** The points for other tools: all of them by an address of their own, those of a filter picked out of them. */
export function GeojsonButton({ pontos, filtered }: GeojsonButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: (error) => toast(withReason('Não foi possível baixar os pontos.', error), { tone: 'bad' }),
  })
  if (!filtered)
    return (
      <Button
        component="a"
        href={mapaCalls.getGeojson.path}
        download="projetos.geojson"
        variant="default"
        leftSection={icon}
      >
        GeoJSON
      </Button>
    )
  return (
    <Button
      variant="default"
      aria-disabled={isPending || pontos === null}
      leftSection={icon}
      onClick={() => {
        if (pontos !== null && !isPending) mutate(pontos)
      }}
    >
      GeoJSON do filtro
    </Button>
  )
}
