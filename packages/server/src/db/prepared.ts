import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** More different statements than these are not worth a place in every session's memory. */
const MOST = 200

/** A search is planned anew each time: what it looks for decides which index is best. */
const isPlannedOnce = (text: string) => /^\s*select\b/i.test(text) && !/ like /.test(text)

/**
 * The pool as Kysely wants it, with reads sent as prepared (named) statements: the server parses and plans each once in
 * a session, not at every request. The text decides the name, so the same read always finds its plan.
 */
export function prepareReads(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST || !isPlannedOnce(text)) return known
    const name = `paco_${names.size}`
    names.set(text, name)
    return name
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: unknown[]) => {
      const name = nameOf(text)
      return client.query({ text, values, ...(name ? { name } : {}) })
    }
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  }

  return {
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? wrap(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
