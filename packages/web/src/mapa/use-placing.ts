import { useCallback, useState } from 'react'
import type { Values } from '../ui/entity-form/types.ts'
import type { Picking, Place } from '../ui/map/types.ts'
import { placeOf, type TypedPlace, typedPlace } from './lugar.ts'

/** The two hands of placing: what is clicked on the map is typed into the form, what is typed there moves the pin. */
export function usePlacing(active: boolean) {
  const [place, setPlace] = useState<Place | null>(null)
  const [clicked, setClicked] = useState<TypedPlace | null>(null)
  const onValues = useCallback((values: Values) => setPlace(placeOf(values)), [])
  const picking: Picking | null = active
    ? { place, onPick: (picked) => setClicked(typedPlace(picked)) }
    : null
  const stop = () => {
    setPlace(null)
    setClicked(null)
  }
  return { picking, clicked, onValues, stop }
}
