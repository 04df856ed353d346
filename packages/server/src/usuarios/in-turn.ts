import { perCity } from '@paco/domain/shared/per-city'

const ofCity = perCity(() => new Map<string, Promise<unknown>>())

/**
 * A mutex by key: runs work of one key one after the other: of fifty good logins at once none is taken for the eleventh
 * guess.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const queues = ofCity.get()
  const mine = (queues.get(key) ?? Promise.resolve()).then(work, work)
  queues.set(key, mine)
  try {
    return await mine
  } finally {
    if (queues.get(key) === mine) queues.delete(key)
  }
}
