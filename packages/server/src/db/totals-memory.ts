import type { Counted } from './list.ts'
import { memoriesOf } from './until-written.ts'

/** Counting so few rows takes less than a page of them does: what is small is always counted. */
const FEW = 1000

/** Counts and sums of long lists, by their filters. */
export const totalsMemory = memoriesOf<Counted>({
  size: ({ total }) => (total >= FEW ? 1 : 0),
  room: 1000,
  // Some lists go by the clock, and no write tells of it.
  longest: 60_000,
})
