import { Session } from 'node:inspector'
import { performance } from 'node:perf_hooks'

/** How often it is asked whether the process is at rest, in milliseconds; and of how little work it is, as a share of that. */
const LOOK = 1000
const LITTLE = 0.05
/**
 * So many looks at rest are a long rest. Such a collection drops compiled code too: the first second of work after it goes
 * half as fast, which a pause between two calls is not worth.
 */
const LONG = 60
/** Less than this, in bytes, is not worth the tenth of a second that such a collection keeps the process. */
const WORTH = 16 * 1024 * 1024

/** What is seen of the process: the share of time it worked since it was last asked, and what its heap takes. */
export interface Seen {
  readonly worked: number
  readonly heap: number
}

/** Looks at what is seen, and collects what the start left as soon as there is rest, and what came since after a long one. */
export function collectAtRest(see: () => Seen, collect: (done: () => void) => void): () => void {
  let kept = 0
  let rested = 0
  return () => {
    const { worked, heap } = see()
    rested = worked > LITTLE ? 0 : rested + 1
    const isEnough = rested >= (kept === 0 ? 1 : LONG)
    if (!isEnough || heap - kept < WORTH) return
    rested = 0
    collect(() => {
      kept = see().heap
    })
  }
}

/** The collection that makes the heap as small as it can be, for which only the engine's inspector can be asked: in its own time. */
export function collectAll(done: () => void): void {
  const session = new Session()
  session.connect()
  session.post('HeapProfiler.collectGarbage', () => {
    // Not from within: the engine tells us while it holds the lock that disconnecting asks for, and would wait for itself.
    setImmediate(() => {
      session.disconnect()
      done()
    })
  })
}

function seeProcess(): () => Seen {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return { worked: utilization, heap: process.memoryUsage().heapTotal }
  }
}

/**
 * Node collects garbage by how much is allocated: a server at rest keeps what its start, or a busy hour, left behind, a
 * fifth of its memory and more. Here it is given back to the machine.
 */
export function giveBackAtRest(): void {
  setInterval(collectAtRest(seeProcess(), collectAll), LOOK).unref()
}
