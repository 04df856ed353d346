import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** Stands in a statement for a value that comes with each request. */
export class Slot {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}

/** A compiled statement: its text, and its parameters, slots among them. */
interface Shape {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Of more shapes of one list than these, the first built are forgotten. */
const MOST = 100

function keep(known: Map<string, Shape>, key: string, shape: Shape): void {
  const [first] = known.size >= MOST ? known.keys() : []
  if (first !== undefined) known.delete(first)
  known.set(key, shape)
}

/** By whom they belong to, so that they go with it; then by what is asked for. */
const shapes = new WeakMap<object, Map<string, Shape>>()

/** What is asked for: which statement of an owner's, and with which values. */
export interface Asked {
  readonly key: string
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * Runs a statement whose SQL text is built once per shape, not at every request: `build` is only called when the cache
 * does not know the key. Whatever changes the text must be in the key; all else must be a slot.
 */
export async function runShape<R>(
  db: Db,
  owner: object,
  { key, values }: Asked,
  build: () => RawBuilder<R>,
): Promise<R[]> {
  const known = shapes.get(owner) ?? new Map<string, Shape>()
  shapes.set(owner, known)
  const shape = known.get(key) ?? build().compile(db)
  if (!known.has(key)) keep(known, key, shape)
  const parameters = shape.parameters.map((value) => (value instanceof Slot ? values[value.key] : value))
  const { rows } = await db.executeQuery<R>(CompiledQuery.raw(shape.sql, parameters))
  return rows
}
