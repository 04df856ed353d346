import type { Writable } from 'node:stream'
import pg from 'pg'

/** A statement that its session has prepared under a name. */
export interface Prepared {
  readonly name: string
  readonly values: unknown[]
}

/** What `pg` keeps of a connection: its socket, and what was prepared on it. */
export interface Wire {
  readonly stream: Pick<Writable, 'cork' | 'uncork'>
  readonly parsedStatements: Record<string, string>
  execute(portal: { portal: string; rows: number }): void
  sync(): void
}

/** What a query of `pg` is made of; its types leave most of that out. */
interface Parts {
  name: string | undefined
  values: unknown[]
  submit: (wire: Wire) => Error | null
  prepare(wire: Wire): void
  _getRows(wire: Wire): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleError(error: unknown, wire: Wire): void
}

type Done = (error: Error | null, result: pg.QueryResult) => void
const Query = pg.Query as unknown as new (config: object, values: undefined, done: Done) => Parts

/**
 * Several prepared statements on the wire as one (the protocol's pipelining): a single Sync at the end, so that the server
 * answers once, and not after each of them. Only the last one's result is told; should one fail, the server leaves out
 * those after it, and the whole fails with its error.
 */
class Train extends Query {
  readonly #statements: readonly Prepared[]
  #left: number
  #failed = false

  constructor(statements: readonly Prepared[], done: Done) {
    super({ text: '', values: [] }, undefined, done)
    this.#statements = statements
    this.#left = statements.length
  }

  override submit = (wire: Wire): Error | null => {
    wire.stream.cork()
    try {
      for (const { name, values } of this.#statements) {
        this.name = name
        this.values = values
        this.prepare(wire)
        // A value that cannot be sent: `pg` has ended the train there itself.
        if (this.#failed) return null
      }
      wire.sync()
    } finally {
      // What fails is not forgotten for having been prepared.
      this.name = undefined
      wire.stream.uncork()
    }
    return null
  }

  override _getRows(wire: Wire): void {
    wire.execute({ portal: '', rows: 0 })
  }

  override handleRowDescription(message: unknown): void {
    if (this.#left === 1) super.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    if (this.#left === 1) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#left === 1) super.handleCommandComplete(message, wire)
    this.#left--
  }

  override handleError(error: unknown, wire: Wire): void {
    this.#failed = true
    super.handleError(error, wire)
  }
}

/** Sends them on a connection on which each was prepared before. */
export const sendTrain = (client: pg.PoolClient, statements: readonly Prepared[]): Promise<pg.QueryResult> =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const train = new Train(statements, (error, result) => (error ? reject(error) : resolve(result)))
    client.query(train as unknown as pg.Submittable)
  }).catch((error: Error) => {
    // Of who asked, not of the socket by which the answer came.
    Error.captureStackTrace(error)
    throw error
  })
