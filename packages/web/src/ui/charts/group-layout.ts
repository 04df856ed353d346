import { FINGERTIP, linear, niceTicks, textWidth } from './scale.ts'

const LEFT = 52
const TOP = 30
const BOTTOM = 30
const LABEL_SIZE = 11
/** No bar is thicker, however few there are. */
const THICKNESS = 16

/** The width below which so many groups are scrolled along, not squeezed. */
export const narrowestFor = (groups: number): number => LEFT + FINGERTIP * groups

interface Grouped {
  label: string
  values: readonly number[]
}

/** Where the bars of each group stand, in a picture of `width` by `height`. */
export function groupLayout(groups: readonly Grouped[], series: number, width: number, height: number) {
  const ticks = niceTicks(Math.max(0, ...groups.flatMap(({ values }) => values)), true)
  const base = height - BOTTOM
  const y = linear(ticks.at(-1) ?? 1, base, TOP)
  const slot = Math.max(1, (width - LEFT) / Math.max(1, groups.length))
  const thickness = Math.min(THICKNESS, (slot * 0.72) / Math.max(1, series))
  const longest = Math.max(0, ...groups.map(({ label }) => textWidth(label, LABEL_SIZE)))
  return {
    left: LEFT,
    top: TOP,
    base,
    slot,
    thickness: Math.max(1, thickness - 1),
    /** Every how many groups a name fits. */
    every: Math.max(1, Math.ceil((longest + 8) / slot)),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    groups: groups.map(({ values }, index) => {
      const centre = LEFT + slot * (index + 0.5)
      const first = centre - (thickness * series) / 2
      return {
        centre,
        bars: values.map((value, at) => ({
          x: first + thickness * at,
          y: y(value),
          height: base - y(value),
        })),
      }
    }),
  }
}
