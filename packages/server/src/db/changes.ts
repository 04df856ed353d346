import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { perCity } from '@paco/domain/shared/per-city'
import pg from 'pg'
import type { Ear } from './line.ts'

/** On which channel (LISTEN/NOTIFY) the instances of a city tell each other that something was written: of several in one database, each on its own. */
export const channelOf = (schema?: string): string => (schema ? `paco_mudou_${schema}` : 'paco_mudou')
export const channel = perCity(() => channelOf())
/** Lets an instance know its own word when it hears it. */
export const INSTANCE = randomUUID()

/** What an instance says to itself to learn whether it still hears. */
const BEAT = `${INSTANCE} vivo`
const isBeat = (payload: string | undefined) => payload?.endsWith(' vivo') ?? false
/** What an instance says when a session, or the person behind one, is no longer what it was. */
export const SESSIONS = `${INSTANCE} sessoes`
const isSessions = (payload: string | undefined) => payload?.endsWith(' sessoes') ?? false
/** What it says when the city's settings are no longer what they were. */
export const SETTINGS = `${INSTANCE} cidade`
const isSettings = (payload: string | undefined) => payload?.endsWith(' cidade') ?? false
const BEAT_EVERY = 2000
/** Without having heard itself for so long an instance is deaf: nothing cached is older than this. */
const SILENCE = 5000
const RETRY = 1000

interface Told {
  written: []
  sessions: []
  settings: []
}
const ofCity = perCity(() => new EventEmitter<Told>().setMaxListeners(100))

/** Tells, in this process, that something of the city was written, here or by another instance; and that sessions or settings changed. */
export const changes = {
  on: (what: keyof Told, hear: () => void) => ofCity.get().on(what, hear),
  off: (what: keyof Told, hear: () => void) => ofCity.get().off(what, hear),
  once: (what: keyof Told, hear: () => void) => ofCity.get().once(what, hear),
  emit: (what: keyof Told) => ofCity.get().emit(what),
}

/** Transactions that change a session, or the person behind one: every instance is told when they are over. */
export const changingSessions = new WeakSet<object>()

/** Transactions that change the city's settings: told likewise. */
export const changingSettings = new WeakSet<object>()

/** Databases that no other process writes to: nobody needs to be told. */
export const writesAlone = new WeakSet<object>()

export interface Hearing {
  /** False while other instances could write unheard: nothing may be remembered then. */
  isOn: () => boolean
  stop: () => Promise<void>
}

/** The embedded database has one process: what it writes, it knows. */
export const aloneHearing: Hearing = { isOn: () => true, stop: async () => {} }

type Wire = { connection: { stream: { destroy(): void } } }
const cut = (client: Ear | null) => (client as unknown as Wire | null)?.connection.stream.destroy()

const openClient = (url: string): Ear =>
  new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: SILENCE })

/**
 * Listens (LISTEN/NOTIFY) to other instances on a connection of its own, and comes back when it is lost. A connection
 * can die without a word: the instance speaks to itself on it and believes only what it hears back.
 */
export function hearOthers(url: string, open: (channel: string) => Ear = () => openClient(url)): Hearing {
  // What comes in by itself comes to no call: whose it is is known here.
  const [own, listened] = [ofCity.get(), channel.get()]
  let client: Ear | null = null
  let heard = Number.NEGATIVE_INFINITY
  let begun = 0
  let speaking = false
  let stopped = false
  const isOn = () => performance.now() - heard < SILENCE
  const hear = () => {
    if (!isOn()) {
      own.emit('written')
      own.emit('settings')
    }
    heard = performance.now()
  }
  const lose = () => {
    heard = Number.NEGATIVE_INFINITY
    client = null
    own.emit('written')
    if (!stopped) setTimeout(connect, RETRY).unref()
  }
  const connect = async () => {
    const fresh = open(listened)
    client = fresh
    begun = performance.now()
    speaking = false
    fresh.on('error', () => {})
    fresh.once('end', lose)
    fresh.on('notification', ({ payload }) => {
      if (payload === BEAT) hear()
      else if (isSessions(payload)) own.emit('sessions')
      else if (isSettings(payload)) own.emit('settings')
      // Our own word too: a write whose answer was lost may have been done after we gave it up.
      else if (!isBeat(payload)) own.emit('written')
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(listened)}`)
      await fresh.query('select pg_notify($1, $2)', [listened, BEAT])
    } catch {
      // Its end brings the next attempt; one that hangs is brought to it.
      cut(fresh)
    }
  }
  const speak = async () => {
    if (performance.now() - Math.max(heard, begun) > SILENCE) return cut(client)
    if (!isOn() || speaking || !client) return
    speaking = true
    await client.query('select pg_notify($1, $2)', [listened, BEAT]).catch(() => {})
    speaking = false
  }
  void connect()
  const beat = setInterval(speak, BEAT_EVERY).unref()
  return {
    isOn,
    stop: async () => {
      stopped = true
      clearInterval(beat)
      const last = client
      const ended = last?.end().catch(() => {})
      const patience = setTimeout(() => cut(last), 1000)
      await ended
      clearTimeout(patience)
    },
  }
}
