import type pg from 'pg'
import { type Ear, Line } from './line.ts'
import { Places } from './places.ts'
import { openPing, openQuick } from './steady-pool.ts'

/** What each city is sure of: one that is backed up, one that imports, and one to go on with. */
export const SURE = 3
/** The connection on which all listen, and the one that asks for a sign of life. */
const OWN = 2

/** How many connections so many cities need at least. */
export const neededFor = (cities: number): number => cities * SURE + OWN + 1

/** What the cities of one process have together: the connections they may open, the one they listen on, the sign of life. */
export interface Common {
  readonly places: Places
  listen(channel: string): Ear
  ping(): Promise<void>
  close(): Promise<void>
}

export function openCommon(url: string, connections: number): Common {
  const line = new Line(url)
  const quick: pg.Pool = openQuick({ connectionString: url })
  return {
    places: new Places(connections - OWN),
    listen: (channel) => line.open(channel),
    ping: openPing(quick),
    close: () => quick.end(),
  }
}
