import { countLinhas } from '../auditoria/queries.ts'
import { countEmails } from '../avisos/emails-queries.ts'
import type { Database } from '../db/database.ts'
import { waitingFor } from '../db/shares.ts'
import { Flights } from '../metrics/flights.ts'
import { History, SLOT } from '../metrics/history.ts'
import { type Delay, type Loop, watchLoop } from '../metrics/loop.ts'
import { keptFor, Metrics, type Told } from '../metrics/metrics.ts'
import { Requests } from '../metrics/requests.ts'
import { workNow } from '../work/turns.ts'
import { roomOf } from './instalacao.ts'
import { readBanco } from './queries.ts'
import { measureReplica } from './replica.ts'
import { readVersao } from './versao.ts'

/** How often what goes up and down is looked at, and how many looks the event loop's delay is told of: a minute. */
export const LOOK = 15_000
const LOOKS = 4
/** What the database has to be asked for. */
const KEPT = 60_000
/** How often it is asked for the last day where nobody opens the page: so that each point has been asked for. */
const ASKED = SLOT / 2

type Watched = Pick<Database, 'db' | 'kind' | 'pool' | 'replica' | 'ping' | 'slow'>

/** What is measured of this instance, and its last day. */
export interface Medida {
  readonly metrics: Metrics
  readonly requests: Requests
  readonly flights: Flights
  readonly history: History
  /** Since when it is measured. */
  readonly since: Date
  /** All that is measured, as it is now; of a process that serves several cities what it has one of too. */
  tell(): Promise<readonly Told[]>
  /** Notes how it is, for the last day. */
  note(told?: readonly Told[]): void
  /** Looks now and then. Returns the way to stop. */
  start(): () => void
}

/** What is known of it; null where it could not be read, or is nothing here. */
const levelOf = (told: readonly Told[], name: string): number | null =>
  told.find(({ family }) => family.name === name)?.samples[0]?.[1] ?? null

const worstOf = (delays: readonly Delay[], part: keyof Delay) =>
  delays.reduce((worst, delay) => Math.max(worst, delay[part]), 0)

interface Process {
  readonly since: Date
  readonly kind: Database['kind']
  readonly dataFolder?: string | undefined
  /** Of the last minute. */
  readonly delays: () => readonly Delay[]
}

/** What a process has one of, however many cities it serves. */
export function measureProcess(metrics: Metrics, { since, kind, dataFolder, delays }: Process): void {
  const labels = { version: readVersao(), node: process.versions.node, database: kind }
  metrics.gauge('paco_info', 'What runs', () => [[labels, 1]])
  metrics.gauge('process_start_time_seconds', 'When the process began', () => since.getTime() / 1000)
  metrics.gauge('process_resident_memory_bytes', 'Memory in use', () => process.memoryUsage.rss())
  metrics.gauge(
    'paco_heap_used_bytes',
    'Memory in use by the program itself',
    () => process.memoryUsage().heapUsed,
  )
  metrics.counter('process_cpu_seconds_total', 'Time of the processor taken', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.gauge('paco_event_loop_delay_seconds', 'How late the process came round, in the last minute', () =>
    (['p50', 'p99', 'max'] as const).map((part) => [{ part }, worstOf(delays(), part) / 1000]),
  )
  metrics.gauge('paco_work_waiting', 'Heavy work that waits its turn', () => workNow().waiting)
  metrics.gauge('paco_work_running', 'Heavy work under way', () => workNow().running)
  metrics.gauge('paco_disk_free_bytes', 'Room on the disk of the data', () => roomOf(dataFolder) ?? [])
}

/** Of a process that began when Node says it did. */
export const sinceWhen = (now: Date) => new Date(now.getTime() - process.uptime() * 1000)

function measureDatabase(metrics: Metrics, { db, pool, ping, slow }: Watched): void {
  const banco = keptFor(KEPT, () => readBanco(db))
  const emails = keptFor(KEPT, () => countEmails(db))
  const linhas = keptFor(KEPT, () => countLinhas(db))
  // Before anything is asked of the database: what these looks themselves wait for is nobody's waiting.
  metrics.gauge(
    'paco_db_pool_connections',
    'Connections to the database that are open',
    () => pool.totalCount,
  )
  metrics.gauge('paco_db_pool_idle', 'Connections that nobody uses', () => pool.idleCount)
  metrics.gauge('paco_db_pool_waiting', 'Who waits for a connection', () => pool.waitingCount)
  metrics.gauge('paco_db_shares_waiting', 'Lists, batches and writes that wait for their share', () =>
    waitingFor(db),
  )
  metrics.gauge('paco_db_up', 'Whether the database answers within two seconds', () =>
    ping().then(
      () => 1,
      () => 0,
    ),
  )
  metrics.gauge('paco_db_size_bytes', 'Size of the database', async () => (await banco()).bytes)
  metrics.counter(
    'paco_db_slow_statements_total',
    'Statements of requests above SLOW_QUERY_MS',
    () => slow.total,
  )
  metrics.gauge('paco_trail_lines', 'Lines of the audit trail', linhas)
  metrics.gauge('paco_email_waiting', 'E-mails that wait to be sent', async () => (await emails()).espera)
  metrics.gauge('paco_email_given_up', 'E-mails of the last sixty days that were given up', async () => {
    return (await emails()).desistiu
  })
}

function measureRequests(metrics: Metrics, requests: Requests): void {
  metrics.counter('paco_http_requests_total', 'Answers by route, method and class of status', () =>
    requests.answered(),
  )
  metrics.counter('paco_http_request_seconds_total', 'Time taken to answer, by route and method', () =>
    requests.seconds(),
  )
  metrics.histogram('paco_http_request_duration_seconds', 'Time taken to answer calls and pages', () =>
    requests.latencies(),
  )
  metrics.counter('paco_http_server_errors_total', 'Answers with 500, 503 or another 5xx', () =>
    requests.faults(),
  )
}

interface Around {
  readonly dataFolder?: string | undefined
  /** When the newest good backup was made; null where there is none. */
  readonly copia?: () => Promise<Date | null>
  readonly now: () => Date
  /** The watch of the process's loop, where others look at it too; what the process has one of is then told by them. */
  readonly loop?: Loop | undefined
}

/** Everything that is measured whatever words there are; a word adds its own by `metrics.gauge`. */
export function openMedida(database: Watched, { dataFolder, copia, now, loop: shared }: Around): Medida {
  const [metrics, requests, flights, history] = [new Metrics(), new Requests(), new Flights(), new History()]
  const since = sinceWhen(now())
  const loop = shared ?? watchLoop()
  let delays: Delay[] = []
  // What the process has one of is told to machines once, and to people of every city.
  const own = shared ? new Metrics() : metrics
  measureProcess(own, { since, kind: database.kind, dataFolder, delays: () => delays })
  measureRequests(metrics, requests)
  measureDatabase(metrics, database)
  measureReplica(metrics, database.replica)
  metrics.gauge(
    'paco_backup_age_seconds',
    'Age of the newest backup that was proven by a restore',
    async () => {
      const made = await copia?.()
      return made ? (now().getTime() - made.getTime()) / 1000 : []
    },
  )

  const tell = async () =>
    own === metrics ? metrics.look() : [...(await own.look()).slice(0, -1), ...(await metrics.look())]
  const note = (told: readonly Told[] = []) => {
    const { pool, db } = database
    history.note(now().getTime(), {
      ...requests.totals(),
      delay: delays.at(-1)?.p99 ?? 0,
      waiting: pool.waitingCount + waitingFor(db),
      memory: process.memoryUsage.rss(),
      busy: pool.totalCount - pool.idleCount,
      queue: workNow().waiting,
      size: levelOf(told, 'paco_db_size_bytes'),
      backup: levelOf(told, 'paco_backup_age_seconds'),
      emails: levelOf(told, 'paco_email_waiting'),
      lines: levelOf(told, 'paco_trail_lines'),
    })
  }
  const ask = keptFor(ASKED, async () => note(await tell()))
  const look = () => {
    delays = [...delays, loop.take()].slice(-LOOKS)
    // At once, whether or not the database answers what it is asked.
    note()
    void ask()
  }
  return {
    metrics,
    requests,
    flights,
    history,
    since,
    tell,
    note,
    start: () => {
      loop.start()
      look()
      const timer = setInterval(look, LOOK).unref()
      return () => {
        clearInterval(timer)
        loop.stop()
      }
    },
  }
}
