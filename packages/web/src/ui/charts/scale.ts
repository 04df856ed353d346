/** The mathematics of the charts: small enough to be written here instead of carried as a library. */

/** No narrower can what is touched be told apart from its neighbours (WCAG 2.5.8). */
export const FINGERTIP = 24

/** What cannot be drawn (absent, negative, not a number) is drawn as nothing, so that no NaN reaches the page. */
export const drawable = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0)

/** Maps `[0, top]` onto `[from, to]`. */
export function linear(top: number, from: number, to: number): (value: number) => number {
  return (value) => (top > 0 ? from + (Math.min(drawable(value), top) / top) * (to - from) : from)
}

/** 1, 2, 2.5, 5 or 10 times a power of ten, the first that is large enough. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  // A hair of tolerance: 0.3 / 0.1 is a little less than 3 in binary, a little more than it elsewhere.
  const factor = [1, 2, 2.5, 5, 10].find((nice) => nice * power >= rough * (1 - 1e-9)) ?? 10
  return factor * power
}

/** `index` times the step, without the dust of binary fractions. */
const multiple = (index: number, step: number) => Number((index * step).toPrecision(12))

/** How many steps of that many pieces reach the top, and how large each is. */
function division(top: number, pieces: number, fractions: boolean) {
  const nice = niceStep(top / pieces)
  const step = fractions ? nice : Math.max(1, Math.ceil(nice))
  return { step, steps: Math.max(1, Math.ceil(top / step - 1e-9)) }
}

/**
 * Round figures from 0 to just above `max`: of the divisions into four to seven, the one that wastes least, then the
 * one with fewest lines. Whole numbers unless `fractions`: half a thing cannot be counted. Always at least two ticks,
 * so that an empty chart still has an axis.
 */
export function niceTicks(max: number, fractions = false): number[] {
  const top = drawable(max)
  if (top === 0) return [0, 1]
  const [best] = [4, 5, 6, 7]
    .map((pieces) => division(top, pieces, fractions))
    .sort((a, b) => multiple(a.steps, a.step) - multiple(b.steps, b.step) || a.steps - b.steps)
  return best ? Array.from({ length: best.steps + 1 }, (_, index) => multiple(index, best.step)) : [0, 1]
}

/** A share of a total in percent, 0 when there is no total. */
export const percentOf = (part: number, total: number): number =>
  drawable(total) === 0 ? 0 : (drawable(part) / total) * 100

/** About how wide a text is; exact widths would need a measured layout, which paper and tests do not have. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.57
