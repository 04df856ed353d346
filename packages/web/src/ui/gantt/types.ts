import type { Day } from '@paco/domain/shared/days'
import type { LinkProps } from '@tanstack/react-router'

/** Done, running, late, not begun: each has a colour, a pattern and its word. */
type GanttTone = 'ok' | 'run' | 'late' | 'idle'

export interface GanttBar {
  start: Day
  /** The last day, which the bar includes. */
  end: Day
  tone: GanttTone
  /** The situation in words: beside the bar, in the legend and in the table. */
  label: string
  /** Lines of the tooltip under the row's name; unless given, the situation and the period. */
  tooltip?: readonly string[]
  /** What goes on after its end, until this day: drawn apart, with words of its own. */
  stretch?: { end: Day; label: string } | null
}

export interface GanttRow {
  id: string | number
  label: string
  /** Made with the router's `linkOptions`; makes the label a link. */
  link?: LinkProps
  /** None when the dates are not known: the row stays and says so. */
  bars: readonly GanttBar[]
  /** What was promised first: the thin bar under the current one. */
  baseline?: { start: Day; end: Day } | null
  /** A few muted words under the label. */
  note?: string
  /** Heads the rows below it, and has no bars itself. */
  heads?: boolean
  /** Whoever looks at it may move its bar. */
  moves?: boolean
}

/** The part of a bar that is taken hold of. */
export type BarPart = 'inicio' | 'inteira' | 'fim'

/** A bar on its way to other days. */
export interface BarMove {
  row: string | number
  part: BarPart
  /** Negative towards the past. */
  days: number
}

/** How bars are moved: by pointer, by keys, or by whatever else sets it. */
export interface BarMoves {
  move: BarMove | null
  change: (move: BarMove | null) => void
  /** It was let go of, or Enter was pressed. */
  drop: (move: BarMove) => void
}

/** How near the axis is looked at: months from mark to mark, and room for a day in pixels. */
export interface Scale {
  months: 1 | 3 | 12
  perDay: number
}

/** One bar of the day axis: days counted from the first. */
export interface DayBar {
  id: string | number
  label: string
  from: number
  to: number
  /** The word of the legend, e.g. 'Etapa 1'; unless given, the label. */
  legend?: string
  /** Lines of the tooltip; unless given, the number of days. */
  tooltip?: readonly string[]
}

/** A mark of the axis: its place, its word, and the word of the line above where a new year or month begins. */
export interface Tick {
  at: number
  label: string
  major?: string
}

/** A bar as it is drawn: places on the axis instead of days, `to` already one past the last day. */
export interface PlacedBar {
  key: string
  from: number
  to: number
  /** A tone, or `s1`…`s6` for a series. */
  look: string
  label: string
  tooltip: readonly string[]
  stretch?: { from: number; to: number; label: string } | null
}

export interface PlacedRow {
  id: string | number
  label: string
  link?: LinkProps | undefined
  note?: string | undefined
  heads?: boolean | undefined
  moves?: boolean | undefined
  bars: readonly PlacedBar[]
  baseline: { from: number; to: number } | null
  /** What a row without bars says. */
  silence: string
}

export interface Axis {
  from: number
  to: number
  /** Where the line 'hoje' stands; null when there is none. */
  today: number | null
  /** The marks that fit into that many pixels. */
  ticks: (width: number) => readonly Tick[]
}
