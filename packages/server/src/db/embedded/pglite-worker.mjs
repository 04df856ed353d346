import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { isFull } from './disk-room.mjs'
import { SyncedFolder } from './synced-folder.mjs'

/**
 * The thread in which PGlite runs: it blocks while it works, and must not block the requests. Run as a program of its
 * own it makes a new database in the folder it is given, and ends.
 * @typedef {import('./worker-link.ts').WorkerOptions} WorkerOptions
 * @typedef {import('./worker-link.ts').WorkerRequest} WorkerRequest
 * @typedef {import('./worker-link.ts').WorkerReply} WorkerReply
 */

/** Longer answers travel in parts, so that a large one is not held whole in both threads. */
const PART_BYTES = 1024 * 1024
const CHECKPOINT_BYTES = 64 * 1024 * 1024
const CHECKPOINT_MILLISECONDS = 5 * 60 * 1000
/** The exit status by which PGlite hands an ordinary SQL error back to its own loop. */
const SQL_ERROR_STATUS = 100
const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4)

const options = /** @type {WorkerOptions} */ (isMainThread ? { folder: process.argv[2] } : workerData)
/** @type {string[]} */
const lastLogLines = []
const folder = options.folder === undefined ? undefined : new SyncedFolder(options.folder, die)

/** @param {WorkerReply} message @param {Uint8Array} [moved] bytes to hand over instead of copying */
function reply(message, moved) {
  parentPort?.postMessage(message, moved ? [/** @type {ArrayBuffer} */ (moved.buffer)] : [])
}

/** Ends the thread at once: what the memory holds can no longer be trusted, the log on disk can. @param {unknown} error */
function die(error) {
  const reason = error instanceof Error ? error.message : String(error)
  const account = [reason, ...lastLogLines].join('\n')
  if (isMainThread) console.error(account)
  else reply({ type: 'failed', reason: account })
  process.exit(1)
}

/** A Blob would copy what it holds twice more, in small parts; PGlite only asks for all of it at once. */
class Held extends Blob {
  #bytes
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  constructor(bytes) {
    super([])
    this.#bytes = bytes
  }
  /** @override */
  async arrayBuffer() {
    return this.#bytes.buffer
  }
}

/** @returns {Promise<PGlite>} */
async function open() {
  const settings = [
    // The operating system caches the files too; the default of 128 MB mostly costs memory.
    'shared_buffers=64MB',
    'min_wal_size=32MB',
    'max_wal_size=64MB',
    // As every session of a server is opened; here a new client gets what the settings say.
    'timezone=UTC',
    'random_page_cost=1.1',
    // fdatasync, the default, is an empty function in PGlite.
    ...(folder ? ['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on'] : []),
  ]
  const startParams = PGlite.defaultStartParams.filter((parameter) => !folder || parameter !== '-F')
  const database = new PGlite({
    ...(folder ? { fs: folder } : {}),
    ...(options.snapshot ? { loadDataDir: new Held(options.snapshot) } : {}),
    extensions: { pg_trgm, unaccent },
    startParams: [...startParams, ...settings.flatMap((setting) => ['-c', setting])],
    onStderr: (line) => {
      lastLogLines.push(line)
      if (lastLogLines.length > 20) lastLogLines.shift()
      return true
    },
  })
  await database.waitReady
  stopOnCrash(database)
  return database
}

/** PGlite swallows a crash of PostgreSQL and carries on with broken memory. @param {PGlite} database */
function stopOnCrash(database) {
  const runOnce = database.Module._PostgresMainLoopOnce
  database.Module._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      const status = error instanceof Object && 'status' in error ? error.status : undefined
      if (status !== SQL_ERROR_STATUS) die(error)
      throw error
    }
  }
}

/** @param {string} sql */
function simpleQuery(sql) {
  const text = new TextEncoder().encode(sql)
  const message = new Uint8Array(text.length + 6)
  message[0] = 0x51
  new DataView(message.buffer).setInt32(1, text.length + 5)
  message.set(text, 5)
  return message
}

/** @param {Uint8Array[]} pieces @param {number} total */
function join(pieces, total) {
  const whole = new Uint8Array(total)
  let offset = 0
  for (const piece of pieces) {
    whole.set(piece, offset)
    offset += piece.length
  }
  return whole
}

/**
 * Runs protocol messages; the last part of the answer is returned, the parts before it are sent on.
 * The streaming call, because the plain one parses every answer once more and keeps it for ever.
 * @param {PGlite} database
 * @param {Uint8Array} message
 */
async function run(database, message) {
  /** @type {Uint8Array[]} */
  let pieces = []
  let total = 0
  await database.execProtocolRawStream(message, {
    onRawData: (bytes) => {
      pieces.push(bytes.slice())
      total += bytes.length
      if (total < PART_BYTES) return
      const part = join(pieces, total)
      pieces = []
      total = 0
      reply({ type: 'part', bytes: part }, part)
    },
  })
  return join(pieces, total)
}

/** Whether new transactions are told to write nothing. */
let readOnly = false
/** Whether the owner asked for that. */
let frozen = false

/**
 * Lets no transaction write, not even one under way, while the disk is too full for its log or the owner wants nothing to
 * change. @param {PGlite} database
 */
async function guardWrites(database) {
  const still = frozen || (options.folder !== undefined && isFull(options.folder))
  if (still && database.isInTransaction()) await run(database, simpleQuery('SET TRANSACTION READ ONLY'))
  if (still === readOnly || database.isInTransaction()) return
  await run(database, simpleQuery(`SET default_transaction_read_only = ${still ? 'on' : 'off'}`))
  readOnly = still
}

/** A new connection must not see what the one before left behind: there is only one session. @param {PGlite} database */
async function resetSession(database) {
  await run(database, SYNC)
  if (database.isInTransaction()) await run(database, simpleQuery('ROLLBACK'))
  await run(database, simpleQuery('DISCARD ALL'))
  readOnly = false
}

/** PostgreSQL in single-user mode never does it by itself: the log would grow until the end. @param {PGlite} database */
async function checkpoint(database) {
  if (!folder || folder.walBytes === 0 || database.isInTransaction()) return
  await run(database, simpleQuery('CHECKPOINT'))
  folder.walBytes = 0
}

/** @param {PGlite} database */
async function assertCommitsSync(database) {
  if (!folder) return
  const before = folder.syncs
  await database.query("SELECT pg_logical_emit_message(true, 'paco', 'probe')")
  if (folder.syncs === before) {
    throw new Error('O PGlite confirmou uma gravação sem levá-la ao disco (fsync não foi chamado).')
  }
}

/** @param {PGlite} database @param {WorkerRequest} request */
async function handle(database, request) {
  switch (request.type) {
    case 'run': {
      await guardWrites(database)
      const bytes = await run(database, request.bytes)
      reply({ type: 'done', bytes }, bytes)
      if (folder && folder.walBytes >= CHECKPOINT_BYTES) await checkpoint(database)
      return
    }
    case 'reset':
      await resetSession(database)
      return reply({ type: 'done' })
    case 'freeze':
    case 'thaw':
      frozen = request.type === 'freeze'
      return reply({ type: 'done' })
    case 'snapshot': {
      await run(database, simpleQuery('CHECKPOINT'))
      const tar = await database.dumpDataDir('none')
      const bytes = new Uint8Array(await tar.arrayBuffer())
      return reply({ type: 'done', bytes }, bytes)
    }
    case 'close':
      await resetSession(database)
      await database.close()
      return reply({ type: 'done' })
  }
}

/** Answers requests until it is told to close. @param {PGlite} database */
async function serve(database) {
  const version = await database.query('SHOW server_version')
  const { server_version } = /** @type {{ server_version: string }} */ (version.rows[0])

  let queue = Promise.resolve()
  /** @param {() => Promise<void>} task */
  const enqueue = (task) => {
    queue = queue.then(task).catch(die)
  }
  parentPort?.on('message', (request) => enqueue(() => handle(database, request)))
  setInterval(() => enqueue(() => checkpoint(database)), CHECKPOINT_MILLISECONDS).unref()
  reply({ type: 'ready', serverVersion: server_version, syncs: folder?.syncs ?? 0 })
}

try {
  const database = await open()
  await assertCommitsSync(database)
  await (isMainThread ? database.close() : serve(database))
} catch (error) {
  die(error)
}
