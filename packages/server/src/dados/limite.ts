import { MESSAGES } from '@paco/domain/dados/messages'
import { PacoError } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { type Limit, take } from '../db/limits.ts'
import type { Caller } from '../work/turns.ts'

export const POR_MINUTO = 60

const LIMITE: Limit = {
  max: POR_MINUTO,
  windowSeconds: 60,
  refusal: (wait) => new PacoError(429, MESSAGES.tooMany(POR_MINUTO, wait), { retryAfter: wait }),
}

/** More who ask too much at once than these are counted by the database alone. */
const MOST = 10_000

/**
 * Lets a caller ask so often in a minute, counted for all instances together. Whoever was refused is refused until the
 * minute is over without asking the database again: a flood costs it nothing.
 */
export function limitDados(db: Db, now = () => performance.now()) {
  const refused = new Map<string, number>()
  return async ({ key }: Caller): Promise<void> => {
    const until = refused.get(key)
    const left = until === undefined ? 0 : Math.ceil((until - now()) / 1000)
    if (left > 0) throw LIMITE.refusal?.(left)
    refused.delete(key)
    try {
      await take(db, `dados:${key}`, LIMITE)
    } catch (error) {
      if (error instanceof PacoError && error.retryAfter !== undefined) {
        if (refused.size >= MOST) refused.clear()
        refused.set(key, now() + error.retryAfter * 1000)
      }
      throw error
    }
  }
}
