import { PacoError } from '@paco/domain/shared/errors'

/** How long a call waits for its share before it is told to come back. */
const PATIENCE = 10_000
const RETRY = 5

const busy = () =>
  new PacoError(503, 'O servidor está muito ocupado. Tente de novo em instantes.', { retryAfter: RETRY })

/**
 * A semaphore, so many of one kind at once: however many more there are, the other connections stay free for other
 * kinds.
 */
export class Share {
  #free: number
  readonly #patience: number
  readonly #waiting = new Set<() => void>()

  constructor(size: number, patience = PATIENCE) {
    this.#free = size
    this.#patience = patience
  }

  get waiting(): number {
    return this.#waiting.size
  }

  get isWaitedFor(): boolean {
    return this.waiting > 0
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await this.#place()
    try {
      return await work()
    } finally {
      const [next] = this.#waiting
      if (next) next()
      else this.#free++
    }
  }

  #place(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        this.#waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(begin)
        reject(busy())
      }, this.#patience)
      this.#waiting.add(begin)
    })
  }
}

/** What may take long: reading a list, a batch of a long one, and writing. Reading one record waits for none of them. */
export type Kind = 'lists' | 'batches' | 'writes'

const shares = new WeakMap<object, Record<Kind, Share>>()

/** Databases with one session for everybody: whatever takes long there, everybody waits for. With who waits for it. */
export const oneSession = new WeakMap<object, { readonly waitingCount: number }>()

/** Whether somebody waits for the only session of a database, or for a share of it. */
export const isWaitedFor = (db: object): boolean =>
  (oneSession.get(db)?.waitingCount ?? 0) > 0 ||
  Object.values(shares.get(db) ?? {}).some((share) => share.isWaitedFor)

/** How many wait for a share of a database. */
export const waitingFor = (db: object): number =>
  Object.values(shares.get(db) ?? {}).reduce((sum, share) => sum + share.waiting, 0)

/** Divides the connections of a database; together the shares leave at least one free. */
export function divide(db: object, sizes: Record<Kind, number>): void {
  shares.set(db, {
    lists: new Share(sizes.lists),
    batches: new Share(sizes.batches),
    writes: new Share(sizes.writes),
  })
}

/** Has one way to a database take part in another's connections, of which it has none of its own. */
export function shareWith(one: object, other: object): void {
  const [own, session] = [shares.get(other), oneSession.get(other)]
  if (own) shares.set(one, own)
  if (session) oneSession.set(one, session)
}

/** Does the work within its share. Inside a transaction there is nothing to wait for: the connection is there. */
export function inShare<T>(db: object, kind: Kind, work: () => Promise<T>): Promise<T> {
  const share = shares.get(db)?.[kind]
  return share ? share.run(work) : work()
}
