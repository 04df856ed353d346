/** Where the map opens, and how it travels. */
export const CENTRO = { latitude: -22.8164, longitude: -45.1933 } as const
export const ZOOM = 13
export const VOO = { zoom: 16, segundos: 1.5 } as const

/** Farther from the centre than this a point is likely a slip of the keyboard: the municipality ends well before. */
const ARREDORES_KM = 45

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

/** Whether a point lies where the city hall's projects can be. */
export const isNearby = (lugar: Lugar): boolean => distanceKm(CENTRO, lugar) <= ARREDORES_KM
