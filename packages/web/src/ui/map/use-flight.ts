import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useRef } from 'react'
import type { Flight } from './types.ts'

/** So far below the middle does the map stop, for the popup to have its room above the point. */
const ROOM = 120

/** Said on the map where it has stopped: a popup higher than that has it go a little further. */
export const LANDED = 'landed'

/** Takes the map along. Tells whether it is on its way: nothing else must move it then. */
export function useFlight(map: LeafletMap | null, flight: Flight | null, still: boolean): RefObject<boolean> {
  const flying = useRef(false)
  useEffect(() => {
    if (!map || !flight) return
    const { to, zoom, seconds } = flight
    const middle = map.project([to.latitude, to.longitude], zoom).subtract([0, ROOM])
    const target = map.unproject(middle, zoom)
    if (still) {
      map.setView(target, zoom, { animate: false }).fire(LANDED)
      return
    }
    flying.current = true
    const land = () => {
      flying.current = false
      map.fire(LANDED)
    }
    map.flyTo(target, zoom, { duration: seconds }).once('moveend', land)
    return () => {
      map.off('moveend', land)
      flying.current = false
    }
  }, [map, flight, still])
  return flying
}
