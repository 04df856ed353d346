import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kept, keepBy } from '@paco/domain/shared/per-city'

const places = new AsyncLocalStorage<Kept>()

/** From now on whatever is kept of a city is kept where its call, timer or letter is; what belongs to none is a mistake. */
export const separateCities = (): (() => void) =>
  keepBy(() => {
    const kept = places.getStore()
    if (!kept) throw new Error('Nothing is kept outside of a city.')
    return kept
  })

/** Runs in a city's name, with all that comes of it. */
export const inCity = <T>(kept: Kept, work: () => T): T => places.run(kept, work)

interface Hooked {
  addHook(at: 'preHandler', hook: (request: unknown, reply: unknown, done: () => void) => void): unknown
}

/** A body arrives by its connection, whose events belong to nobody: before a call is answered it is its city's again. */
export function answerInCity(app: Hooked, kept: Kept): void {
  app.addHook('preHandler', (_request, _reply, done) => inCity(kept, done))
}
