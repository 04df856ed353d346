/** So many at once, then so many a second (a leaky bucket); times are milliseconds of one clock. */
export class Pace {
  readonly #burst: number
  readonly #step: number
  /** When all that was let through will have been worked off. */
  #until = Number.NEGATIVE_INFINITY

  constructor(burst: number, perSecond: number) {
    this.#step = 1000 / perSecond
    this.#burst = burst * this.#step
  }

  /** How long one more has to wait; null, and not counted, where that would be more than `most`. */
  take(now: number, most: number): number | null {
    const until = Math.max(this.#until, now) + this.#step
    const wait = Math.max(0, until - now - this.#burst)
    if (wait > most) return null
    this.#until = until
    return wait
  }

  isIdle(now: number): boolean {
    return this.#until <= now
  }
}

/** A refused stranger who tries again at once has his answer held back, at most this long. */
const MOST_WAIT = 2_000
/** What anyone's mistakes may come to before they are held back at all. */
const OWN = { burst: 10, perSecond: 1 }
/** What all strangers together are refused without delay: a fraction of what a processor can do. */
const ALL = { burst: 100, perSecond: 50 }
/** More networks than these at once are nobody's mistakes. */
const MOST_NETWORKS = 10_000

/**
 * Holds back the refusals of strangers who are refused again and again: refusing takes a millisecond, and whoever asks
 * without a pause would keep the processor from everyone. Holding an answer takes nothing.
 */
export class RefusalPace {
  readonly #all = new Pace(ALL.burst, ALL.perSecond)
  readonly #networks = new Map<string, Pace>()

  /** How long the refusal of a stranger from this network waits, in milliseconds. */
  waitFor(network: string, now: number): number {
    const own = this.#networks.get(network) ?? this.#open(network, now)
    if (own.take(now, 0) !== null) return 0
    return this.#all.take(now, MOST_WAIT) ?? MOST_WAIT
  }

  #open(network: string, now: number): Pace {
    if (this.#networks.size >= MOST_NETWORKS) {
      for (const [name, pace] of this.#networks) if (pace.isIdle(now)) this.#networks.delete(name)
    }
    if (this.#networks.size >= MOST_NETWORKS) this.#networks.clear()
    const pace = new Pace(OWN.burst, OWN.perSecond)
    this.#networks.set(network, pace)
    return pace
  }
}
