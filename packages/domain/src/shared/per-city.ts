/** What is kept of one city, each thing in its own place. */
export type Kept = unknown[]

const only: Kept = []
let where: () => Kept = () => only
let places = 0

/** A server of several cities says where what is kept of the one that is spoken of is; until it takes that back. */
export function keepBy(ask: () => Kept): () => void {
  where = ask
  return () => {
    where = () => only
  }
}

interface PerCity<T> {
  get(): T
  set(value: T): void
}

/** Something each city has its own of. A page is of one city, and so is a process, unless its server says otherwise. */
export function perCity<T>(first: () => T): PerCity<T> {
  const place = places++
  return {
    get: () => {
      const kept = where()
      if (!(place in kept)) kept[place] = first()
      return kept[place] as T
    },
    set: (value) => {
      where()[place] = value
    },
  }
}
