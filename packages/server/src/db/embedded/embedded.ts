import { execFile } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { PIPELINE, steady } from '../steady-pool.ts'
import { canonicalFolder, ensureDatabase } from './data-folder.ts'
import { isFull, RESERVE, roomIn } from './disk-room.mjs'
import { copyInstant } from './instant-copy.ts'
import { startHeartbeat, takeFolder } from './lock-heartbeat.ts'
import { refuseMoved } from './moved.ts'
import { unhurried } from './unhurried.ts'
import { WireStream } from './wire-stream.ts'
import { EmbeddedDatabaseError, WORKER_FILE, WorkerLink, type WorkerOptions } from './worker-link.ts'

export { FolderInUseError } from './folder-lock.ts'
export { EmbeddedDatabaseError } from './worker-link.ts'

/** How to open the embedded database: in a folder, or in memory when none is given. */
export type EmbeddedOptions = {
  folder?: string
  /** Make a new database from what `snapshot()` gave, several times faster than from nothing. */
  snapshot?: Uint8Array<ArrayBuffer>
  poolConfig?: pg.PoolConfig
  /** How long a call waits for the answer to a statement, in milliseconds. */
  statement?: number
  /** How long a call waits in line for the one session. */
  line?: number
  /** Told that the start waits for something, in a sentence. */
  onWaiting?: (text: string) => void
  /** Told once if the database stops by itself; from then on every query fails. */
  onFailure?: (error: EmbeddedDatabaseError) => void
}

/** The open database. */
export type EmbeddedDatabase = {
  pool: pg.Pool
  /** The same session for what may take its time: it waits in line for as long as that takes, and nothing is cut short. */
  patient: pg.Pool
  /** Everything in it, for `EmbeddedOptions.snapshot`. */
  snapshot(): Promise<Uint8Array<ArrayBuffer>>
  /** Copies its files as they are at one instant, while it is in use; null where it has none. */
  copyFiles: ((target: string) => Promise<void>) | null
  /** Lets nothing be written once the transaction under way is over, or lets it be written again. */
  freeze(on: boolean): Promise<void>
  /** Whether writes are refused for want of room on the disk. */
  isDiskFull(): boolean
  /** Syncs to disk seen while opening, at least one for a folder. */
  syncsAtOpen: number
  /** Waits for the clients in use, closes the database and gives the folder free. */
  close(): Promise<void>
}

/** Opens PGlite in a worker thread, with the same `pg` pool that a PostgreSQL server would get. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  if (options.folder === undefined)
    return connect(await WorkerLink.start({ snapshot: options.snapshot }), options)
  const folder = canonicalFolder(options.folder)
  refuseFullDisk(folder)
  refuseMoved(folder)
  const lock = await takeFolder(folder, options.onWaiting)
  let link: WorkerLink | undefined
  const heartbeat = startHeartbeat(lock, () => link?.abandon(TAKEN))
  const release = () => {
    heartbeat.stop()
    lock.release()
  }
  try {
    // Once more: its owner may have moved while this one waited.
    refuseMoved(folder)
    await ensureDatabase(folder, (draft) => createDatabase({ folder: draft, snapshot: options.snapshot }))
    if (!heartbeat.holds()) throw new EmbeddedDatabaseError(`${TAKEN}.`)
    const started = await WorkerLink.start({ folder })
    started.beforeRequest = () => {
      if (!heartbeat.holds()) started.abandon(TAKEN)
    }
    link = started
    return connect(started, options, release)
  } catch (error) {
    release()
    throw error
  }
}

const TAKEN = 'Outro processo assumiu a pasta do banco, porque este ficou suspenso ou sem dar sinal de vida'
/**
 * PGlite has no clock to end a statement by, nor can anyone interrupt it: what takes longer than this goes on to its
 * end, but nobody waits for it, nor for longer than `LINE` behind it. What it was part of is rolled back then.
 */
const STATEMENT = 30_000
const LINE = 10_000
const READ_ONLY = '25006'
const DISK_FULL = '53100'
/** A write refused because the city is being moved to a server; a class of our own, as PostgreSQL keeps for those. */
export const MOVING = 'PA003'

/** Opening a database writes to its log: on a full disk it would break off half-way. */
function refuseFullDisk(folder: string): void {
  const room = roomIn(dirname(folder))
  if (room >= RESERVE) return
  const inMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  throw new EmbeddedDatabaseError(
    `O disco de ${folder} está cheio: restam ${inMegabytes(room)} MB e o banco precisa de ${inMegabytes(RESERVE)} MB livres. Libere espaço e inicie de novo.`,
  )
}

/** A write that is refused is so for want of room, or because the owner wants nothing to change. */
function nameRefusals(client: pg.PoolClient, isFrozen: () => boolean): void {
  const { connection } = client as unknown as {
    connection: EventEmitter<{ errorMessage: [pg.DatabaseError] }>
  }
  connection.prependListener('errorMessage', (error) => {
    if (error.code === READ_ONLY) error.code = isFrozen() ? MOVING : DISK_FULL
  })
}

/** Takes half the time when the engine does not stop to optimise what runs once. */
const QUICK_START = '--liftoff-only'

/** In a process of its own: making a database takes twice the memory, and only the end of a process gives it back. */
async function createDatabase({ folder = '', snapshot }: WorkerOptions): Promise<void> {
  if (snapshot) return (await WorkerLink.start({ folder, snapshot })).close()
  try {
    await promisify(execFile)(process.execPath, [QUICK_START, WORKER_FILE, folder])
  } catch (cause) {
    throw new EmbeddedDatabaseError(`Não foi possível criar o banco em ${folder}.`, { cause })
  }
}

function connect(link: WorkerLink, options: EmbeddedOptions, release = () => {}): EmbeddedDatabase {
  const { folder, statement = STATEMENT, line = LINE } = options
  const pool = new pg.Pool({
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: line,
    ...PIPELINE,
    ...options.poolConfig,
    // PGlite is one session: a second connection would share the first one's transaction.
    max: 1,
    ssl: false,
    stream: () => new WireStream(link),
  })
  let frozen = false
  steady(pool, { onLost: () => {}, patience: statement }).on('connect', (client) =>
    nameRefusals(client, () => frozen),
  )
  if (options.onFailure) link.once('failed', options.onFailure)

  let closed: Promise<void> | undefined
  const close = async () => {
    try {
      await pool.end()
    } finally {
      await link.close().finally(release)
    }
  }
  const patient = unhurried(pool, statement)
  const freeze = async (on: boolean) => {
    // Whoever has the one session has no transaction of anybody's open.
    const client = await patient.connect()
    try {
      await link.freeze(on)
      frozen = on
    } finally {
      client.release()
    }
  }
  return {
    pool,
    patient,
    copyFiles:
      folder === undefined ? null : (target) => copyInstant(patient, canonicalFolder(folder), target),
    freeze,
    snapshot: () => link.snapshot(),
    isDiskFull: () => folder !== undefined && isFull(folder),
    syncsAtOpen: link.syncsAtOpen,
    close: () => {
      closed ??= close()
      return closed
    },
  }
}
