import type { Kysely, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { SlowStatements } from '../metrics/slow.ts'
import { prepareStatements } from './prepared.ts'
import { isOfReplica, reaches, together } from './read-index.ts'
import type { Schema } from './schema.ts'
import { divide, inShare } from './shares.ts'
import { HURRIED, kept, NO_ANSWER, PIPELINE, steady } from './steady-pool.ts'

/** How often it is looked at by itself. */
const BEAT = 1000
/** Behind by longer it is late; from then on nobody tries whether it has come far enough. */
const LATE = 5000
/** A replica that does not take a connection by then is not waited for: the primary is there. */
const CONNECT = 1000

/** Where the primary is: all that it has answered, to anybody, is before that. */
const PRIMARY_AT = `select pg_wal_lsn_diff(case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end, '0/0') as at`
const REPLICA_AT = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as at`

/** Read from; late; away; or no replica at all any more, because it became the primary. */
export type Situacao = 'em_dia' | 'atrasada' | 'fora' | 'promovida'

export interface ReplicaState {
  readonly situacao: Situacao
  /** By how many seconds it is behind, as far as the last look knows; null where it did not answer. */
  readonly atraso: number | null
}

export interface Replica {
  /** The database to whoever reads and never writes: the replica where it has come far enough, else the primary. */
  readonly db: Kysely<Schema>
  readonly state: () => ReplicaState
  /** How many statements were read there, and how many that could have been were asked of the primary. */
  readonly reads: () => { readonly replica: number; readonly primary: number }
  readonly close: () => Promise<void>
}

interface Around {
  readonly primary: {
    readonly db: Kysely<Schema>
    readonly prepared: PostgresPool
    /** A connection that nobody works on. */
    readonly quick: pg.Pool
  }
  readonly open: (pool: PostgresPool) => Kysely<Schema>
  readonly slow: SlowStatements
  readonly tell: (text: string) => void
}

const TOLD: Record<Situacao, string> = {
  em_dia: 'A réplica de leitura está em dia: as leituras abertas vão a ela.',
  atrasada: 'A réplica de leitura está atrasada: as leituras abertas vão ao banco principal.',
  fora: 'A réplica de leitura não responde: as leituras abertas vão ao banco principal.',
  promovida: 'A réplica de leitura não é mais uma réplica: as leituras abertas vão ao banco principal.',
}

const isRead = (text: string) => /^\s*(select|with)\b/i.test(text)
const positionOf = async (
  from: { query(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> },
  text: string,
) => ((await from.query(text, [])).rows[0] as { at: number | null } | undefined)?.at ?? null

/**
 * A replica reads what had happened when it was asked to, or nothing: each time the primary is asked how far it is, one
 * cheap statement for all who ask at once, and the replica answers when it has come that far. So nobody is told less than
 * they, or anybody, were told before, and what is remembered of an answer is as true as if the primary had given it.
 */
export function openReplica(config: pg.PoolConfig, { primary, open, slow, tell }: Around): Replica {
  const pool = new pg.Pool({
    ...kept(config),
    ...HURRIED,
    ...PIPELINE,
    max: 10,
    connectionTimeoutMillis: CONNECT,
  })
  const prepared = prepareStatements(steady(pool, { onLost: () => {}, patience: NO_ANSWER }), 'paco', slow)
  const primaryAt = together(() => positionOf(primary.quick, PRIMARY_AT))
  const count = { replica: 0, primary: 0 }
  /** How far each connection is known to have come: it never goes back. */
  const known = new WeakMap<PostgresPoolClient, number>()
  let state: ReplicaState = { situacao: 'fora', atraso: null }
  let told: Situacao | null = null
  let waitedAt = Number.NEGATIVE_INFINITY

  let closed = false
  const become = (next: ReplicaState) => {
    if (closed) return
    if (next.situacao !== told) tell(TOLD[next.situacao])
    told = next.situacao
    state = next
  }

  async function hasReached(client: PostgresPoolClient, position: number): Promise<boolean> {
    if ((known.get(client) ?? 0) >= position) return true
    const isThere = await reaches(position, () => positionOf(client, REPLICA_AT))
    if (isThere) known.set(client, position)
    else waitedAt = performance.now()
    return isThere
  }

  /** The rows, or null where the primary is to be asked. */
  async function read(text: string, values: readonly unknown[]) {
    if (state.situacao !== 'em_dia' || performance.now() - waitedAt < BEAT) return null
    const position = await primaryAt()
    if (position === null) return null
    const client = await prepared.connect()
    try {
      return (await hasReached(client, position)) ? await client.query<unknown>(text, values) : null
    } finally {
      client.release()
    }
  }

  async function readOr(
    ask: () => Promise<PostgresQueryResult<unknown>>,
    text: string,
    values: readonly unknown[],
  ) {
    try {
      const found = await read(text, values)
      if (found) {
        count.replica++
        return found
      }
    } catch (error) {
      if (!isOfReplica(error)) throw error
      // Until the next look, which may be a moment away, nobody waits for it.
      waitedAt = performance.now()
    }
    count.primary++
    return inShare(primary.db, 'lists', ask)
  }

  /** A statement goes here or there; from the first that cannot be read there on, a transaction's for one, all go to the primary. */
  const connect = async (): Promise<PostgresPoolClient> => {
    let held: PostgresPoolClient | null = null
    const ask = async (text: string, values: readonly unknown[]) => {
      held ??= await primary.prepared.connect()
      return held.query(text, values)
    }
    const query = (text: string, values: readonly unknown[] = []) =>
      held || !isRead(text) ? ask(text, values) : readOr(() => ask(text, values), text, values)
    return { query, release: () => held?.release() } as PostgresPoolClient
  }

  /** What it had not reached yet when it was looked at, and since when. */
  let wanted: { position: number; since: number } | null = null
  async function look(): Promise<ReplicaState> {
    const now = performance.now()
    // Where the primary does not answer nothing is known to be wrong with the replica.
    const position = wanted ? null : await primaryAt().catch(() => null)
    if (position !== null) wanted = { position, since: now }
    const at = await positionOf(pool, REPLICA_AT)
    if (at === null) return { situacao: 'promovida', atraso: null }
    if (wanted && at >= wanted.position) wanted = null
    const behind = wanted ? performance.now() - wanted.since : 0
    const atraso = Math.round(behind / 100) / 10
    return { situacao: behind < LATE ? 'em_dia' : 'atrasada', atraso }
  }
  let looking = false
  const beat = async () => {
    if (looking) return
    looking = true
    become(await look().catch(() => ({ situacao: 'fora', atraso: null }) as const))
    looking = false
  }
  void beat()
  const timer = setInterval(beat, BEAT).unref()

  const db = open({ connect, end: async () => {} })
  divide(db, { lists: 4, batches: 2, writes: 1 })
  return {
    db,
    state: () => state,
    reads: () => ({ ...count }),
    close: async () => {
      closed = true
      clearInterval(timer)
      await pool.end()
    },
  }
}
