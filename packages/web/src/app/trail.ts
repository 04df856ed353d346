import { ownPath } from '@paco/domain/shared/own-path'
import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { watchSession } from '../http/session-store.ts'

/** One step of this tab's history: what it showed, which step led there, and how far it was scrolled when left. */
export interface Stop {
  readonly href: string
  readonly from: string | null
  readonly scroll: number
}

const STORED = 'paco:trilha'
/** Older steps are forgotten: a way back that long is none. */
const MOST = 100

let stops = new Map<string, Stop>()
let here = ''

const keyOf = ({ state }: HistoryLocation): string => state.__TSR_key ?? ''
const scrolled = (): number => Math.round(window.scrollY)

/** What was stored, as far as it makes sense; the tab's own storage may have been tampered with. */
function readStored(): Map<string, Stop> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]')
    const entries = (Array.isArray(stored) ? stored : []) as [unknown, Partial<Stop> | null][]
    return new Map(
      entries.flatMap(([key, stop]) => {
        const href = ownPath(stop?.href)
        if (typeof key !== 'string' || href === null) return []
        const from = typeof stop?.from === 'string' ? stop.from : null
        return [[key, { href, from, scroll: Number(stop?.scroll) || 0 }] as const]
      }),
    )
  } catch {
    return new Map()
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...stops].slice(-MOST)))
  } catch {
    // Without storage the trail lasts until the page is loaded anew.
  }
}

function keepScroll(): void {
  const stop = stops.get(here)
  if (stop) stops.set(here, { ...stop, scroll: scrolled() })
}

/**
 * Follows the tab's history, so that a screen knows where one came from. The browser tells only how long its history
 * is; the router's key in each step's state tells which step it is, also after Back, a reload or in a duplicated tab.
 */
export function followTrail(history: RouterHistory): void {
  stops = readStored()
  const arrive = (location: HistoryLocation, from: string | null) => {
    here = keyOf(location)
    const known = stops.get(here)
    stops.set(here, { from, scroll: 0, ...known, href: location.href })
    store()
  }
  arrive(history.location, null)
  history.subscribe(({ location, action }) => {
    keepScroll()
    const left = here
    const before = action.type === 'REPLACE' ? (stops.get(left)?.from ?? null) : null
    arrive(location, action.type === 'PUSH' ? left : before)
  })
  window.addEventListener('pagehide', () => {
    keepScroll()
    store()
  })
  // Where one person was is not for the next.
  watchSession(() => {
    stops = new Map()
    arrive(history.location, null)
  })
}

/** The steps that led to this one, the nearest first. */
export function* stopsBehind(key: string | undefined): Generator<Stop & { key: string }> {
  const seen = new Set<string>()
  let next = stops.get(key ?? '')?.from ?? null
  while (next !== null && !seen.has(next)) {
    const stop = stops.get(next)
    if (!stop) return
    seen.add(next)
    yield { ...stop, key: next }
    next = stop.from
  }
}

export const scrollAt = (key: string): number => stops.get(key)?.scroll ?? 0
