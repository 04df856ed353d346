import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './gantt-axis.module.css'
import { ROLES, rowRole } from './roles.ts'
import type { Axis, Tick } from './types.ts'

export interface Place {
  /** A place on the axis as a CSS percentage. */
  at: (value: number) => string
  /** The same in pixels of the track. */
  px: (value: number) => number
  width: number
}

interface AxisProps {
  axis: Axis
  ticks: readonly Tick[]
  place: Place
  /** The name of the label column. */
  head: string
}

/** About half the flag's width. */
const FLAG = 22

/** Near an edge the flag stands beside its line: half of it would be cut off, on phones most of all. */
const flagPlace = (place: Place, today: number) =>
  `clamp(${FLAG}px, ${place.at(today)}, calc(100% - ${FLAG}px))`
const flagPx = (place: Place, today: number) =>
  Math.min(Math.max(FLAG, place.px(today)), Math.max(FLAG, place.width - FLAG))

/** A mark's word is left out where it would be cut at the edge or half covered by the flag 'hoje'. */
function legible(place: Place, { at, label }: Tick, today: number | null): boolean {
  const [start, end] = [place.px(at), place.px(at) + label.length * 6.5 + 4]
  if (end > place.width) return false
  if (today === null) return true
  const flag = flagPx(place, today)
  return end < flag - FLAG || start > flag + FLAG
}

/** The sticky head: years above, months below, the word 'hoje' over its line. */
export function GanttAxis({ axis, ticks, place, head }: AxisProps) {
  const twoLines = ticks.some(({ major }) => major)
  const majors = ticks.filter(({ major }) => major)
  return (
    <div
      {...rowRole(1)}
      className={`${words.muted} ${words.raised} ${classes.axis}`}
      data-two={twoLines || undefined}
    >
      <div {...ROLES.head} className={`${words.size12} ${words.strong} ${words.raised} ${classes.corner}`}>
        {head}
      </div>
      <div {...ROLES.head} className={classes.scale}>
        <span className={shared.unseen}>Período</span>
        {ticks.map((tick) =>
          legible(place, tick, axis.today) ? (
            <span
              key={tick.at}
              aria-hidden
              className={`${words.tabular} ${classes.tick}`}
              style={{ left: place.at(tick.at) }}
            >
              {tick.label}
            </span>
          ) : null,
        )}
        {majors.map(({ at, major = '' }, index) => {
          const next = majors[index + 1]
          const room = next ? place.px(next.at) - place.px(at) : place.width - place.px(at)
          return room < major.length * 8 ? null : (
            <span
              key={at}
              aria-hidden
              className={`${words.size12} ${words.strong} ${words.ink} ${classes.major}`}
              style={{ left: place.at(at) }}
            >
              {major}
            </span>
          )
        })}
        {axis.today === null ? null : (
          <span className={`${words.strong} ${classes.today}`} style={{ left: flagPlace(place, axis.today) }}>
            hoje
          </span>
        )}
      </div>
    </div>
  )
}

/** The lines behind the rows: one for each mark, stronger where a year begins, and today's. */
export function GanttLines({ axis, ticks, place }: Omit<AxisProps, 'head'>) {
  return (
    <div className={classes.lines} aria-hidden>
      {ticks.map(({ at, major }, index) => (
        <i
          key={at}
          className={classes.line}
          data-major={(major && index > 0) || undefined}
          style={{ left: place.at(at) }}
        />
      ))}
      {axis.today === null ? null : (
        <i className={classes.todayLine} style={{ left: place.at(axis.today) }} />
      )}
    </div>
  )
}
