import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import { type Kept, keepBy } from '@paco/domain/shared/per-city'

const places = new AsyncLocalStorage<Kept>()
const names = new WeakMap<Kept, string>()

/** From now on whatever is kept of a city is kept where its call, timer or letter is; what belongs to none is a mistake. */
export const separateCities = (): (() => void) =>
  keepBy(() => {
    const kept = places.getStore()
    if (!kept) throw new Error('Nothing is kept outside of a city.')
    return kept
  })

/** A place for what is kept of the city of this name. */
export function placeFor(name: string): Kept {
  const kept: Kept = []
  names.set(kept, name)
  return kept
}

/** In whose name something runs; null outside of every city. */
export function cityNow(): string | null {
  const kept = places.getStore()
  return (kept && names.get(kept)) ?? null
}

/** Runs in a city's name, with all that comes of it. */
export const inCity = <T>(kept: Kept, work: () => T): T => places.run(kept, work)

/**
 * A body arrives by its connection, and an answer leaves by it, whose events belong to nobody, or to whoever was answered
 * there before: what a call hears is heard in its city's name.
 */
export function hearInCity(kept: Kept, emitter: EventEmitter): void {
  const emit = emitter.emit.bind(emitter) as (...said: unknown[]) => boolean
  emitter.emit = (...said: unknown[]) => places.run(kept, emit, ...said)
}
