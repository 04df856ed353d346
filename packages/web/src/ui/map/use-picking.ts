import { type LatLng, type Map as LeafletMap, type LeafletMouseEvent, Marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { draftIcon } from './mark-icons.ts'
import type { Picking, Place } from './types.ts'

const DECIMALS = 6
const placeOf = (at: LatLng): Place => {
  const { lat, lng } = at.wrap()
  return { latitude: Number(lat.toFixed(DECIMALS)), longitude: Number(lng.toFixed(DECIMALS)) }
}

/** A click chooses a place, and its pin can be dragged. Elsewhere a click on the bare map answers `onBare`. */
export function usePicking(map: LeafletMap | null, picking: Picking | null, onBare: () => void): void {
  const latest = useRef({ picking, onBare })
  useEffect(() => {
    latest.current = { picking, onBare }
  })
  useEffect(() => {
    if (!map) return
    const onClick = ({ latlng }: LeafletMouseEvent) => {
      if (latest.current.picking) latest.current.picking.onPick(placeOf(latlng))
      else latest.current.onBare()
    }
    map.on('click', onClick)
    return () => {
      map.off('click', onClick)
    }
  }, [map])

  const latitude = picking?.place?.latitude
  const longitude = picking?.place?.longitude
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return
    const pin = new Marker([latitude, longitude], {
      icon: draftIcon(),
      draggable: true,
      autoPan: true,
      // Without a mouse the coordinates are typed.
      keyboard: false,
      zIndexOffset: 20_000,
    }).addTo(map)
    pin.on('dragend', () => latest.current.picking?.onPick(placeOf(pin.getLatLng())))
    if (!map.getBounds().contains([latitude, longitude])) map.setView([latitude, longitude], map.getZoom())
    return () => {
      pin.remove()
    }
  }, [map, latitude, longitude])
}
