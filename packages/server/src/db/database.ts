import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { aloneHearing, type Hearing, hearOthers } from './changes.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { prepareReads } from './prepared.ts'
import type { Schema } from './schema.ts'

/** A place to read from: the database or a transaction on it. */
export type Db = Kysely<Schema>
/** A place to write to: only ever inside `transact`. */
export type Trx = Transaction<Schema>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  readonly kind: 'embedded' | 'postgres'
  /** Whether writes of other instances are heard of. */
  readonly hearing: Hearing
  close(): Promise<void>
}

const DATE = 1082
const BIGINT = 20
const NUMERIC = 1700

/** Days stay text (a `Date` would shift them by the time zone); counts and amounts become numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE) return (text: string) => text
    if (oid === BIGINT || oid === NUMERIC) return Number
    return pg.types.getTypeParser(oid, format)
  },
}

/** Every session speaks UTC, whatever the machine's or the server's zone. */
const poolConfig: pg.PoolConfig = { types, options: '-c TimeZone=UTC' }

function wrap(
  kind: Database['kind'],
  pool: pg.Pool,
  hearing: Hearing,
  closePool: () => Promise<void>,
): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: prepareReads(pool) }) })
  const close = async () => {
    await hearing.stop()
    await closePool()
  }
  return { db, pool, kind, hearing, close }
}

function openPostgres(url: string, onConnectionLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...poolConfig,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // Without a listener a restarted server would take this process down with it.
  pool.on('error', onConnectionLost)
  return wrap('postgres', pool, hearOthers(url), () => pool.end())
}

export interface Where {
  url?: string | undefined
  folder?: string | undefined
  /** What a database in memory starts from. */
  snapshot?: Uint8Array<ArrayBuffer> | undefined
  /** A connection to the server ended by itself; the next query opens another. */
  onConnectionLost?: (error: Error) => void
  /** The embedded database stopped by itself; only a new process can open it again. */
  onFailure?: (error: Error) => void
}

/** Opens the PostgreSQL server when an address is given, else the embedded database (in memory without a folder). */
export async function openDatabase(where: Where): Promise<Database> {
  if (where.url) return openPostgres(where.url, where.onConnectionLost ?? (() => {}))
  const { folder, snapshot, onFailure } = where
  const embedded = await openEmbedded({
    poolConfig: { types },
    ...(folder ? { folder } : {}),
    ...(snapshot ? { snapshot } : {}),
    ...(onFailure ? { onFailure } : {}),
  })
  await embedded.pool.query("set TimeZone to 'UTC'")
  return wrap('embedded', embedded.pool, aloneHearing, () => embedded.close())
}
