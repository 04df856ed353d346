import type pg from 'pg'

/** What a pool of a city is sure of, and what it may have while others need less. */
interface Part {
  readonly floor: number
  readonly most: number
}

/**
 * The connections that all cities of a process may have open together. Each pool is sure of a few, opened when they are
 * needed; the others go to whoever needs more, and come back as they are closed for want of use. A connection is of one
 * city for as long as it lives: none is ever handed on.
 */
export class Places {
  #left: number
  readonly #parts = new Map<pg.Pool, Part>()

  constructor(total: number) {
    this.#left = total
  }

  /** How many nobody is sure of, and nobody has. */
  get left(): number {
    return this.#left
  }

  /** Has a pool live by these places from now on. Returns the way to give all of its back. */
  admit(pool: pg.Pool, floor: number): () => void {
    this.#parts.set(pool, { floor, most: pool.options.max })
    this.#left -= floor
    pool.options.max = floor
    const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown
    Object.assign(pool, {
      connect: (callback?: unknown) => {
        const hasOne = pool.idleCount > pool.waitingCount || pool.totalCount < pool.options.max
        if (!hasOne) this.#widen(pool)
        return callback ? connect(callback) : connect()
      },
    })
    const onRemove = () => {
      this.#narrow(pool)
      this.#passOn()
    }
    pool.on('remove', onRemove)
    return () => {
      if (!this.#parts.delete(pool)) return
      pool.off('remove', onRemove)
      this.#left += pool.options.max
      this.#passOn()
    }
  }

  #widen(pool: pg.Pool): boolean {
    const part = this.#parts.get(pool)
    if (!part || pool.options.max >= part.most) return false
    // What failed to connect was never closed.
    if (this.#left <= 0) for (const other of this.#parts.keys()) this.#narrow(other)
    if (this.#left <= 0) return false
    this.#left--
    pool.options.max++
    return true
  }

  /** Takes back what a pool does not use beyond what it is sure of. */
  #narrow(pool: pg.Pool): void {
    const part = this.#parts.get(pool)
    if (!part) return
    const used = Math.max(part.floor, pool.totalCount)
    this.#left += pool.options.max - used
    pool.options.max = used
  }

  /** Whoever waits gets what came free: the connection that is opened for it serves the first who waits. */
  #passOn(): void {
    for (const pool of this.#parts.keys()) {
      if (pool.waitingCount === 0 || !this.#widen(pool)) continue
      pool.connect().then(
        (client) => client.release(),
        // Who waits is told by their own wait.
        () => {},
      )
    }
  }
}
