import type { Writable } from 'node:stream'
import pg from 'pg'

/** A statement that its session has prepared under a name. */
export interface Prepared {
  readonly name: string
  readonly text: string
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
  handleRowDescription(message: { fields: pg.FieldDef[] }): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleError(error: unknown, wire: Wire): void
}

type Done = (error: Error | null, result: pg.QueryResult) => void
const Query = pg.Query as unknown as new (config: object, values: undefined, done: Done) => Parts

/** The same connection, on which nobody asks what columns a statement has: those that are prepared keep them. */
export const undescribed = (wire: Wire): Wire => Object.create(wire, { describe: { value: () => {} } })

/**
 * Prepared statements on the wire as one (the protocol's pipelining): a single Sync at the end, so that the server answers
 * once, and not after each of them. Only the last one's rows are told, of the fields they are known to have; should one
 * fail, the server leaves out those after it, and the whole fails with its error.
 */
class Train extends Query {
  readonly statements: readonly Prepared[]
  readonly #fields: pg.FieldDef[]
  readonly #wire: Wire
  #left: number
  #failed = false

  constructor(statements: readonly Prepared[], fields: pg.FieldDef[], wire: Wire, done: Done) {
    super({ text: '', values: [] }, undefined, done)
    this.statements = statements
    this.#fields = fields
    this.#wire = wire
    this.#left = statements.length
  }

  override submit = (): Error | null => {
    const wire = this.#wire
    this.handleRowDescription({ fields: this.#fields })
    wire.stream.cork()
    try {
      for (const { name, values } of this.statements) {
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

/** Sends statements each of which was prepared on this connection before, the last one with the fields it is known to have. */
export const sendTrain = (
  client: pg.PoolClient,
  wire: Wire,
  statements: readonly Prepared[],
  fields: pg.FieldDef[],
): Promise<pg.QueryResult> =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const done: Done = (error, result) => (error ? reject(error) : resolve(result))
    client.query(new Train(statements, fields, wire, done) as unknown as pg.Submittable)
  }).catch((error: Error) => {
    // Of who asked, not of the socket by which the answer came.
    Error.captureStackTrace(error)
    throw error
  })
