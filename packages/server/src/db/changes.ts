import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import pg from 'pg'

/** On which channel instances tell each other that something was written. */
export const CHANNEL = 'paco_mudou'
/** Lets an instance know its own word when it hears it. */
export const INSTANCE = randomUUID()

const RETRY = 1000

/** Tells, in this process, that something was written, here or by another instance. */
export const changes = new EventEmitter<{ written: [] }>().setMaxListeners(100)

export interface Hearing {
  /** False while other instances could write unheard: nothing may be remembered then. */
  isOn: () => boolean
  stop: () => Promise<void>
}

/** The embedded database has one process: what it writes, it knows. */
export const aloneHearing: Hearing = { isOn: () => true, stop: async () => {} }

/** Listens to other instances on a connection of its own, and comes back when it is lost. */
export function hearOthers(url: string): Hearing {
  let client: pg.Client | null = null
  let on = false
  let stopped = false
  const lose = () => {
    on = false
    client = null
    changes.emit('written')
    if (!stopped) setTimeout(connect, RETRY).unref()
  }
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    client = fresh
    fresh.on('error', () => {})
    fresh.once('end', lose)
    fresh.on('notification', ({ payload }) => payload !== INSTANCE && changes.emit('written'))
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(CHANNEL)}`)
      on = true
      changes.emit('written')
    } catch {
      // The connection ends, and with its end comes the next attempt.
    }
  }
  void connect()
  return {
    isOn: () => on,
    stop: async () => {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
