import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo } from 'react'
import type { Tips } from '../charts/tip.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import type { Place } from './gantt-axis.tsx'
import { GanttBarView } from './gantt-bar.tsx'
import classes from './gantt-row.module.css'
import { ROLES, rowRole } from './roles.ts'
import type { BarMove, BarMoves, PlacedRow } from './types.ts'

interface RowProps {
  row: PlacedRow
  index: number
  top: number
  place: Place
  /** High enough for words inside the bars. */
  roomy: boolean
  tipOn: Tips['on']
  /** Which of the row's focusable things is the grid's one tab stop; -1 for none. */
  stop: number
  /** Where its bar would stand, while somebody tries. */
  ghost: { from: number; to: number } | null
  moves: BarMoves | undefined
  /** Its own bar on the way, if it is. */
  move: BarMove | null
}

/**
 * One row: its name, its bars with their words, and the thin bar of what was promised first. Drawn again only when it
 * changes, so that scrolling costs the rows that come into sight and no others.
 */
export const GanttRowView = memo(function GanttRowView({
  row,
  index,
  top,
  place,
  roomy,
  tipOn,
  stop,
  ghost,
  moves,
  move,
}: RowProps) {
  const offset = row.link ? 1 : 0
  const cell = (item: number) => ({
    'data-cell': `${index}:${item}`,
    tabIndex: stop === item ? 0 : -1,
  })
  const name = (
    <>
      <span className={`${words.size13} ${classes.name}`}>{row.label}</span>
      {row.note ? <span className={`${words.muted} ${classes.note}`}>{row.note}</span> : null}
    </>
  )
  return (
    <div
      {...rowRole(index + 2)}
      className={classes.row}
      data-heads={row.heads || undefined}
      style={{ '--top': `${top}px` } as CSSProperties}
    >
      <div
        {...ROLES.name}
        className={`${shared.column} ${words.shrinks} ${words.raised} ${classes.label}`}
        title={row.label}
      >
        {row.link ? (
          <Link
            {...row.link}
            className={`${shared.column} ${words.shrinks} ${words.blue} ${classes.link}`}
            {...cell(0)}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </div>
      <div {...ROLES.cell} className={`${words.shrinks} ${classes.track}`}>
        {row.bars.length === 0 && !row.heads ? (
          <span className={`${shared.small} ${classes.unknown}`}>{row.silence}</span>
        ) : null}
        {row.bars.map((bar, item) => (
          <GanttBarView
            key={bar.key}
            row={row}
            bar={bar}
            place={place}
            roomy={roomy}
            tipOn={tipOn}
            cell={cell(item + offset)}
            moves={moves}
            move={move}
          />
        ))}
        {ghost ? (
          <i
            className={classes.ghost}
            style={{ left: place.at(ghost.from), width: place.at(ghost.to - ghost.from) }}
          />
        ) : null}
        {row.baseline ? (
          <i
            className={classes.baseline}
            style={{
              left: place.at(row.baseline.from),
              width: place.at(row.baseline.to - row.baseline.from),
            }}
          />
        ) : null}
      </div>
    </div>
  )
})
