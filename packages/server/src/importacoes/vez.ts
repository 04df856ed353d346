import { isWaitedFor, oneSession } from '../db/shares.ts'

/** So few that whoever comes meanwhile hardly notices. */
const PIECE = 6

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
