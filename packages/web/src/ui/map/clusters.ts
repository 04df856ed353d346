import Supercluster from 'supercluster'
import type { Tone } from '../status-pill.tsx'
import type { MapPoint, Place } from './types.ts'

/** How many of each tone a cluster holds. */
export type ToneCounts = Partial<Record<Tone, number>>

interface PointMark extends Place {
  readonly kind: 'point'
  /** Says all that is drawn: marks with the same key look the same. */
  readonly key: string
  readonly point: MapPoint
  /** Pixels aside, for points that share a place. */
  readonly aside: readonly [number, number]
}

export interface ClusterMark extends Place {
  readonly kind: 'cluster'
  readonly key: string
  readonly count: number
  readonly tones: ToneCounts
  /** The zoom at which it falls apart. */
  readonly opensAt: number
}

export type Mark = PointMark | ClusterMark

export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Closer than this many pixels, points become one mark… */
const RADIUS = 50
/** How wide the map's tiles are, in which the index measures. */
const TILE = 256
/** …up to this zoom; nearer than that every point stands by itself. */
export const LAST_CLUSTERED = 16
const RING = 15

const sameSpot = ({ latitude, longitude }: Place) => `${latitude},${longitude}`

/** Points with one and the same place stand in a small ring around it, so that each can be reached. */
function asides(points: readonly MapPoint[]): Map<number, readonly [number, number]> {
  const spots = new Map<string, number[]>()
  for (const point of points) {
    const spot = sameSpot(point)
    spots.set(spot, [...(spots.get(spot) ?? []), point.id])
  }
  const found = new Map<number, readonly [number, number]>()
  for (const together of spots.values()) {
    if (together.length === 1) continue
    together.forEach((id, place) => {
      const angle = (2 * Math.PI * place) / together.length
      found.set(id, [Math.round(RING * Math.cos(angle)), Math.round(RING * Math.sin(angle))])
    })
  }
  return found
}

function addTones(sum: ToneCounts, more: ToneCounts): void {
  for (const [tone, count] of Object.entries(more)) sum[tone as Tone] = (sum[tone as Tone] ?? 0) + count
}

const HERE = [0, 0] as const

/** Sorts points into marks: asked with what the map shows and its zoom. The point named apart never joins a cluster. */
export function markFinder(points: readonly MapPoint[], apart: number | null) {
  const index = new Supercluster<{ point: MapPoint }, { tones: ToneCounts }>({
    radius: RADIUS,
    extent: TILE,
    maxZoom: LAST_CLUSTERED,
    minPoints: 2,
    map: ({ point }) => ({ tones: { [point.tone]: 1 } }),
    reduce: (sum, { tones }) => {
      // The first of them is shared with the point itself: it must not count its neighbours.
      sum.tones = { ...sum.tones }
      addTones(sum.tones, tones)
    },
  })
  const feature = (point: MapPoint) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [point.longitude, point.latitude] },
    properties: { point },
  })
  index.load(points.filter(({ id }) => id !== apart).map(feature))
  const beside = asides(points)

  const markOf = (point: MapPoint): PointMark => {
    const { id, label, tone, paused, latitude, longitude } = point
    const aside = beside.get(id) ?? HERE
    const key = JSON.stringify([id, label, tone, paused, latitude, longitude, ...aside])
    return { kind: 'point', key, latitude, longitude, point, aside }
  }

  return ({ west, south, east, north }: Box, zoom: number): Mark[] => {
    const marks = index.getClusters([west, south, east, north], Math.round(zoom)).map((found): Mark => {
      if (!('cluster' in found.properties)) return markOf(found.properties.point)
      const [longitude = 0, latitude = 0] = found.geometry.coordinates
      const { cluster_id, point_count: count, tones } = found.properties
      const key = JSON.stringify([latitude, longitude, tones])
      const opensAt = index.getClusterExpansionZoom(cluster_id)
      return { kind: 'cluster', key, latitude, longitude, count, tones, opensAt }
    })
    const alone = points.find(({ id }) => id === apart)
    return alone ? [...marks, markOf(alone)] : marks
  }
}
