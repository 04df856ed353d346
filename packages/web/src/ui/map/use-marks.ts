import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Box, markFinder } from './clusters.ts'
import { type MarkEvents, MarkLayer } from './mark-layer.ts'
import type { MapPoint } from './types.ts'

/** A little more than what is seen, so that marks are there before they are dragged into view. */
function boxOf(map: LeafletMap): Box {
  const bounds = map.getBounds().pad(0.2)
  return {
    west: Math.max(-180, bounds.getWest()),
    south: Math.max(-90, bounds.getSouth()),
    east: Math.min(180, bounds.getEast()),
    north: Math.min(90, bounds.getNorth()),
  }
}

/** Draws points, or clusters of them, as the map moves. */
export function useMarks(
  map: LeafletMap | null,
  points: readonly MapPoint[],
  selected: number | null,
  events: MarkEvents,
): MarkLayer | null {
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  const [layer, setLayer] = useState<MarkLayer | null>(null)
  useEffect(() => {
    if (!map) return
    const made = new MarkLayer(map, () => latest.current)
    setLayer(made)
    return () => {
      made.clear()
      setLayer(null)
    }
  }, [map])

  const find = useMemo(() => markFinder(points, selected), [points, selected])
  useEffect(() => {
    if (!map || !layer) return
    const draw = () => layer.show(find(boxOf(map), map.getZoom()), selected)
    draw()
    map.on('moveend', draw)
    return () => {
      map.off('moveend', draw)
    }
  }, [map, layer, find, selected])
  return layer
}
