import { EventEmitterAsyncResource } from 'node:events'
import pg from 'pg'

const CONNECT = 5_000

/** What listening takes of a connection. */
export interface Ear {
  on(event: 'error', hear: (error: Error) => void): unknown
  on(event: 'notification', hear: (said: { payload?: string | undefined }) => void): unknown
  once(event: 'end', hear: () => void): unknown
  connect(): Promise<unknown>
  query(text: string, values?: string[]): Promise<unknown>
  end(): Promise<unknown>
}

type Wire = { connection: { stream: { destroy(): void } } }
const cut = (client: pg.Client) => (client as unknown as Wire).connection.stream.destroy()

/** An ear of one city: what it hears is heard in that city's name, whoever's connection brought it. */
class CityEar extends EventEmitterAsyncResource implements Ear {
  readonly line: Line
  readonly channel: string
  /** As a connection of its own would be cut: with it everybody's goes, who all come back by themselves. */
  readonly connection = { stream: { destroy: () => this.line.cut(this) } }

  constructor(line: Line, channel: string) {
    super({ name: 'CityEar' })
    this.line = line
    this.channel = channel
  }

  connect = () => this.line.join(this)
  query = (text: string, values?: string[]) => this.line.query(text, values)
  end = () => this.line.leave(this)
}

/** One connection on which all cities of a process listen, each on its channel. It is opened by the first that does. */
export class Line {
  readonly #url: string
  readonly #ears = new Set<CityEar>()
  #coming: Promise<pg.Client> | null = null
  /** The driver takes one statement at a time. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(url: string) {
    this.#url = url
  }

  open(channel: string): Ear {
    return new CityEar(this, channel)
  }

  async join(ear: CityEar): Promise<void> {
    this.#ears.add(ear)
    this.#coming ??= this.#connect()
    await this.#coming
  }

  async query(text: string, values?: string[]): Promise<unknown> {
    if (!this.#coming) throw new Error('The line is gone.')
    const client = await this.#coming
    const answer = this.#queue.then(() => client.query(text, values))
    this.#queue = answer.catch(() => {})
    return answer
  }

  async leave(ear: CityEar): Promise<void> {
    const { size } = this.#ears
    if (!this.#ears.delete(ear)) return
    if (size > 1) await this.query(`unlisten ${pg.escapeIdentifier(ear.channel)}`).catch(() => {})
    else await this.#coming?.then((client) => client.end()).catch(() => {})
    ear.emit('end')
  }

  /** For an ear that hears nothing any more. */
  cut(ear: CityEar): void {
    if (!this.#ears.has(ear)) return
    const coming = this.#coming
    this.#lose(coming)
    coming?.then(cut, () => {})
  }

  #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT,
    })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      for (const ear of this.#ears) if (ear.channel === channel) ear.emit('notification', { payload })
    })
    const coming = client.connect().then(() => client)
    client.once('end', () => this.#lose(coming))
    coming.catch(() => {
      cut(client)
      this.#lose(coming)
    })
    return coming
  }

  #lose(lost: Promise<pg.Client> | null): void {
    if (this.#coming !== lost) return
    this.#coming = null
    const ears = [...this.#ears]
    this.#ears.clear()
    for (const ear of ears) ear.emit('end')
  }
}
