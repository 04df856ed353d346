import { drawable } from './scale.ts'

export interface Spark {
  readonly line: string
  readonly area: string
  /** Where a value lies that is worth a look; null where it is out of sight. */
  readonly limitY: number | null
}

const near = (value: number) => Number(value.toFixed(2))

/** Stretches of values without a gap, each with the index it begins at. */
export function stretches(values: readonly (number | null)[]): { from: number; values: number[] }[] {
  const found: { from: number; values: number[] }[] = []
  values.forEach((value, index) => {
    if (value === null) return
    const last = found.at(-1)
    if (last && last.from + last.values.length === index) last.values.push(value)
    else found.push({ from: index, values: [value] })
  })
  return found
}

/** A small line over time, in a box of that size: from zero up to the highest, with gaps where nothing is known. */
export function sparkLayout(
  values: readonly (number | null)[],
  { width, height, limit = null }: { width: number; height: number; limit?: number | null },
): Spark {
  const top = Math.max(1e-9, ...values.map((value) => drawable(value ?? 0)))
  const x = (index: number) => near((index / Math.max(1, values.length - 1)) * width)
  // A hair of room, so that the line at the top and at the bottom is as thick as everywhere.
  const y = (value: number) => near(height - 1 - (drawable(value) / top) * (height - 2))
  const runs = stretches(values).map(({ from, values: run }) => ({
    // One point alone is drawn nearly as long as a point is wide, within the box.
    points: run.length === 1 ? [run[0] ?? 0, run[0] ?? 0] : run,
    at: (index: number) =>
      x(run.length === 1 ? Math.min(from, Math.max(0, values.length - 1.9)) + index * 0.9 : from + index),
  }))
  const along = (points: readonly number[], at: (index: number) => number) =>
    points.map((value, index) => `${at(index)} ${y(value)}`).join(' L ')
  return {
    line: runs.map(({ points, at }) => `M ${along(points, at)}`).join(' '),
    area: runs
      .map(
        ({ points, at }) =>
          `M ${at(0)} ${height} L ${along(points, at)} L ${at(points.length - 1)} ${height} Z`,
      )
      .join(' '),
    limitY: limit !== null && limit <= top ? y(limit) : null,
  }
}
