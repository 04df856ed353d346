import { randomUUID } from 'node:crypto'
import { PARTE } from '@paco/domain/arquivos/envio'
import type { Db } from '../db/database.ts'
import { dropPartes, insertParte, readParte, renamePartes, sizeOfPartes } from './partes-queries.ts'
import { checked, missing, type Store } from './store.ts'

/**
 * In the database: one backup holds all, any instance answers. Each part is written by itself, so that others get their
 * turn, under a key of its own that nobody reads; parts that were never settled are swept.
 */
export const openBanco = (db: Db): Store => ({
  guarda: 'banco',
  async write(content) {
    const key = randomUUID()
    let n = 0
    for await (const parte of checked(content)) {
      await content.inTurn(() => insertParte(db, key, n, parte))
      n++
    }
    return (trx) => renamePartes(trx, key, content)
  },
  async *read(sha256, { from, to }) {
    for (let n = Math.floor(from / PARTE); n * PARTE <= to; n++) {
      const bytes = await readParte(db, sha256, n)
      if (bytes === null) throw missing()
      yield bytes.subarray(Math.max(0, from - n * PARTE), to - n * PARTE + 1)
    }
  },
  has: async (sha256) => (await sizeOfPartes(db, sha256)) > 0,
  remove: (sha256) => dropPartes(db, sha256),
  ping: async () => {},
})
