/** Numbers that look drawn and are the same at every start: the demo city never changes between two people. */
export interface Draw {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  /** True that many times in a hundred. */
  chance(percent: number): boolean
  shuffle<T>(list: readonly T[]): T[]
}

/** Mulberry32: small, well spread, and ours, so that no version of Node changes it. */
export function drawFrom(seed: number): Draw {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    whole,
    chance: (percent) => next() * 100 < percent,
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}
