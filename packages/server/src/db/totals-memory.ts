import { changes, type Hearing } from './changes.ts'
import type { Counted } from './list.ts'

/** Counting so few rows takes less than a page of them does: what is small is always counted. */
const FEW = 1000
/** Of more filters of one list than these nothing is remembered anew. */
const MOST = 100
/** Some lists go by the clock, and no write tells of it. */
const LONGEST = 60_000

interface Kept {
  readonly counted: Counted
  readonly at: number
}

/** Counts and sums of long lists, until anything is written, here or by another instance. */
export class TotalsMemory {
  readonly #hearing: Hearing
  readonly #clock: () => number
  /** By the list they are of, so that they go with it. */
  #kept = new WeakMap<object, Map<string, Kept>>()

  constructor(hearing: Hearing, clock: () => number = () => performance.now()) {
    this.#hearing = hearing
    this.#clock = clock
  }

  readonly forget = (): void => {
    this.#kept = new WeakMap()
  }

  /**
   * What is known under this key, and the way to note what is then counted. What comes after something was written belongs to a map
   * nobody looks into any more.
   */
  ask(list: object, key: string): { known: Counted | null; note: (counted: Counted) => void } {
    if (!this.#hearing.isOn()) return { known: null, note: () => {} }
    const ofList = this.#kept.get(list) ?? new Map<string, Kept>()
    this.#kept.set(list, ofList)
    const found = ofList.get(key)
    if (found && this.#clock() - found.at < LONGEST) return { known: found.counted, note: () => {} }
    const note = (counted: Counted) => {
      if (counted.total >= FEW && (found || ofList.size < MOST))
        ofList.set(key, { counted, at: this.#clock() })
    }
    return { known: null, note }
  }
}

const memories = new WeakMap<object, TotalsMemory>()

/** Has lists read by these remember what they count to. Returns the way to stop. */
export function rememberTotals(readers: readonly object[], hearing: Hearing): () => void {
  const memory = new TotalsMemory(hearing)
  for (const reader of readers) memories.set(reader, memory)
  changes.on('written', memory.forget)
  return () => {
    for (const reader of readers) memories.delete(reader)
    changes.off('written', memory.forget)
  }
}

/** Without a memory everything is counted. */
const NOTHING = { known: null, note: () => {} }

export const totalsOfReader = (reader: object, list: object, key: string) =>
  memories.get(reader)?.ask(list, key) ?? NOTHING
