import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { useTip } from '../charts/tip.tsx'
import { useNear } from '../charts/use-near.ts'
import { likelyWidth, useWidth } from '../charts/use-width.ts'
import { useRowWindow } from '../row-window/use-row-window.ts'
import { GanttAxis, GanttLines, type Place } from './gantt-axis.tsx'
import { GanttRowView } from './gantt-row.tsx'
import classes from './gantt-view.module.css'
import { gridRole, ROLES } from './roles.ts'
import type { Axis, BarMoves, PlacedRow } from './types.ts'
import { useGridFocus } from './use-grid-focus.ts'

interface GanttViewProps {
  rows: readonly PlacedRow[]
  axis: Axis
  /** What the chart is and says, for those who hear it. */
  name: string
  /** The name of the label column. */
  head: string
  /** Lower rows, for small places. */
  dense?: boolean
  /** Pixels for a day, where somebody chose how near to look. */
  perDay?: number | undefined
  /** Where bars would stand, by their rows, while one is being moved. */
  ghosts?: ReadonlyMap<string | number, { from: number; to: number }> | undefined
  moves?: BarMoves | undefined
}

/** Below this the labels stand above the bars. */
const NARROW = 560
/** Fewer pixels a day would hide short bars: then the chart scrolls sideways, in its own box. */
const LEAST_PER_DAY = 0.2
/** So few rows stand whole on the page, however low the window: nobody scrolls in a box for the last of six stages. */
const FEW = 8

/** Heights in pixels, the one place they are decided: windowing needs to know them without measuring. */
const SIZES = {
  wide: { row: 40, top: 9, bar: 18, gap: 3, thin: 4, axis: 42 },
  narrow: { row: 60, top: 29, bar: 18, gap: 3, thin: 4, axis: 42 },
  dense: { row: 19, top: 3, bar: 9, gap: 2, thin: 3, axis: 42 },
  denseNarrow: { row: 36, top: 20, bar: 9, gap: 2, thin: 3, axis: 42 },
} as const

const labelWidth = (width: number, dense: boolean) =>
  dense ? 120 : Math.round(Math.max(150, Math.min(width * 0.24, 280)))

/** The drawing all Gantt charts share: sticky axis, rows rendered as they come into sight, one tab stop. */
export function GanttView({ rows, axis, name, head, dense = false, ...given }: GanttViewProps) {
  const { perDay = LEAST_PER_DAY, ghosts, moves } = given
  const box = useRef<HTMLDivElement>(null)
  const measured = useWidth(box, useNear(box))
  const width = measured ?? likelyWidth()
  const narrow = width < NARROW
  const size = SIZES[dense ? (narrow ? 'denseNarrow' : 'dense') : narrow ? 'narrow' : 'wide']
  const label = narrow ? 0 : labelWidth(width, dense)
  const span = axis.to - axis.from
  const least = Math.ceil(span * perDay)
  const track = Math.max(width - label, least)
  const { from } = axis
  const place = useMemo<Place>(
    () => ({
      at: (value) => `${Number((((value - from) / span) * 100).toFixed(3))}%`,
      width: track,
      px: (value) => ((value - from) / span) * track,
    }),
    [from, span, track],
  )
  const ticks = useMemo(() => axis.ticks(track), [axis, track])
  const tips = useTip()
  const rowWindow = useRowWindow(box, rows.length, size.row, size.axis)
  const focus = useGridFocus(box, rows, rowWindow.reveal)

  // Escape is to end the move, not to close what tells of the bar.
  const moving = moves?.move?.row
  const hideTip = tips.hide
  useEffect(() => {
    if (moving !== undefined) hideTip()
  }, [moving, hideTip])

  // A chart wider than its box opens where things are happening.
  const centre =
    axis.today === null || track <= width - label ? 0 : place.px(axis.today) - (width - label) / 2
  useEffect(() => {
    if (box.current && centre > 0) box.current.scrollLeft = centre
  }, [centre])

  const { first, last } = rowWindow.range
  // None before they come near and it is known how wide they are: all would be drawn twice, the first time for nobody.
  const drawn = measured === null ? [] : rows
  const shown = drawn.map((_, index) => index).filter((index) => index >= first && index < last)
  // The tab stop stays in the page when it is scrolled out of sight, else the focus would be lost.
  if (drawn.length > 0 && !shown.includes(focus.stop.row)) shown.push(focus.stop.row)

  const style = {
    '--label': `${label}px`,
    '--row': `${size.row}px`,
    '--bar': `${size.bar}px`,
    '--bar-top': `${size.top}px`,
    '--gap': `${size.gap}px`,
    '--thin': `${size.thin}px`,
    '--least': `${label + least}px`,
    '--body': `${rows.length * size.row}px`,
    '--box': `${width}px`,
  } as CSSProperties
  return (
    <div
      ref={box}
      className={classes.box}
      style={style}
      onScroll={rowWindow.onScroll}
      data-narrow={narrow || undefined}
      data-whole={rows.length <= FEW || undefined}
      data-blank={drawn.length === 0 || undefined}
      data-dense={dense || undefined}
    >
      <div
        {...gridRole(name, rows.length, moves === undefined)}
        {...focus.handlers}
        className={classes.sheet}
      >
        <GanttAxis axis={axis} ticks={ticks} place={place} head={head} />
        <div {...ROLES.group} className={classes.body}>
          <GanttLines axis={axis} ticks={ticks} place={place} />
          {shown.map((index) => {
            const row = rows[index]
            return row ? (
              <GanttRowView
                key={row.id}
                row={row}
                index={index}
                top={index * size.row}
                place={place}
                tipOn={tips.on}
                roomy={!dense}
                stop={focus.stop.row === index ? focus.stop.item : -1}
                ghost={ghosts?.get(row.id) ?? null}
                moves={moves}
                move={moving === row.id ? (moves?.move ?? null) : null}
              />
            ) : null
          })}
        </div>
      </div>
      {tips.element}
    </div>
  )
}
