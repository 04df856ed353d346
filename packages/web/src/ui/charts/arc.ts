import { drawable, percentOf } from './scale.ts'

/** The doughnut's hole, of its radius. */
const CUT_OUT = 0.7

const point = (share: number, radius: number) => {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
}

/** A closed circle, as two arcs: one whose ends meet would be none. `sweep` 1 is clockwise. */
const circle = (from: number, radius: number, sweep: 0 | 1) => {
  const half = `A ${radius} ${radius} 0 0 ${sweep}`
  return `M ${point(from, radius)} ${half} ${point(from + 0.5, radius)} ${half} ${point(from, radius)} Z`
}

/**
 * A piece of a ring around 0,0 as an SVG path; `from` and `to` are shares of the whole turn, from the top clockwise.
 * A whole ring is its two circles, the inner one the other way round, so that no seam shows.
 */
export function ringPath(from: number, to: number, outer: number, cutOut = CUT_OUT): string {
  const inner = outer * cutOut
  if (to - from >= 0.9999) return `${circle(from, outer, 1)} ${circle(from, inner, 0)}`
  const large = to - from > 0.5 ? 1 : 0
  return [
    `M ${point(from, outer)}`,
    `A ${outer} ${outer} 0 ${large} 1 ${point(to, outer)}`,
    `L ${point(to, inner)}`,
    `A ${inner} ${inner} 0 ${large} 0 ${point(from, inner)}`,
    'Z',
  ].join(' ')
}

/** Where each value's piece begins and ends; all zero when there is nothing to share. */
export function shares(values: readonly number[]): { from: number; to: number }[] {
  const total = values.reduce((sum, value) => sum + drawable(value), 0)
  let at = 0
  return values.map((value) => {
    const from = at
    at += percentOf(value, total) / 100
    return { from, to: at }
  })
}
