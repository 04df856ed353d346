import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'
import type { SlowStatements } from '../metrics/slow.ts'
import { type Prepared, sendTrain, undescribed, type Wire } from './train.ts'

/** More different reads, or writes, than these are not worth a place in every session's memory. */
const MOST = 200

/** A search is planned anew each time: what it looks for decides which index is best. */
const isPlannedOnce = (text: string) =>
  /^\s*(select|insert|update|delete|begin|commit|rollback|savepoint|release)\b/i.test(text) &&
  !/ like /.test(text)
const isRead = (text: string) => /^\s*select\b/i.test(text)

/**
 * Statements of a transaction whose results nobody reads. Where the connection is pipelined they wait for the next one and
 * are sent together with it; should one fail, so does that one, with the same error.
 */
export const unread = new Set(['begin'])

/** The end of a statement, of many possible texts, whose result nobody reads. */
const MARK = '/* unread */'
export const UNREAD = sql.raw(MARK)
const isUnread = (text: string) => unread.has(text) || text.endsWith(MARK)

interface Statement {
  readonly text: string
  readonly values: unknown[]
  readonly name: string | undefined
}

/** Has all that is written to a connection before this turn of the event loop ends leave in one system call. */
function writeTogether({ stream }: Wire): () => void {
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
    const wire = undescribed((client as unknown as { connection: Wire }).connection)
    /** The fields of what the session prepared, as they were told the first time. */
    const fields = new Map<string, pg.FieldDef[]>()
    /** Waits for the next one. */
    let waiting: Statement[] = []
    /** Of a statement that nobody waited for. */
    let failure: { error: unknown } | null = null
    const together = pipelined ? writeTogether(wire) : () => {}
    const send = ({ text, values, name }: Statement) =>
      client.query({ text, values, ...(name ? { name } : {}) })
    const isPrepared = (statement: Statement): statement is Statement & Prepared =>
      statement.name !== undefined && wire.parsedStatements[statement.name] !== undefined
    /** What the session has not prepared yet goes each by itself, the first time. */
    const sendEach = (statements: readonly Statement[]) => {
      for (const statement of statements)
        send(statement).catch((error: unknown) => {
          failure ??= { error }
        })
    }
    const sendLast = async (last: Statement) => {
      const result = await send(last)
      if (last.name !== undefined) fields.set(last.name, result.fields)
      return result
    }
    const sendAll = (last: Statement): Promise<pg.QueryResult> => {
      together()
      const all = [...waiting, last]
      waiting = []
      const known = fields.get(last.name ?? '')
      if (known && all.every(isPrepared)) return sendTrain(client, wire, all, known)
      sendEach(all.slice(0, -1))
      return sendLast(last)
    }
    /** Told once: what is sent after that, a rollback to begin with, has nothing to do with it. */
    const refuseFailed = () => {
      const failed = failure
      failure = null
      if (failed) throw failed.error
    }
    // Answers come in the order of the statements: what failed before this one is known by then.
    const sendRead = async (statement: Statement) => {
      const began = performance.now()
      const result = await sendAll(statement).catch((error: unknown) => {
        slow?.ended(statement.text, began)
        refuseFailed()
        throw error
      })
      slow?.ended(statement.text, began)
      refuseFailed()
      return result
    }
    const query = (text: string, values: unknown[]) => {
      const statement = { text, values, name: nameOf(text) }
      if (!pipelined || !isUnread(text)) return sendRead(statement)
      waiting.push(statement)
      return Promise.resolve(NO_ROWS)
    }
    const release = () => {
      sendEach(waiting.splice(0))
      client.release()
    }
    return { query, release } as unknown as PostgresPoolClient
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
