import { pathOf } from './line-layout.ts'
import { linear, niceTicks } from './scale.ts'

/** One growing line; null where nothing is known, and never drawn there. */
export interface CurveLine {
  readonly name: string
  /** How it is drawn: dashed, whole with dots, dotted with squares. */
  readonly kind: 'planned' | 'done' | 'paid'
  readonly values: readonly (number | null)[]
}

const LEFT = 60
const RIGHT = 16
const TOP = 24
const BOTTOM = 40
/** The room a name below the axis takes. */
const NAME = 54

/** Where lines over these many periods go. */
export function curvesLayout(lines: readonly CurveLine[], periods: number, width: number, height: number) {
  const ticks = niceTicks(
    Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))),
    true,
  )
  const base = height - BOTTOM
  const slot = Math.max(1, (width - LEFT - RIGHT) / Math.max(1, periods))
  const y = linear(ticks.at(-1) ?? 1, base, TOP)
  const x = (index: number) => LEFT + slot * (index + 0.5)
  return {
    left: LEFT,
    right: width - RIGHT,
    top: TOP,
    base,
    slot,
    x,
    /** Every how many periods a name fits. */
    every: Math.max(1, Math.ceil(NAME / slot)),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    lines: lines.map(({ name, kind, values }) => ({
      name,
      kind,
      path: pathOf(values, x, y),
      points: values.flatMap((value, index) => (value === null ? [] : [{ index, x: x(index), y: y(value) }])),
    })),
  }
}
