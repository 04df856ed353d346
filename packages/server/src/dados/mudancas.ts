import type { Db } from '../db/database.ts'
import { lastLine, listMudancas, type Mudanca } from './mudancas-queries.ts'

/** The last change of any of these tables; null where the trail knows of none. */
export type LastOf = (tabelas: readonly string[]) => Mudanca | null

/**
 * When which table last changed, as it is at this instant. The trail is read once and remembered (cache), after that
 * only what was added to it: so it is true whoever wrote, without an index more for every write to keep.
 */
export function followMudancas(db: Db): () => Promise<LastOf> {
  let known = new Map<string, Mudanca>()
  let upTo = 0
  return async () => {
    // A trail that is shorter than it was is another: a backup was brought back.
    if ((await lastLine(db)) < upTo) [known, upTo] = [new Map(), 0]
    for (const mudanca of await listMudancas(db, upTo)) {
      // Who asked before may be answered later.
      if (mudanca.id > (known.get(mudanca.tabela)?.id ?? 0)) known.set(mudanca.tabela, mudanca)
      upTo = Math.max(upTo, mudanca.id)
    }
    return (tabelas) => {
      const found = tabelas.flatMap((tabela) => known.get(tabela) ?? [])
      return found.toSorted((one, other) => one.id - other.id).at(-1) ?? null
    }
  }
}
