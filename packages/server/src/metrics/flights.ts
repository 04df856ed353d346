/** More requests than these are not under way at once; of an older one nothing is known any more. */
const MOST = 1024
/** What began earlier was left by its caller, who is not told of. */
const OLDEST = 600_000

/**
 * Which routes are being answered. A statement does not know whose it is: carrying that along with every promise takes
 * three per cent of a small call on Node 20. But a slow one is known by who was waiting all the time it took.
 */
export class Flights {
  readonly #places = new Int32Array(MOST)
  /** When each began; 0 where nothing is under way. */
  readonly #began = new Float64Array(MOST)
  #next = 0

  /** Notes that a route is being answered; answers what to say when it is over. */
  enter(place: number, now: number): number {
    const flight = this.#next
    this.#next = (flight + 1) % MOST
    this.#places[flight] = place
    this.#began[flight] = now
    return flight
  }

  leave(flight: number): void {
    if (flight >= 0) this.#began[flight] = 0
  }

  /** The routes that were under way before `since` and still are, each once. */
  spanning(since: number): number[] {
    const found = new Set<number>()
    for (let flight = 0; flight < MOST; flight++) {
      const began = this.#began[flight] ?? 0
      if (began > 0 && began <= since && since - began < OLDEST) found.add(this.#places[flight] ?? -1)
    }
    return [...found]
  }
}
