import type { Sample } from './text.ts'

/** Bounds of the latencies that are told apart, in seconds; the last is followed by 'more'. */
export const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
/** Answers to calls, and everything else: pages and their files. */
const KINDS = ['call', 'page'] as const
const [CALL, PAGE] = [0, 1]
/** What a server's fault is told apart by: a defect, a refusal that passes by itself, anything else. */
const FAULTS = ['500', '503', 'other'] as const

const kindOf = (route: string) => (/^\/api(\/|$)/.test(route) ? CALL : PAGE)
const zeros = (length: number) => Array.from({ length }, () => 0)

/**
 * Counts what was answered. Routes are opened when the application is built, each a place in plain arrays: counting one
 * more allocates nothing and looks nothing up.
 */
export class Requests {
  readonly #series: { readonly route: string; readonly method: string }[] = []
  readonly #places = new Map<string, number>()
  readonly #kinds: number[] = []
  /** Five classes of status for each of the series. */
  readonly #answers: number[] = []
  readonly #seconds: number[] = []
  readonly #latencies = KINDS.map(() => zeros(BOUNDS.length + 1))
  readonly #sums = KINDS.map(() => 0)
  readonly #faults = FAULTS.map(() => 0)
  #total = 0

  /** The place of a route, by its pattern: the same for whoever opens it again. */
  open(method: string, route: string): number {
    const key = `${method} ${route}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const place = this.#series.push({ route, method }) - 1
    this.#places.set(key, place)
    this.#kinds.push(kindOf(route))
    this.#answers.push(...zeros(CLASSES.length))
    this.#seconds.push(0)
    return place
  }

  routeOf(place: number): string {
    const { method, route } = this.#series[place] ?? { method: '', route: '' }
    return `${method} ${route}`
  }

  count(place: number, status: number, milliseconds: number): void {
    const kind = this.#kinds[place] ?? PAGE
    const seconds = milliseconds / 1000
    let bucket = 0
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket++
    add(this.#answers, place * CLASSES.length + Math.min(5, Math.max(1, Math.trunc(status / 100))) - 1, 1)
    add(this.#seconds, place, seconds)
    add(this.#latencies[kind] ?? [], bucket, 1)
    add(this.#sums, kind, seconds)
    if (status >= 500) add(this.#faults, status === 500 ? 0 : status === 503 ? 1 : 2, 1)
    this.#total++
  }

  /** From the start on: all answers, those that were the server's fault, and how long calls took, by bucket. */
  totals(): { requests: number; errors: number; latencies: readonly number[] } {
    const errors = this.#faults.reduce((sum, count) => sum + count, 0)
    return { requests: this.#total, errors, latencies: [...(this.#latencies[CALL] ?? [])] }
  }

  answered(): Sample[] {
    return this.#answers.flatMap((count, index): Sample[] => {
      const labels = this.#series[Math.floor(index / CLASSES.length)]
      return count > 0 && labels
        ? [[{ ...labels, status: CLASSES[index % CLASSES.length] ?? '' }, count]]
        : []
    })
  }

  seconds(): Sample[] {
    return this.#seconds.flatMap((sum, index): Sample[] => {
      const labels = this.#series[index]
      return sum > 0 && labels ? [[{ ...labels }, sum]] : []
    })
  }

  latencies(): Sample[] {
    return KINDS.flatMap((kind, index): Sample[] => {
      const counts = this.#latencies[index] ?? []
      let sum = 0
      const buckets = counts.map((count, bucket): Sample => {
        sum += count
        return [{ kind, le: bucket < BOUNDS.length ? String(BOUNDS[bucket]) : '+Inf' }, sum, '_bucket']
      })
      return [...buckets, [{ kind }, this.#sums[index] ?? 0, '_sum'], [{ kind }, sum, '_count']]
    })
  }

  faults(): Sample[] {
    return FAULTS.map((code, index) => [{ code }, this.#faults[index] ?? 0])
  }
}

function add(counts: number[], index: number, more: number): void {
  counts[index] = (counts[index] ?? 0) + more
}
