import { addDays, type Day, daysBetween, formatDay } from '@paco/domain/shared/days'
import { monthTicks, periodOf, timeTicks } from './time-axis.ts'
import type { Axis, GanttBar, GanttRow, PlacedBar, PlacedRow, Scale } from './types.ts'

export interface Period {
  from: Day
  to: Day
}

interface Stretch {
  from: number
  to: number
}

/** How far outside the bars today may be and still be shown: half their span, else they would shrink for a line. */
const NEAR = 0.5

/** The calendar the rows need: their bars, their baselines, and today when it is not far off. */
export function periodFor(rows: readonly GanttRow[], today: Day): Period | null {
  const days = rows.flatMap(({ bars, baseline }) => [
    ...bars.flatMap(({ start, end, stretch }) => [start, end, ...(stretch ? [stretch.end] : [])]),
    ...(baseline ? [baseline.start, baseline.end] : []),
  ])
  const period = periodOf(days)
  if (!period) return null
  const span = daysBetween(period.from, period.to)
  const away = Math.max(daysBetween(today, period.from), daysBetween(period.to, today))
  return away > 0 && away <= Math.max(60, span * NEAR) ? periodOf([...days, today]) : period
}

/** A stretch of days as places on the axis; null when one of them is not a day. An end before its start is one day. */
function stretch(from: Day, start: Day, end: Day): Stretch | null {
  const [first, last] = [daysBetween(from, start), daysBetween(from, end)]
  return Number.isFinite(first) && Number.isFinite(last)
    ? { from: first, to: Math.max(first, last) + 1 }
    : null
}

const periodText = ({ start, end }: { start: Day; end: Day }) => `${formatDay(start)} a ${formatDay(end)}`

/** What is left of a stretch inside the period; null when nothing is. */
function within(stretch: Stretch | null, span: number): Stretch | null {
  if (!stretch || stretch.to <= 0 || stretch.from >= span) return null
  return { from: Math.max(0, stretch.from), to: Math.min(span, stretch.to) }
}

/** Where days that somebody is trying out would stand. */
export const placeGhost = ({ from, to }: Period, { start, end }: { start: Day; end: Day }): Stretch | null =>
  within(stretch(from, start, end), daysBetween(from, to))

function placeBar(row: GanttRow, bar: GanttBar, index: number, period: Period, was: string): PlacedBar[] {
  const span = daysBetween(period.from, period.to)
  const place = within(stretch(period.from, bar.start, bar.end), span)
  if (!place) return []
  const tooltip = bar.tooltip ?? [
    bar.label,
    periodText(bar),
    ...(row.baseline ? [`${was}: ${periodText(row.baseline)}`] : []),
  ]
  const beyond = bar.stretch && within(stretch(period.from, addDays(bar.end, 1), bar.stretch.end), span)
  return [
    {
      key: `${row.id}-${index}`,
      ...place,
      look: bar.tone,
      label: bar.label,
      tooltip,
      stretch: beyond && bar.stretch ? { ...beyond, label: bar.stretch.label } : null,
    },
  ]
}

export function placeRows(rows: readonly GanttRow[], period: Period, was: string): PlacedRow[] {
  const { from, to } = period
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    link: row.link,
    note: row.note,
    heads: row.heads,
    moves: row.moves,
    bars: row.bars.flatMap((bar, index) => placeBar(row, bar, index, period, was)),
    baseline: row.baseline
      ? within(stretch(from, row.baseline.start, row.baseline.end), daysBetween(from, to))
      : null,
    silence: row.bars.some(({ start, end }) => stretch(from, start, end))
      ? 'Fora do período mostrado'
      : 'Sem datas definidas',
  }))
}

/** A calendar axis; the line 'hoje' stands in the middle of its day. */
export function calendarAxis({ from, to }: Period, today: Day, scale: Scale | null = null): Axis {
  const at = daysBetween(from, today)
  const span = daysBetween(from, to)
  return {
    from: 0,
    to: span,
    today: at >= 0 && at < span ? at + 0.5 : null,
    ticks: (width) => (scale ? monthTicks(from, to, scale.months) : timeTicks(from, to, width)),
  }
}
