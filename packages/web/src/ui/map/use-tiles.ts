import { type Map as LeafletMap, TileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import { usableTemplate, worldTile } from './tiles.ts'
import { NEAREST } from './use-map.ts'

/** So many pictures in a row that do not come mean that none will. */
const ENOUGH_FAILURES = 4

/** Tells once whether an address answers; the returned function calls it off. */
function probe(address: string, tell: (answers: boolean) => void): () => void {
  const worker = new Worker(new URL('./tile-probe.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<boolean>) => tell(data)
  worker.onerror = () => tell(false)
  worker.postMessage(address)
  return () => worker.terminate()
}

function tileLayer(template: string, lost: () => void): TileLayer {
  let inARow = 0
  const tiles = new TileLayer(template, {
    maxZoom: NEAREST,
    // Public servers of tiles ask who is asking; the page's own policy would not say.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
  tiles.on('tileload', () => {
    inARow = 0
  })
  tiles.on('tileerror', () => {
    inARow += 1
    if (inARow >= ENOUGH_FAILURES) lost()
  })
  return tiles
}

/**
 * The map's background. It is asked for once its server has answered, and no longer when that stops answering: the map
 * stands on a plain ground, and everything else goes on.
 */
export function useTiles(map: LeafletMap | null, template: string) {
  const usable = usableTemplate(template)
  const [state, setState] = useState<'asking' | 'there' | 'lost'>('asking')
  useEffect(() => {
    if (!map || usable === null || state === 'lost') return
    if (state === 'asking') return probe(worldTile(usable), (answers) => setState(answers ? 'there' : 'lost'))
    const tiles = tileLayer(usable, () => setState('lost')).addTo(map)
    return () => {
      tiles.remove()
    }
  }, [map, usable, state])
  const lost = state === 'lost'
  return { missing: usable === null || lost, retry: lost ? () => setState('asking') : null }
}
