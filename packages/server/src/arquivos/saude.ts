import { MESSAGES } from '@paco/domain/arquivos/messages'
import type { Stores } from './stores.ts'

/** Whoever watches asks every few seconds; the store is asked less often, and waited for no longer than they would. */
const FRESH = 10_000
const PATIENCE = 2_000

/** What whoever watches the server is told of where files are kept: nothing where all is well. */
export function watchStore({ target }: Stores): () => Promise<readonly string[]> {
  let last: { at: number; answers: Promise<boolean> } | undefined
  return async () => {
    if (target.guarda === 'banco') return []
    if (!last || performance.now() - last.at > FRESH) {
      const answers = target.ping().then(
        () => true,
        () => false,
      )
      last = { at: performance.now(), answers }
    }
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref())
    return (await Promise.race([last.answers, late])) ? [] : [MESSAGES.storeSilent]
  }
}
