import { control, Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Place } from './types.ts'
import './leaflet.css'

export const NEAREST = 19

interface Start {
  center: Place
  zoom: number
  still: boolean
}

function makeMap(host: HTMLElement, { center, zoom, still }: Start): LeafletMap {
  const map = new LeafletMap(host, {
    center: [center.latitude, center.longitude],
    zoom,
    minZoom: 3,
    maxZoom: NEAREST,
    worldCopyJump: true,
    // Buttons, words and background notice are the page's own, in its language and colours.
    zoomControl: false,
    attributionControl: false,
    closePopupOnClick: false,
    // The wheel scrolls the page until somebody works on the map.
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  })
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  control.scale({ imperial: false, position: 'bottomright' }).addTo(map)
  return map
}

/** A map in an element of the page, from its first to its last moment there. */
export function useMap(start: Start): { host: RefObject<HTMLDivElement | null>; map: LeafletMap | null } {
  const host = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const first = useRef(start)
  useEffect(() => {
    if (!host.current) return
    const made = makeMap(host.current, first.current)
    setMap(made)
    const watch = new ResizeObserver(() => made.invalidateSize({ pan: false }))
    watch.observe(host.current)
    return () => {
      watch.disconnect()
      made.remove()
      setMap(null)
    }
  }, [])
  return { host, map }
}
