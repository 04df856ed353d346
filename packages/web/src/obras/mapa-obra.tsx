import type { ObraNaLista } from '@paco/domain/obras/obra'
import { useQuery } from '@tanstack/react-query'
import { tilesQuery } from '../mapa/queries.ts'
import { PointMap } from '../ui/map/point-map.tsx'
import type { Place } from '../ui/map/types.ts'
import classes from './obra.module.css'
import { TONES } from './situacao-obra.tsx'

const STREETS = 15
const nothing = () => {}

/** Where the work is, on a small map. */
export default function MapaDaObra({ obra, place }: { obra: ObraNaLista; place: Place }) {
  const tiles = useQuery(tilesQuery)
  if (tiles.data === undefined && !tiles.error) return <div className={classes.mapa} />
  return (
    <div className={classes.mapa}>
      <PointMap
        label={`Onde fica: ${obra.nome}`}
        tiles={tiles.data ?? ''}
        center={place}
        zoom={STREETS}
        points={[
          {
            ...place,
            id: obra.id,
            label: obra.nome,
            tone: TONES[obra.situacao],
            paused: obra.situacao === 'paralisada',
          },
        ]}
        clusterLabel={String}
        selected={null}
        onSelect={nothing}
        popup={null}
        flight={null}
        picking={null}
      />
    </div>
  )
}
