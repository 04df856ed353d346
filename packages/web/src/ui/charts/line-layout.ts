import { drawable, linear, niceTicks, textWidth } from './scale.ts'

export interface Month {
  /** What the period is called: 'jan/26', 'M3'. */
  label: string
  /** What happened in it; null for what has not happened yet. */
  value: number | null
  /** What was planned for it. */
  planned?: number
}

interface RunningTotal {
  done: number | null
  planned: number | null
}

/** Sums as they grow; the done one ends where nothing is known any more. */
export function runningTotals(data: readonly Month[]): RunningTotal[] {
  const hasPlan = data.some(({ planned }) => planned !== undefined)
  const lastKnown = data.findLastIndex(({ value }) => value !== null)
  let [done, planned] = [0, 0]
  return data.map((month, index) => {
    done += drawable(month.value ?? 0)
    planned += drawable(month.planned ?? 0)
    return { done: index <= lastKnown ? done : null, planned: hasPlan ? planned : null }
  })
}

/** A line through what is known, as an SVG path. */
export const pathOf = (
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string =>
  values
    .flatMap((value, index) => (value === null ? [] : [`${x(index).toFixed(1)} ${y(value).toFixed(1)}`]))
    .map((point, index) => `${index === 0 ? 'M' : 'L'} ${point}`)
    .join(' ')

const SIDE = 52
const TOP = 30
const BOTTOM = 30
const LABEL_SIZE = 11

/** Where bars (left axis) and running totals (right axis) go. */
export function lineLayout(data: readonly Month[], width: number, height: number) {
  const totals = runningTotals(data)
  const bars = niceTicks(Math.max(0, ...data.map(({ value }) => value ?? 0)), true)
  const sums = niceTicks(
    Math.max(0, ...totals.flatMap(({ done, planned }) => [done ?? 0, planned ?? 0])),
    true,
  )
  const base = height - BOTTOM
  const longest = Math.max(0, ...data.map(({ label }) => textWidth(label, LABEL_SIZE)))
  const slot = Math.max(1, (width - SIDE * 2) / Math.max(1, data.length))
  const barY = linear(bars.at(-1) ?? 1, base, TOP)
  const sumY = linear(sums.at(-1) ?? 1, base, TOP)
  const centre = (index: number) => SIDE + slot * (index + 0.5)
  const path = (values: readonly (number | null)[]) => pathOf(values, centre, sumY)
  return {
    side: SIDE,
    top: TOP,
    base,
    slot,
    thickness: Math.min(30, slot * 0.6),
    /** Every how many periods a name fits. */
    every: Math.max(1, Math.ceil(Math.max(44, longest + 10) / slot)),
    barTicks: bars.map((value) => ({ value, y: barY(value) })),
    sumTicks: sums.map((value) => ({ value, y: sumY(value) })),
    donePath: path(totals.map(({ done }) => done)),
    plannedPath: path(totals.map(({ planned }) => planned)),
    points: data.map(({ value }, index) => {
      const total = totals[index] ?? { done: null, planned: null }
      const y = barY(value ?? 0)
      return {
        ...total,
        centre: centre(index),
        y,
        height: base - y,
        doneY: total.done === null ? null : sumY(total.done),
      }
    }),
  }
}
