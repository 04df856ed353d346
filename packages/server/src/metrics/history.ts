import { quantileOf } from './quantile.ts'
import { BOUNDS } from './requests.ts'

/** Five minutes each, for a day. */
export const SLOT = 300_000
export const POINTS = 288

/** What goes up and down. */
const LEVELS = ['delay', 'waiting', 'memory', 'busy', 'queue', 'size', 'backup', 'emails', 'lines'] as const
type Level = (typeof LEVELS)[number]

/** As it is told now: the first three count from the start on; null is what is not known just now. */
export interface Now extends Readonly<Record<Level, number | null>> {
  readonly requests: number
  readonly errors: number
  readonly latencies: readonly number[]
}

const SERIES = ['requests', 'p95', 'errors', ...LEVELS] as const
export type Serie = (typeof SERIES)[number]

/** The worse of two; what is not known says nothing of the other. */
const worse = (one: number, other: number) =>
  Number.isNaN(one) ? other : Number.isNaN(other) ? one : Math.max(one, other)

const NOTHING = { requests: 0, errors: 0, latencies: [] as readonly number[] }

/** The last day in slots of five minutes, in memory: a restart empties it. */
export class History {
  /** Which slot each place holds. */
  readonly #slots = new Float64Array(POINTS)
  readonly #values = Object.fromEntries(SERIES.map((name) => [name, new Float64Array(POINTS)])) as Record<
    Serie,
    Float64Array
  >
  #last: Pick<Now, 'requests' | 'errors' | 'latencies'> = NOTHING
  #base = this.#last

  /** Notes how it is, as often as one likes: of what goes up and down a slot keeps the worst. */
  note(time: number, now: Now): void {
    const slot = Math.floor(time / SLOT)
    const place = slot % POINTS
    const isNew = this.#slots[place] !== slot
    if (isNew) this.#base = this.#last
    this.#last = now
    this.#slots[place] = slot
    const base = this.#base
    const took = now.latencies.map((count, bucket) => count - (base.latencies[bucket] ?? 0))
    const put = (name: Serie, value: number) => {
      this.#values[name][place] = value
    }
    put('requests', now.requests - base.requests)
    put('errors', now.errors - base.errors)
    put('p95', (quantileOf(took, BOUNDS, 0.95) ?? Number.NaN) * 1000)
    for (const name of LEVELS) {
      const [before, value] = [this.#values[name][place] ?? Number.NaN, now[name] ?? Number.NaN]
      put(name, isNew ? value : worse(value, before))
    }
  }

  /** A day up to now, null where nothing is known. */
  read(time: number): { since: number; series: Record<Serie, (number | null)[]> } {
    const first = Math.floor(time / SLOT) - POINTS + 1
    const valuesOf = (name: Serie) =>
      Array.from({ length: POINTS }, (_, index) => {
        const place = (first + index) % POINTS
        const value = this.#slots[place] === first + index ? this.#values[name][place] : undefined
        return value === undefined || Number.isNaN(value) ? null : value
      })
    const series = Object.fromEntries(SERIES.map((name) => [name, valuesOf(name)]))
    return { since: first * SLOT, series: series as Record<Serie, (number | null)[]> }
  }
}
