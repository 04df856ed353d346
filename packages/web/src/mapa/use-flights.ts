import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { VOO } from '@paco/domain/mapa/lugar'
import { useEffect, useRef, useState } from 'react'
import type { Flight } from '../ui/map/types.ts'

const flightTo = ({ latitude, longitude }: Coordenada): Flight => ({
  to: { latitude, longitude },
  zoom: VOO.zoom,
  seconds: VOO.segundos,
})

/** Travels to the project that is chosen, and at the beginning to the one the address names. */
export function useFlights(coordenadas: readonly Coordenada[] | undefined, named: Coordenada | undefined) {
  const [flight, setFlight] = useState<Flight | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || coordenadas === undefined) return
    begun.current = true
    if (named) setFlight(flightTo(named))
  }, [coordenadas, named])
  return { flight, flyTo: (ponto: Coordenada) => setFlight(flightTo(ponto)) }
}
