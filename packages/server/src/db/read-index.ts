/**
 * Asks once for all who come meanwhile, and nobody gets an answer that was asked for before they came: what they were told
 * elsewhere in between would be newer than it.
 */
export function together<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  const run = (): Promise<T> => {
    const mine = ask().finally(() => {
      if (running === mine) running = null
    })
    running = mine
    return mine
  }
  return () => {
    if (!running) return run()
    next ??= running
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        next = null
        return run()
      })
    return next
  }
}

/** How long reading waits for the replica before it turns to the primary, and how often it looks meanwhile. */
const PATIENCE = 50
const LOOK = 5

/** Whether the replica has come that far, at once or in a moment. */
export async function reaches(position: number, readReplica: () => Promise<number | null>): Promise<boolean> {
  const until = performance.now() + PATIENCE
  for (;;) {
    const at = await readReplica()
    // Of a server that is no replica nobody knows whose it is.
    if (at === null) return false
    if (at >= position) return true
    if (performance.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}

/** What the database says is wrong with the statement itself, or has an end for it: the other would say the same. */
const OF_THE_STATEMENT = /^(22|23|42601|57014|P0|PA)/

/** Whether what the replica could not answer is asked of the primary: it is gone, or undid the rows that were being read. */
export const isOfReplica = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return typeof code !== 'string' || !OF_THE_STATEMENT.test(code)
}
