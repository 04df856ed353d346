import { cidadeAtual } from '../cidade/atual.ts'

/** Where the map opens. */
export const centro = (): Lugar => {
  const { centro_latitude: latitude, centro_longitude: longitude } = cidadeAtual()
  return { latitude, longitude }
}

/** How it travels. */
export const VOO = { zoom: 16, segundos: 1.5 } as const

interface Lugar {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places on the ground. */
export function distanceKm(from: Lugar, to: Lugar): number {
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord))
}

/** Whether a point lies where the city hall's projects can be; farther away it is likely a slip of the keyboard. */
export const isNearby = (lugar: Lugar): boolean => distanceKm(centro(), lugar) <= cidadeAtual().raio_km
