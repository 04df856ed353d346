import { createHash } from 'node:crypto'

/** From how many milliseconds on a statement is slow, where nothing is said. */
export const SLOW = 500
const HOUR = 3_600_000
const DAY = 24
/** More shapes than these are not kept: the one that was slow longest ago goes. */
const MOST = 200
const LONGEST = 600

/** What a statement does, whatever it is asked with: no value is ever in it. */
export function shapeOf(text: string): string {
  const shape = text
    .replace(/\/\*.*?\*\/|--[^\n]*/gs, ' ')
    .replace(/\$(\w*)\$.*?\$\1\$/gs, '?')
    .replace(/[eE]?'(?:[^'\\]|''|\\.)*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/([$\d?]+)(?:\s*,\s*(?:\$\d+|\?))+/g, '$1, …')
    .replace(/\s+/g, ' ')
    .trim()
  return shape.length > LONGEST ? `${shape.slice(0, LONGEST)}…` : shape
}

/** By which a shape is found in the log and on the screen. */
const nameOf = (shape: string) => createHash('sha256').update(shape).digest('hex').slice(0, 8)

export interface Slow {
  readonly name: string
  readonly shape: string
  readonly milliseconds: number
  /** Who waited for it; nobody for what the system does by itself. */
  readonly routes: readonly string[]
}

interface Hour {
  count: number
  worst: number
  /** Who waited for the worst. */
  routes: readonly string[]
}

interface Shape {
  readonly name: string
  readonly shape: string
  last: number
  readonly hours: Map<number, Hour>
}

/** One shape over the last day. */
export interface SlowShape extends Hour {
  readonly name: string
  readonly shape: string
  /** When it was last slow. */
  readonly last: number
}

interface Follower {
  /** Which routes were being answered since then. */
  readonly spanning: (since: number) => readonly string[]
  readonly tell: (slow: Slow) => void
}

/** Statements that took long, by their shape, for a day and in memory. */
export class SlowStatements {
  readonly limit: number
  readonly #now: () => number
  readonly #shapes = new Map<string, Shape>()
  #follower: Follower | undefined
  #total = 0

  constructor(limit = SLOW, now = () => Date.now()) {
    this.limit = limit
    this.#now = now
  }

  /** How many there were since the start. */
  get total(): number {
    return this.#total
  }

  follow(follower: Follower): () => void {
    this.#follower = follower
    return () => {
      if (this.#follower === follower) this.#follower = undefined
    }
  }

  /** A statement that began then has ended, well or not. */
  ended(text: string, began: number): void {
    const milliseconds = performance.now() - began
    if (milliseconds >= this.limit) this.note(text, milliseconds, began)
  }

  note(text: string, milliseconds: number, began: number): void {
    const shape = shapeOf(text)
    const routes = this.#follower?.spanning(began) ?? []
    const kept = this.#shapes.get(shape) ?? this.#open(shape)
    const hour = Math.floor(this.#now() / HOUR)
    const { count, worst, routes: before } = kept.hours.get(hour) ?? { count: 0, worst: 0, routes: [] }
    const isWorst = milliseconds > worst
    kept.hours.set(hour, {
      count: count + 1,
      worst: Math.max(worst, milliseconds),
      routes: isWorst ? routes : before,
    })
    for (const past of kept.hours.keys()) if (past <= hour - DAY) kept.hours.delete(past)
    kept.last = this.#now()
    this.#total++
    this.#follower?.tell({ name: kept.name, shape, milliseconds, routes })
  }

  #open(shape: string): Shape {
    if (this.#shapes.size >= MOST) {
      const oldest = [...this.#shapes].reduce((one, other) => (other[1].last < one[1].last ? other : one))
      this.#shapes.delete(oldest[0])
    }
    const made: Shape = { name: nameOf(shape), shape, last: this.#now(), hours: new Map() }
    this.#shapes.set(shape, made)
    return made
  }

  /** Those of the last day, the slowest first. */
  slowest(most: number): SlowShape[] {
    const from = Math.floor(this.#now() / HOUR) - DAY
    const shapes = [...this.#shapes.values()].flatMap(({ name, shape, last, hours }): SlowShape[] => {
      const recent = [...hours].filter(([hour]) => hour > from).map(([, told]) => told)
      const [first, ...rest] = recent.sort((one, other) => other.worst - one.worst)
      if (!first) return []
      const count = rest.reduce((sum, told) => sum + told.count, first.count)
      return [{ name, shape, last, ...first, count }]
    })
    return shapes.sort((one, other) => other.worst - one.worst).slice(0, most)
  }
}
