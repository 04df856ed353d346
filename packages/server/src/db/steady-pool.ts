import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import { sharing } from './pooler.ts'

/** How long PostgreSQL lets one statement of a request run. */
const STATEMENT = 30_000
/** Only a server that no longer answers at all gets here: the statement's own end comes first. */
export const NO_ANSWER = STATEMENT + 2_000
const CONNECT = 5_000
/** A health check that takes longer than this is an answer in itself. */
const QUICK = 2_000
const REQUESTS = 10
const PATIENT = 2
/** What an instance opens at most: these, one to ask for a sign of life, one to listen, and three while a backup is made. */
export const OF_AN_INSTANCE = REQUESTS + PATIENT + 1 + 1 + 3

/** The server took a statement and says nothing more. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
  constructor() {
    super('O banco de dados recebeu o pedido e não respondeu.')
  }
}

/** Also where the server or the role were given limits of their own. */
const UNHURRIED = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

/** What `pg` keeps of a connection: its socket, what the server refuses, and whether it waits for us or we for it. */
interface Wire {
  connection: EventEmitter<{ errorMessage: [{ code?: string }] }> & {
    stream: Pick<Socket, 'setTimeout' | 'destroy'>
  }
  readyForQuery: boolean
}

/** PostgreSQL's word for no room on the disk, and how long it is believed after it was last said. */
const DISK_FULL = '53100'
const FULL_FOR = 60_000
/** The server is a replica, or became one: a connection that ends there says so to everybody until it is ended. */
const ONLY_READ = '25006'

/** Cuts a connection on which an answer is due and nothing has come for that long; nobody gets it again. Never for 0. */
export function cutWhenSilent(client: pg.PoolClient, patience: number): void {
  const wire = client as unknown as Wire
  const { stream } = wire.connection
  stream.setTimeout(patience, () => {
    if (!wire.readyForQuery) stream.destroy(new NoAnswerError())
  })
}

export interface SteadyOptions {
  /** An idle connection was lost. */
  onLost: (error: Error) => void
  /** The server had no room on its disk for a write. */
  onFull?: () => void
  /** How long an answer that is due may take to begin, in milliseconds; without it, for ever. */
  patience?: number
}

/** A pool whose clients may lose their server at any moment, also between two statements of a transaction. */
export function steady(pool: pg.Pool, { onLost, onFull, patience }: SteadyOptions): pg.Pool {
  pool.on('error', onLost)
  pool.on('connect', (client) => {
    // The pool listens to idle clients only: without this one, a restarted server takes the process down with it.
    client.on('error', () => {})
    if (patience !== undefined) cutWhenSilent(client, patience)
    const { connection } = client as unknown as Wire
    if (onFull) connection.on('errorMessage', ({ code }) => code === DISK_FULL && onFull())
    connection.on('errorMessage', ({ code }) => code === ONLY_READ && connection.stream.destroy())
  })
  return pool
}

/** What need not be waited for is sent with what follows it (`db/prepared.ts`); its types do not know the option yet. */
export const PIPELINE = { pipeline: true } as pg.PoolConfig

export interface Pools {
  /** For requests: every statement ends, by the server's hand or by ours. */
  pool: pg.Pool
  /** For what may take its time: migrations, filling, backups, vacuum, and waiting for their locks. */
  patient: pg.Pool
  /** For asking whether the server is there, whatever the others are busy with. */
  quick: pg.Pool
  /** Whether the server refused a write for want of room, a moment ago. */
  isDiskFull: () => boolean
}

/** Said to the server at the beginning of each session. */
export const HURRIED = { statement_timeout: STATEMENT, idle_in_transaction_session_timeout: 60_000 }

export const kept = (config: pg.PoolConfig) => ({
  ...config,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

/** Connections on which nothing is cut short. */
export function openPatient(
  config: pg.PoolConfig,
  onLost: (error: Error) => void,
  onFull?: () => void,
): pg.Pool {
  const options = `${config.options ?? ''} ${UNHURRIED}`
  const pool = new pg.Pool({ ...kept(config), options, max: PATIENT, connectionTimeoutMillis: CONNECT })
  return steady(pool, { onLost, ...(onFull ? { onFull } : {}) })
}

/** The one that is asked whether the server is there. */
export const openQuick = (config: pg.PoolConfig): pg.Pool =>
  steady(new pg.Pool({ ...kept(config), max: 1, connectionTimeoutMillis: QUICK }), {
    onLost: () => {},
    patience: QUICK,
  })

/** With the address of the server itself where the other's sessions are shared (`pooler.ts`): what is patient goes there. */
export function openPools(config: pg.PoolConfig, onLost: (error: Error) => void, directUrl?: string): Pools {
  const common = kept(directUrl ? sharing(config) : config)
  const hurried = directUrl ? {} : HURRIED
  const requests = new pg.Pool({
    ...common,
    ...hurried,
    ...PIPELINE,
    max: REQUESTS,
    connectionTimeoutMillis: CONNECT,
  })
  let refused = Number.NEGATIVE_INFINITY
  const onFull = () => {
    refused = performance.now()
  }
  return {
    pool: steady(requests, { onLost, onFull, patience: NO_ANSWER }),
    patient: openPatient(directUrl ? { ...config, connectionString: directUrl } : config, onLost, onFull),
    quick: openQuick(directUrl ? sharing(config) : config),
    isDiskFull: () => performance.now() - refused < FULL_FOR,
  }
}

/** Asks for a sign of life; several who ask at once wait for the same one, and nobody for longer than they should. */
export function openPing(pool: pg.Pool): () => Promise<void> {
  let asked: Promise<unknown> | null = null
  return async () => {
    asked ??= pool.query('select 1').finally(() => {
      asked = null
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new NoAnswerError()), QUICK)
    })
    await Promise.race([asked, late]).finally(() => clearTimeout(timer))
  }
}
