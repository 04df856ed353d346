import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often the loop is asked whether it comes round, in milliseconds. */
const RESOLUTION = 20
const NANO = 1e6

export interface Delay {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Told of in turns: what each look finds is of the time since the last. */
export interface Loop {
  start(): void
  stop(): void
  take(): Delay
}

/** How late the event loop comes round, in milliseconds: what everybody waits who waits for anything. */
export function watchLoop() {
  const seen = monitorEventLoopDelay({ resolution: RESOLUTION })
  // It tells from one time to the next, of which so much is meant to be.
  const late = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / NANO - RESOLUTION) : 0
  return {
    start: () => void seen.enable(),
    stop: () => void seen.disable(),
    /** Since it was last asked. */
    take: (): Delay => {
      const delay = seen.count > 0 ? [seen.percentile(50), seen.percentile(99), seen.max] : [0, 0, 0]
      seen.reset()
      const [p50 = 0, p99 = 0, max = 0] = delay.map(late)
      return { p50, p99, max }
    },
  }
}

/** One watch for several who look at it: a process has one loop, and watching it twenty times would hold it up. */
export function shareLoop(every: number, loop = watchLoop()) {
  let last = loop.take()
  loop.start()
  const timer = setInterval(() => {
    last = loop.take()
  }, every).unref()
  return {
    start: () => {},
    stop: () => {},
    take: () => last,
    end: () => {
      clearInterval(timer)
      loop.stop()
    },
  }
}
