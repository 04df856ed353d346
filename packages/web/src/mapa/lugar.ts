import { centro, distanceKm, isNearby } from '@paco/domain/mapa/lugar'
import { formatDegrees, parseDegrees } from '@paco/domain/shared/degrees'
import { formatWhole } from '@paco/domain/shared/formats'
import type { Place } from '../ui/map/types.ts'

/** The two fields as a person types them. */
export interface TypedPlace {
  readonly latitude: string
  readonly longitude: string
}

export const typedPlace = ({ latitude, longitude }: Place): TypedPlace => ({
  latitude: formatDegrees(latitude),
  longitude: formatDegrees(longitude),
})

const within = (value: unknown, limit: number): number | null => {
  const degrees = typeof value === 'string' ? parseDegrees(value) : null
  return degrees !== null && Math.abs(degrees) <= limit ? degrees : null
}

/** Where the typed coordinates lie; null while they are no place on earth. */
export function placeOf(values: Readonly<Record<string, unknown>>): Place | null {
  const latitude = within(values.latitude, 90)
  const longitude = within(values.longitude, 180)
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Said of a place where the city hall hardly builds anything. */
export function farText(place: Place | null): string | null {
  if (place === null || isNearby(place)) return null
  const km = formatWhole(Math.round(distanceKm(centro(), place)))
  return `Este ponto fica a ${km} km do centro da cidade.`
}
