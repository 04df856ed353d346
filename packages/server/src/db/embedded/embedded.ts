import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { canonicalFolder, ensureDatabase } from './data-folder.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
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
  /** Told once if the database stops by itself; from then on every query fails. */
  onFailure?: (error: EmbeddedDatabaseError) => void
}

/** The open database. */
export type EmbeddedDatabase = {
  pool: pg.Pool
  /** Everything in it, for `EmbeddedOptions.snapshot`. */
  snapshot(): Promise<Uint8Array<ArrayBuffer>>
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
  const lock = lockFolder(folder)
  try {
    await ensureDatabase(folder, (draft) => createDatabase({ folder: draft, snapshot: options.snapshot }))
    return connect(await WorkerLink.start({ folder }), options, lock)
  } catch (error) {
    lock.release()
    throw error
  }
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

function connect(link: WorkerLink, options: EmbeddedOptions, lock?: FolderLock): EmbeddedDatabase {
  const pool = new pg.Pool({
    idleTimeoutMillis: 0,
    ...options.poolConfig,
    // PGlite is one session: a second connection would share the first one's transaction.
    max: 1,
    ssl: false,
    stream: () => new WireStream(link),
  })
  // Without a listener, an idle client that loses its worker would end the process.
  pool.on('error', () => {})
  if (options.onFailure) link.once('failed', options.onFailure)

  let closed: Promise<void> | undefined
  const close = async () => {
    try {
      await pool.end()
    } finally {
      await link.close().finally(() => lock?.release())
    }
  }
  return {
    pool,
    snapshot: () => link.snapshot(),
    syncsAtOpen: link.syncsAtOpen,
    close: () => {
      closed ??= close()
      return closed
    },
  }
}
