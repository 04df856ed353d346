import { PacoError, tooMany } from '@paco/domain/shared/errors'
import { perCity } from '@paco/domain/shared/per-city'

/** Whoever asks for heavy work. */
export interface Caller {
  /** A person where one is known, else the address: turns go round by it. */
  readonly key: string
  /** Whether only the address is known. */
  readonly isStranger: boolean
  /** By which the caller asks how far the work is. */
  readonly ticket: string | null
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean
}

export interface TurnLimits {
  /** How many works are under way at once, for everybody. */
  readonly atOnce: number
  /** How many one caller may have waiting or under way; one more is refused with 429. */
  readonly each: number
  /** How many may wait in all; one more is refused with 503. */
  readonly waiting: number
  /** Whether, while others wait, nothing begins after a work for as long as it took; whoever is alone waits for nothing. */
  readonly rests?: boolean
}

interface Waiting {
  readonly caller: Caller
  readonly begin: () => void
  readonly leave: (error: Error) => void
}

/** Where a work is: how many begin before it, or that it is under way. */
export type Place = { readonly ahead: number } | 'under way'

const everywhere = new Set<Turns>()

let cities = 0
const cityNumber = perCity(() => ++cities)
/** Number 3 of one city is another person than number 3 of the next. */
const here = (key: string) => `${cityNumber.get()}:${key}`
const ofTheCity = (caller: Caller): Caller => ({
  ...caller,
  key: here(caller.key),
  ticket: caller.ticket && here(caller.ticket),
})

/**
 * Where the work with this ticket is, of all that is done in turns here; null when it is over or not known. Work that is
 * under way in one queue may wait in another.
 */
export function placeOf(ticket: string): Place | null {
  let found: Place | null = null
  for (const turns of everywhere) {
    const place = turns.placeOf(ticket)
    if (place !== null && place !== 'under way') return place
    found ??= place
  }
  return found
}

/** How much heavy work waits, and how much is under way, of all that is done in turns here. */
export function workNow(): { waiting: number; running: number } {
  const now = { waiting: 0, running: 0 }
  for (const turns of everywhere) {
    now.waiting += turns.waiting
    now.running += turns.running
  }
  return now
}

/** Seconds after which a refused caller may try again. */
const RETRY = 3
const full = () =>
  new PacoError(503, 'O servidor está muito ocupado. Tente de novo em instantes.', { retryAfter: RETRY })
/** Nobody waits for the answer any more. */
export const abandoned = () => new PacoError(499, 'A chamada foi abandonada.')

/** Callers of one kind. Insertion order is the round: who was served goes to its end. */
class Round {
  readonly queues = new Map<string, Waiting[]>()
  waiting = 0
  /** Works of many slices that have begun. */
  open = 0

  add(one: Waiting): void {
    this.waiting++
    const queue = this.queues.get(one.caller.key)
    if (queue) queue.push(one)
    else this.queues.set(one.caller.key, [one])
  }

  /** The first who still waits. */
  take(): Waiting | null {
    for (const [key, queue] of this.queues) {
      const next = queue.shift()
      this.queues.delete(key)
      if (queue.length > 0) this.queues.set(key, queue)
      if (!next) continue
      this.waiting--
      if (!next.caller.isGone()) return next
      next.leave(abandoned())
    }
    return null
  }

  /** How many begin before the work with this ticket; null when it is not here. */
  ahead(ticket: string): number | null {
    for (const [key, queue] of this.queues) {
      const place = queue.findIndex(({ caller }) => caller.ticket === ticket)
      if (place >= 0) return this.#before(key, place)
    }
    return null
  }

  /** In a round everyone has one turn before anyone has a second. */
  #before(key: string, place: number): number {
    let passed = false
    let count = 0
    for (const [other, queue] of this.queues) {
      if (other === key) passed = true
      count += other === key ? place : Math.min(queue.length, passed ? place : place + 1)
    }
    return count
  }
}

/**
 * A queue for heavy work with fair turns (round robin), bounded for backpressure: callers are served in a round, one
 * work each, so that whoever asks for a hundred things keeps nobody else waiting for more than one of them; strangers
 * are served when no person waits.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #people = new Round()
  readonly #strangers = new Round()
  readonly #held = new Map<string, number>()
  readonly #underWay = new Set<string>()
  #running = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
    everywhere.add(this)
  }

  get waiting(): number {
    return this.#people.waiting + this.#strangers.waiting
  }

  get running(): number {
    return this.#running
  }

  async run<T>(asking: Caller, work: () => Promise<T>): Promise<T> {
    const caller = ofTheCity(asking)
    this.#admit(caller)
    try {
      if (this.#isFull(caller)) throw full()
      return await this.#inTurn(caller, work)
    } finally {
      this.#dismiss(caller)
    }
  }

  /**
   * Work of many slices, each of which waits its turn anew: work that is long, or whose caller takes their time to
   * fetch what was made, keeps nobody waiting for more than a slice. It is refused before the first or not at all.
   */
  async *slices<T>(asking: Caller, work: AsyncIterable<T>): AsyncGenerator<T> {
    const caller = ofTheCity(asking)
    this.#admit(caller)
    const iterator = work[Symbol.asyncIterator]()
    let counted = false
    try {
      if (this.#isFull(caller)) throw full()
      this.#roundOf(caller).open++
      counted = true
      for (;;) {
        const slice = await this.#inTurn(caller, () => iterator.next())
        if (slice.done) return
        if (caller.ticket) this.#underWay.add(caller.ticket)
        yield slice.value
      }
    } finally {
      if (counted) this.#roundOf(caller).open--
      if (caller.ticket) this.#underWay.delete(caller.ticket)
      this.#dismiss(caller)
      await iterator.return?.()
    }
  }

  #roundOf({ isStranger }: Caller): Round {
    return isStranger ? this.#strangers : this.#people
  }

  /** However many strangers wait, there is room for a person. */
  #isFull(caller: Caller): boolean {
    const held = Math.max(this.#roundOf(caller).waiting, this.#roundOf(caller).open)
    return this.#running >= this.#limits.atOnce && held >= this.#limits.waiting
  }

  #admit({ key }: Caller): void {
    const held = this.#held.get(key) ?? 0
    if (held >= this.#limits.each) throw tooMany(RETRY)
    this.#held.set(key, held + 1)
  }

  #dismiss({ key }: Caller): void {
    const left = (this.#held.get(key) ?? 1) - 1
    if (left === 0) this.#held.delete(key)
    else this.#held.set(key, left)
  }

  async #inTurn<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    await this.#turn(caller)
    if (caller.ticket) this.#underWay.add(caller.ticket)
    const began = performance.now()
    try {
      if (caller.isGone()) throw abandoned()
      return await work()
    } finally {
      if (caller.ticket) this.#underWay.delete(caller.ticket)
      if (this.#limits.rests && this.#strangers.waiting + this.#people.waiting > 0)
        setTimeout(() => this.#giveOn(), performance.now() - began)
      else this.#giveOn()
    }
  }

  #giveOn(): void {
    this.#running--
    this.#next()
  }

  /** Where the work with this ticket is; null when it is not here. */
  placeOf(asked: string): Place | null {
    const ticket = here(asked)
    if (this.#underWay.has(ticket)) return 'under way'
    const among = this.#people.ahead(ticket)
    if (among !== null) return { ahead: among }
    const behind = this.#strangers.ahead(ticket)
    return behind === null ? null : { ahead: this.#people.waiting + behind }
  }

  #turn(caller: Caller): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running++
      return Promise.resolve()
    }
    return new Promise((begin, leave) => this.#roundOf(caller).add({ caller, begin, leave }))
  }

  #next(): void {
    const next = this.#people.take() ?? this.#strangers.take()
    if (!next) return
    this.#running++
    next.begin()
  }
}
