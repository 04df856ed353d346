import type { Tips } from '../charts/tip.tsx'
import words from '../theme/words.module.css'
import { labelPlace } from './bar-label.ts'
import type { Place } from './gantt-axis.tsx'
import classes from './gantt-row.module.css'
import looks from './looks.module.css'
import type { BarMove, BarMoves, PlacedBar, PlacedRow } from './types.ts'
import { useBarDrag } from './use-bar-drag.ts'

interface BarProps {
  row: PlacedRow
  bar: PlacedBar
  place: Place
  /** High enough for words inside the bars. */
  roomy: boolean
  tipOn: Tips['on']
  /** Its place among what the keys reach. */
  cell: { 'data-cell': string; tabIndex: number }
  moves: BarMoves | undefined
  /** It is this one that is being moved. */
  move: BarMove | null
}

interface WordsProps {
  text: string
  place: ReturnType<typeof labelPlace>
}

const Words = ({ text, place }: WordsProps) =>
  place === 'none' ? null : (
    <span className={`${words.nowrap} ${classes.words}`} data-place={place}>
      {text}
    </span>
  )

/** Room left and right of a bar; among several, words outside could be read as the neighbour's. */
function room({ bars }: PlacedRow, { from, to, stretch }: PlacedBar, place: Place) {
  if (bars.length > 1) return { before: 0, after: 0 }
  return { before: place.px(from), after: stretch ? 0 : place.width - place.px(to) }
}

/** A bar with its words, and apart from it what goes on after its end. */
export function GanttBarView({ row, bar, place, roomy, tipOn, cell, moves, move }: BarProps) {
  const { before, after } = room(row, bar, place)
  const { stretch } = bar
  const width = (from: number, to: number) => (roomy ? place.px(to) - place.px(from) : 0)
  const drag = useBarDrag(row.id, place.px(1) - place.px(0), row.moves ? moves : undefined, move)
  return (
    <>
      {stretch ? (
        <i
          aria-hidden
          className={`${classes.stretch} ${looks.stretch}`}
          style={{ left: place.at(stretch.from), width: place.at(stretch.to - stretch.from) }}
        >
          <Words
            text={stretch.label}
            place={labelPlace(
              stretch.label,
              width(stretch.from, stretch.to),
              0,
              row.bars.length > 1 ? 0 : place.width - place.px(stretch.to),
            )}
          />
        </i>
      ) : null}
      <button
        type="button"
        className={`${classes.bar} ${looks[bar.look]}`}
        style={{ left: place.at(bar.from), width: place.at(bar.to - bar.from) }}
        aria-label={[row.label, ...bar.tooltip, ...(drag.onClick ? ['Enter para mover'] : [])].join(', ')}
        aria-pressed={drag.onClick ? move !== null : undefined}
        data-moves={drag.onClick ? '' : undefined}
        {...cell}
        {...tipOn({ title: row.label, lines: bar.tooltip })}
        {...drag}
      >
        <Words text={bar.label} place={labelPlace(bar.label, width(bar.from, bar.to), before, after)} />
      </button>
    </>
  )
}
