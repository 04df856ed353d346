import { isWaitedFor, oneSession } from '../db/shares.ts'

/**
 * Rows are written in small transactions, so that others wait for one of them at most. How many go into the first, at most
 * into one, and about how long one takes.
 */
export const FIRST = 20
const MOST = 200
const ABOUT_MILLISECONDS = 180

/** Whoever looks on is told after so many rows, and after the last: the trail looks at every change of an import. */
const TOLD_AFTER = 25
export const isTold = (before: number, after: number): boolean =>
  Math.floor(before / TOLD_AFTER) < Math.floor(after / TOLD_AFTER)

/** So few that whoever comes meanwhile hardly notices. */
const PIECE = 3

/** What became of a transaction: how many rows, and whether somebody waits for the only session. */
export interface Vez {
  readonly done: number
  readonly waited: boolean
}

/**
 * How many rows go into the next transaction, after one that took so long. Where there is one session for everybody, a
 * transaction's end too is waited for, and takes longer the more was done: few while somebody comes, a row more each time
 * that nobody does.
 */
export function sizeAfter(db: object, { done, waited }: Vez, elapsed: number): number {
  if (waited) return PIECE
  const fitting = Math.round((done * ABOUT_MILLISECONDS) / Math.max(1, elapsed))
  return Math.max(1, Math.min(MOST, fitting, oneSession.has(db) ? done + 1 : done * 2))
}

/**
 * Does rows in one transaction. Where there is one session for everybody, a few at a time, and no more once somebody waits
 * for it: alone, an import goes on in long transactions; with others beside it, it takes turns with them.
 */
export async function inPieces<T>(
  db: object,
  rows: readonly T[],
  /** They only make sense together. */
  whole: boolean,
  work: (piece: readonly T[]) => Promise<void>,
): Promise<Vez> {
  const shared = oneSession.has(db)
  const most = shared && !whole ? PIECE : rows.length
  let done = 0
  do {
    await work(rows.slice(done, done + most))
    done = Math.min(rows.length, done + most)
  } while (done < rows.length && !isWaitedFor(db))
  return { done, waited: shared && isWaitedFor(db) }
}
