import { type Map as LeafletMap, TileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import { usableTemplate } from './tiles.ts'
import { NEAREST } from './use-map.ts'

/** So many pictures in a row that do not come mean that none will. */
const ENOUGH_FAILURES = 4

/**
 * The map's background. When the server of the pictures does not answer they are asked for no longer: the map stands
 * on a plain ground, and everything else goes on.
 */
export function useTiles(map: LeafletMap | null, template: string) {
  const usable = usableTemplate(template)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!map || usable === null || failed) return
    let inARow = 0
    const tiles = new TileLayer(usable, {
      maxZoom: NEAREST,
      // Public servers of tiles ask who is asking; the page's own policy would not say.
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    tiles.on('tileload', () => {
      inARow = 0
    })
    tiles.on('tileerror', () => {
      inARow += 1
      if (inARow >= ENOUGH_FAILURES) setFailed(true)
    })
    tiles.addTo(map)
    return () => {
      tiles.remove()
    }
  }, [map, usable, failed])
  return { missing: usable === null || failed, retry: failed ? () => setFailed(false) : null }
}
