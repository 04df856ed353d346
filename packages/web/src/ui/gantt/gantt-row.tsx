import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo } from 'react'
import type { Tips } from '../charts/tip.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { labelPlace } from './bar-label.ts'
import type { Place } from './gantt-axis.tsx'
import classes from './gantt-row.module.css'
import looks from './looks.module.css'
import { ROLES, rowRole } from './roles.ts'
import type { PlacedBar, PlacedRow } from './types.ts'

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
}

/** Room left and right of a bar; among several, words outside could be read as the neighbour's. */
function room(bars: readonly PlacedBar[], bar: PlacedBar, place: Place) {
  return bars.length > 1
    ? { before: 0, after: 0 }
    : { before: place.px(bar.from), after: place.width - place.px(bar.to) }
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
    <div {...rowRole(index + 2)} className={classes.row} style={{ '--top': `${top}px` } as CSSProperties}>
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
        {row.bars.length === 0 ? (
          <span className={`${shared.small} ${classes.unknown}`}>{row.silence}</span>
        ) : null}
        {row.bars.map((bar, item) => {
          const { before, after } = room(row.bars, bar, place)
          const where = labelPlace(
            bar.label,
            roomy ? place.px(bar.to) - place.px(bar.from) : 0,
            before,
            after,
          )
          return (
            <button
              key={bar.key}
              type="button"
              className={`${classes.bar} ${looks[bar.look]}`}
              style={{ left: place.at(bar.from), width: place.at(bar.to - bar.from) }}
              aria-label={[row.label, ...bar.tooltip].join(', ')}
              {...cell(item + offset)}
              {...tipOn({ title: row.label, lines: bar.tooltip })}
            >
              {where === 'none' ? null : (
                <span className={`${words.nowrap} ${classes.words}`} data-place={where}>
                  {bar.label}
                </span>
              )}
            </button>
          )
        })}
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
