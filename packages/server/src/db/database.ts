import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { SlowStatements } from '../metrics/slow.ts'
import { aloneHearing, channel, channelOf, type Hearing, hearOthers, writesAlone } from './changes.ts'
import { searchPath } from './city-schema.ts'
import { type Common, SURE } from './common.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { OWN_SESSION, refuseShared } from './pooler.ts'
import { prepareStatements } from './prepared.ts'
import { openReplica, type Replica } from './replica.ts'
import type { Schema } from './schema.ts'
import { divide, oneSession } from './shares.ts'
import { openPatient, openPing, openPools } from './steady-pool.ts'

/** A place to read from: the database or a transaction on it. */
export type Db = Kysely<Schema>
/** A place to write to: only ever inside `transact`. */
export type Trx = Transaction<Schema>

/** The database and the connections it is reached by. */
interface Reach {
  readonly db: Db
  readonly pool: pg.Pool
}

export interface Database extends Reach {
  readonly kind: 'embedded' | 'postgres'
  /** The same database for what may take its time: migrations, filling, backups, vacuum. */
  readonly patient: Reach
  /** Patient too, as the owner of the tables, who may be another than the application: migrations, restores, vacuum. */
  readonly owner: Reach
  /** For locks that a session holds, whoever shares the sessions of requests. */
  readonly locks: Db
  /** A replica that what everyone may read is asked of; null where there is none. */
  readonly replica: Replica | null
  /** Whether writes of other instances are heard of. */
  readonly hearing: Hearing
  /** The statements of requests that took long. */
  readonly slow: SlowStatements
  /** Fails when the database does not answer within two seconds. */
  ping(): Promise<void>
  /** Copies the files of the embedded database as they are at one instant, while it is in use; null where there are none. */
  readonly copyFiles: ((target: string) => Promise<void>) | null
  /** Has the embedded database take no writes, or take them again; null where there is none. */
  readonly freeze: ((on: boolean) => Promise<void>) | null
  /** Whether there is too little room on the disk to write, as far as can be told from here. */
  isDiskFull(): boolean
  /** However often it is asked, once. */
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

/**
 * Every session speaks UTC, whatever the machine's or the server's zone. Without JIT: compiling a list's query took ten
 * times as long as answering it. A page at random costs what one in a row does, as in memory and on disks without moving
 * parts: by PostgreSQL's own guess of four a search read every row although an index knew where to look.
 */
const poolConfig: pg.PoolConfig = {
  types,
  options: `-c TimeZone=UTC -c jit=off -c random_page_cost=1.1 ${OWN_SESSION}`,
}

const databaseBy = (pool: PostgresPool): Db => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
const reachBy = (pool: pg.Pool, prefix?: string, slow?: SlowStatements): Reach => ({
  db: databaseBy(prepareStatements(pool, prefix, slow)),
  pool,
})

function openPostgres(
  url: string,
  { ownerUrl, directUrl, readUrl, schema, common, onConnectionLost = () => {}, onReplica = () => {} }: Where,
  slow: SlowStatements,
): Database {
  if (schema && directUrl) refuseShared()
  const config = schema
    ? { ...poolConfig, options: `${poolConfig.options} ${searchPath(schema)}` }
    : poolConfig
  channel.set(channelOf(schema))
  const { pool, patient, quick, isDiskFull } = openPools(
    { ...config, connectionString: url },
    onConnectionLost,
    directUrl,
  )
  const hearing = hearOthers(directUrl ?? url, common?.listen)
  const prepared = prepareStatements(pool, directUrl ? null : undefined, slow)
  const reach = { db: databaseBy(prepared), pool }
  divide(reach.db, { lists: 4, batches: 2, writes: 3 })
  const unhurried = reachBy(patient)
  const locks = directUrl ? openPatient({ ...config, connectionString: directUrl }, onConnectionLost) : null
  const replica = readUrl
    ? openReplica(
        { ...config, connectionString: readUrl },
        { primary: { db: reach.db, prepared, quick }, open: databaseBy, slow, tell: onReplica },
      )
    : null
  const ownerPool = ownerUrl ? openPatient({ ...config, connectionString: ownerUrl }, onConnectionLost) : null
  const places = [
    common?.places.admit(pool, SURE),
    common?.places.admit(patient, 0),
    ownerPool && common?.places.admit(ownerPool, 0),
  ]
  const closeAll = async () => {
    await Promise.all([hearing.stop(), replica?.close()])
    await Promise.all([pool.end(), patient.end(), quick.end(), ownerPool?.end(), locks?.end()])
    for (const giveBack of places) giveBack?.()
  }
  let closing: Promise<void> | undefined
  return {
    ...reach,
    kind: 'postgres',
    patient: unhurried,
    owner: ownerPool ? reachBy(ownerPool) : unhurried,
    locks: locks ? reachBy(locks).db : reach.db,
    replica,
    hearing,
    slow,
    ping: common?.ping ?? openPing(quick),
    copyFiles: null,
    freeze: null,
    isDiskFull,
    close: () => {
      closing ??= closeAll()
      return closing
    },
  }
}

export interface Where {
  url?: string | undefined
  /** The same server as the owner of the tables; without it the application is their owner. */
  ownerUrl?: string | undefined
  /** The same server itself, where `url` leads to somebody who shares its sessions (`pooler.ts`). */
  directUrl?: string | undefined
  /** A replica of it. */
  readUrl?: string | undefined
  /** Whose the city's tables are, on a server of several; they stand in the database's own one where nothing is said. */
  schema?: string | undefined
  /** What such a server's cities have together. */
  common?: Common | undefined
  folder?: string | undefined
  /** What a database in memory starts from. */
  snapshot?: Uint8Array<ArrayBuffer> | undefined
  /** From how many milliseconds on a statement of a request is slow. */
  slowMs?: number
  /** A connection to the server ended by itself; the next query opens another. */
  onConnectionLost?: (error: Error) => void
  /** The replica is asked from now on, or no longer: which, in a sentence. */
  onReplica?: (text: string) => void
  /** The embedded database waits before it opens: why, in a sentence. */
  onWaiting?: (text: string) => void
  /** The embedded database stopped by itself; only a new process can open it again. */
  onFailure?: (error: Error) => void
}

/** Opens the PostgreSQL server when an address is given, else the embedded database (in memory without a folder). */
export async function openDatabase(where: Where): Promise<Database> {
  const slow = new SlowStatements(where.slowMs)
  if (where.url) return openPostgres(where.url, where, slow)
  const { folder, snapshot, onFailure, onWaiting } = where
  const embedded = await openEmbedded({
    poolConfig: { types },
    ...(folder ? { folder } : {}),
    ...(snapshot ? { snapshot } : {}),
    ...(onFailure ? { onFailure } : {}),
    ...(onWaiting ? { onWaiting } : {}),
  })
  const reach = reachBy(embedded.pool, undefined, slow)
  // In the one session its statements need names of their own.
  const patient = reachBy(embedded.patient, 'paco_sem_pressa')
  for (const { db } of [reach, patient]) writesAlone.add(db)
  // One session: of each kind one waits for it at a time, so that nobody stands behind more than these.
  divide(reach.db, { lists: 1, batches: 1, writes: 1 })
  oneSession.set(reach.db, embedded.pool)
  return {
    ...reach,
    kind: 'embedded',
    patient,
    owner: patient,
    locks: reach.db,
    replica: null,
    hearing: aloneHearing,
    slow,
    ping: openPing(embedded.pool),
    copyFiles: embedded.copyFiles,
    freeze: embedded.freeze,
    isDiskFull: () => embedded.isDiskFull(),
    close: () => embedded.close(),
  }
}
