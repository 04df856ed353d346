import type { Day } from '@paco/domain/shared/days'
import parts from '../data/parts.module.css'
import words from '../theme/words.module.css'
import { GanttView } from './gantt-view.tsx'
import classes from './mini-gantt.module.css'
import { calendarAxis, periodFor, placeRows } from './place.ts'
import type { GanttRow } from './types.ts'

interface MiniGanttProps {
  /** What it shows, for those who hear it. */
  name: string
  rows: readonly GanttRow[]
  today: Day
  rowName?: string
  baselineLabel?: string
  empty?: string
}

/**
 * A small Gantt without a card, that follows what is being typed above it.
 *
 *     <MiniGantt name="Cronograma digitado" rows={rowsOf(values)} today={today} rowName="Etapa" />
 */
export function MiniGantt(props: MiniGanttProps) {
  const { name, rows, today, rowName = 'Item', baselineLabel = 'Prazo original' } = props
  const period = periodFor(rows, today)
  return (
    <div className={classes.mini}>
      {period ? (
        <GanttView
          dense
          rows={placeRows(rows, period, baselineLabel)}
          axis={calendarAxis(period, today)}
          name={name}
          head={rowName}
        />
      ) : (
        <p className={`${parts.blank} ${words.rounded} ${classes.empty}`}>
          {props.empty ?? 'Preencha as datas para ver o cronograma.'}
        </p>
      )}
    </div>
  )
}
