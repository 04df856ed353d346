import { isWaitedFor, oneSession } from '../db/shares.ts'

/**
 * Rows are written in small transactions, so that others wait for one of them at most. How many go into the first, at most
 * into one, and about how long one takes.
 */
export const FIRST = 20
const MOST = 200
const ABOUT_MILLISECONDS = 180

/** So few that whoever comes meanwhile hardly notices. */
const PIECE = 3

/** How many rows go into the next transaction, after one that took so long. */
export function sizeAfter({
  asked,
  done,
  elapsed,
}: {
  asked: number
  done: number
  elapsed: number
}): number {
  // Somebody came meanwhile and waited for its end too, which takes longer the more was done: now a short one.
  if (done < asked) return PIECE
  const fitting = Math.round((done * ABOUT_MILLISECONDS) / Math.max(1, elapsed))
  return Math.max(1, Math.min(MOST, fitting, done * 2))
}

/**
 * Does rows in one transaction. Where there is one session for everybody, a few at a time, and no more once somebody waits
 * for it: alone, an import goes on in long transactions; with others beside it, it takes turns with them. Answers how many
 * were done.
 */
export async function inPieces<T>(
  db: object,
  rows: readonly T[],
  /** They only make sense together. */
  whole: boolean,
  work: (piece: readonly T[]) => Promise<void>,
): Promise<number> {
  const most = oneSession.has(db) && !whole ? PIECE : rows.length
  let done = 0
  do {
    await work(rows.slice(done, done + most))
    done = Math.min(rows.length, done + most)
  } while (done < rows.length && !isWaitedFor(db))
  return done
}
