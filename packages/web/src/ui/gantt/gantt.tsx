import { addDays, type Day, formatDay } from '@paco/domain/shared/days'
import { type ReactNode, useMemo } from 'react'
import { ChartCard } from '../charts/chart-card.tsx'
import type { ChartTableData } from '../charts/types.ts'
import { ganttTable } from './gantt-table.ts'
import { GanttView } from './gantt-view.tsx'
import { GanttLegend, type LegendEntry } from './legend.tsx'
import { calendarAxis, type Period, periodFor, placeGhost, placeRows } from './place.ts'
import type { Axis, BarMoves, GanttRow, Scale } from './types.ts'

interface GanttProps {
  title: string
  /** One sentence that says what the chart shows. */
  summary?: string
  rows: readonly GanttRow[]
  today: Day
  /** The first and the last day shown; unless given, what the rows need, and today when it is near. */
  range?: { start: Day; end: Day }
  /** What a row is, over the labels and in the table: 'Etapa', 'Projeto'. */
  rowName?: string
  /** What the thin bar means. */
  baselineLabel?: string
  /** Own columns for 'Ver como tabela'; unless given, situation and dates. */
  table?: ChartTableData
  actions?: ReactNode
  note?: ReactNode
  /** What stands in the chart's place when no row has a date. */
  empty?: string
  /** Marks and room for a day, where somebody chose how near to look; unless given, all fits where it can. */
  scale?: (Scale & { whole: (period: Period) => Period }) | null
  /** How bars of rows that `moves` are moved, and where they would stand meanwhile. */
  moves?: BarMoves
  ghosts?: ReadonlyMap<string | number, { start: Day; end: Day }>
  /** Under the chart: what is done with it. */
  below?: ReactNode
}

/** As many rows as fit on a sheet of A4. */
const ONE_PAGE = 20

/** The states that occur, each once, then what the thin bar and the line mean. */
function legendOf(rows: readonly GanttRow[], axis: Axis, today: Day, baselineLabel: string): LegendEntry[] {
  const states = new Map(rows.flatMap(({ bars }) => bars.map(({ tone, label }) => [label, tone] as const)))
  return [
    ...[...states].map(([label, look]) => ({ look, label })),
    ...(rows.some(({ bars }) => bars.some(({ stretch }) => stretch))
      ? [{ look: 'stretch', label: 'Atraso até hoje' }]
      : []),
    ...(rows.some(({ baseline }) => baseline) ? [{ look: 'baseline', label: baselineLabel }] : []),
    ...(axis.today === null ? [] : [{ look: 'today', label: `Hoje, ${formatDay(today)}` }]),
  ]
}

const placeGhosts = (ghosts: NonNullable<GanttProps['ghosts']>, period: Period) =>
  new Map(
    [...ghosts].flatMap(([row, days]) => {
      const place = placeGhost(period, days)
      return place ? [[row, place] as const] : []
    }),
  )

/**
 * A Gantt chart on a calendar: for six rows or for thousands.
 *
 *     <Gantt
 *       title="Cronograma"
 *       summary="Barra: prazo vigente. Traço cinza: prazo original."
 *       rowName="Etapa"
 *       today={today}
 *       rows={[
 *         {
 *           id: 3,
 *           label: 'Licitação',
 *           link: linkOptions({ to: '/projetos/$id', params: { id: '7' } }),
 *           bars: [{ start: '2026-06-01', end: '2026-09-30', tone: 'late', label: 'Atrasado' }],
 *           baseline: { start: '2026-06-01', end: '2026-09-15' },
 *         },
 *       ]}
 *     />
 */
export function Gantt(props: GanttProps) {
  const { title, summary, rows, today, range, rowName = 'Item', baselineLabel = 'Prazo original' } = props
  const { scale = null, moves, ghosts } = props
  const [first, last] = [range?.start, range?.end]
  // Kept while a bar is being moved, so that only the rows it concerns are drawn again.
  const period = useMemo(() => {
    const needed = first && last ? { from: first, to: addDays(last, 1) } : periodFor(rows, today)
    return needed && scale ? scale.whole(needed) : needed
  }, [first, last, rows, today, scale])
  const axis = useMemo(() => period && calendarAxis(period, today, scale), [period, today, scale])
  const placed = useMemo(
    () => (period ? placeRows(rows, period, baselineLabel) : []),
    [rows, period, baselineLabel],
  )
  return (
    <ChartCard
      title={title}
      {...(summary !== undefined && { summary })}
      actions={props.actions}
      note={props.note}
      empty={props.empty ?? 'Nenhuma data definida ainda: o gráfico aparece com a primeira.'}
      isEmpty={!axis}
      long={rows.length > ONE_PAGE}
      table={props.table ?? ganttTable(rows, rowName, baselineLabel)}
    >
      {axis && period ? (
        <>
          <GanttView
            rows={placed}
            axis={axis}
            perDay={scale?.perDay}
            ghosts={ghosts && placeGhosts(ghosts, period)}
            moves={moves}
            name={[title, summary].filter(Boolean).join('. ')}
            head={rowName}
          />
          <GanttLegend entries={legendOf(rows, axis, today, baselineLabel)} />
          {props.below}
        </>
      ) : null}
    </ChartCard>
  )
}
