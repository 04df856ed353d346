import { changes, type Hearing } from './changes.ts'

/** What a memory holds, and what of it is worth holding. */
interface Holding<T> {
  /** How much room a value takes; 0 where it is not worth any. */
  readonly size: (value: T) => number
  /** The room there is: once it is taken nothing more is noted until something is written. */
  readonly room: number
  /** In milliseconds: where what is told goes by the clock, no write tells of it. */
  readonly longest?: number
  readonly clock?: () => number
}

export interface Answer<T> {
  readonly known: T | null
  /** Notes what is then found. */
  readonly note: (value: T) => void
}

interface Kept<T> {
  readonly value: T
  readonly at: number
}

/** A cache: what was read of lists, until anything is written, here or by another instance (LISTEN/NOTIFY). */
export class UntilWritten<T> {
  readonly #hearing: Hearing
  readonly #holding: Holding<T>
  readonly #clock: () => number
  /** By the list it is of, so that it goes with it. */
  #kept = new WeakMap<object, Map<string, Kept<T>>>()
  #left = { room: 0 }

  constructor(hearing: Hearing, holding: Holding<T>) {
    this.#hearing = hearing
    this.#holding = holding
    this.#clock = holding.clock ?? (() => performance.now())
    this.forget()
  }

  readonly forget = (): void => {
    this.#kept = new WeakMap()
    this.#left = { room: this.#holding.room }
  }

  /** What is known under this key. What is noted after something was written belongs to a map nobody looks into any more. */
  ask(list: object, key: string): Answer<T> {
    if (!this.#hearing.isOn()) return { known: null, note: () => {} }
    const { size, longest = Number.POSITIVE_INFINITY } = this.#holding
    const left = this.#left
    const ofList = this.#kept.get(list) ?? new Map<string, Kept<T>>()
    this.#kept.set(list, ofList)
    const found = ofList.get(key)
    if (found && this.#clock() - found.at < longest) return { known: found.value, note: () => {} }
    const note = (value: T) => {
      const before = ofList.get(key)
      const more = size(value) - (before ? size(before.value) : 0)
      if (size(value) === 0 || more > left.room) return
      left.room -= more
      ofList.set(key, { value, at: this.#clock() })
    }
    return { known: null, note }
  }
}

/** What remembers for which readers of the database. */
export interface Memories<T> {
  /** Has these, who are answered alike, remember from now on. Returns the way to stop. */
  remember: (readers: readonly object[], hearing: Hearing) => () => void
  ask: (reader: object, list: object, key: string) => Answer<T>
}

export function memoriesOf<T>(holding: Holding<T>): Memories<T> {
  const memories = new WeakMap<object, UntilWritten<T>>()
  const nothing: Answer<T> = { known: null, note: () => {} }
  return {
    remember: (readers, hearing) => {
      const memory = new UntilWritten(hearing, holding)
      for (const reader of readers) memories.set(reader, memory)
      changes.on('written', memory.forget)
      return () => {
        for (const reader of readers) memories.delete(reader)
        changes.off('written', memory.forget)
      }
    },
    ask: (reader, list, key) => memories.get(reader)?.ask(list, key) ?? nothing,
  }
}
