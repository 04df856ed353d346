import type { Writable } from 'node:stream'
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'
import type { SlowStatements } from '../metrics/slow.ts'

/** More different reads, or writes, than these are not worth a place in every session's memory. */
const MOST = 200

/** A search is planned anew each time: what it looks for decides which index is best. */
const isPlannedOnce = (text: string) =>
  /^\s*(select|insert|update|delete)\b/i.test(text) && !/ like /.test(text)
const isRead = (text: string) => /^\s*select\b/i.test(text)

/**
 * Statements of a transaction whose results nobody reads. Where the connection is pipelined they are sent together with
 * the next one, without waiting for their answer; should one fail, so does the next, with the same error.
 */
export const unread = new Set(['begin'])

/** The end of a statement, of many possible texts, whose result nobody reads. */
const MARK = '/* unread */'
export const UNREAD = sql.raw(MARK)
const isUnread = (text: string) => unread.has(text) || text.endsWith(MARK)

/** What `pg` keeps of a connection. */
interface Wire {
  connection: { stream: Pick<Writable, 'cork' | 'uncork'> }
}

/** Has all that is written to a connection before this turn of the event loop ends leave in one system call. */
function writeTogether(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as Wire).connection
  let corked = false
  return () => {
    if (corked) return
    corked = true
    stream.cork()
    process.nextTick(() => {
      corked = false
      stream.uncork()
    })
  }
}

const NO_ROWS = { command: '', rowCount: 0, rows: [] }

/** The name of a prepared statement by its text, as long as there are names left; without a prefix none has one. */
function drawNames(prefix: string | null): (text: string) => string | undefined {
  if (prefix === null) return () => undefined
  const names = new Map<string, string>()
  const left = { reads: MOST, writes: MOST }
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || !isPlannedOnce(text)) return known
    const kind = isRead(text) ? 'reads' : 'writes'
    if (left[kind] === 0) return undefined
    left[kind]--
    const name = `${prefix}_${names.size}`
    names.set(text, name)
    return name
  }
}

/**
 * The pool as Kysely wants it, with statements sent as prepared (named) ones: the server parses and plans each once in a
 * session, not at every request. The text decides the name, so the same statement always finds its plan. What takes long
 * is noted, where somebody wants to know. Where sessions are shared (`pooler.ts`) names would be another session's.
 */
export function prepareStatements(
  pool: pg.Pool,
  prefix: string | null = 'paco',
  slow?: SlowStatements,
): PostgresPool {
  const nameOf = drawNames(prefix)
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const pipelined = Boolean((pool.options as { pipeline?: boolean }).pipeline)

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    /** Of a statement that nobody waited for. */
    let failure: { error: unknown } | null = null
    const together = pipelined ? writeTogether(client) : () => {}
    const send = (text: string, values: unknown[]) => {
      together()
      const name = nameOf(text)
      return client.query({ text, values, ...(name ? { name } : {}) })
    }
    const sendUnread = (text: string, values: unknown[]) => {
      send(text, values).catch((error: unknown) => {
        failure ??= { error }
      })
      return Promise.resolve(NO_ROWS)
    }
    /** Told once: what is sent after that, a rollback to begin with, has nothing to do with it. */
    const refuseFailed = () => {
      const failed = failure
      failure = null
      if (failed) throw failed.error
    }
    // Answers come in the order of the statements: what failed before this one is known by then.
    const sendRead = async (text: string, values: unknown[]) => {
      const began = performance.now()
      const result = await send(text, values).catch((error: unknown) => {
        slow?.ended(text, began)
        refuseFailed()
        throw error
      })
      slow?.ended(text, began)
      refuseFailed()
      return result
    }
    const query = (text: string, values: unknown[]) =>
      pipelined && isUnread(text) ? sendUnread(text, values) : sendRead(text, values)
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
