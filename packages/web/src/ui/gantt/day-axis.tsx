import type { ReactNode } from 'react'
import { ChartCard } from '../charts/chart-card.tsx'
import { formatNumber } from '../charts/numbers.ts'
import { drawable } from '../charts/scale.ts'
import type { ChartTableData } from '../charts/types.ts'
import { GanttView } from './gantt-view.tsx'
import { GanttLegend } from './legend.tsx'
import { dayTicks } from './time-axis.ts'
import type { Axis, DayBar, PlacedRow } from './types.ts'

interface DayGanttProps {
  title: string
  summary?: string
  bars: readonly DayBar[]
  /** What a bar is: 'Etapa'. */
  rowName?: string
  table?: ChartTableData
  actions?: ReactNode
  note?: ReactNode
  empty?: string
}

/** As many looks as looks.module.css has for series. */
const LOOKS = 6
const lookOf = (index: number) => `s${(index % LOOKS) + 1}`
const daysText = (days: number) => `${formatNumber(days)} ${days === 1 ? 'dia' : 'dias'}`
const length = ({ from, to }: DayBar) => Math.max(0, drawable(to) - drawable(from))

const placeBars = (bars: readonly DayBar[]): PlacedRow[] =>
  bars.map((bar, index) => ({
    id: bar.id,
    label: bar.label,
    note: bar.legend,
    bars:
      length(bar) > 0
        ? [
            {
              key: String(bar.id),
              from: drawable(bar.from),
              to: drawable(bar.to),
              look: lookOf(index),
              label: daysText(length(bar)),
              tooltip: bar.tooltip ?? [daysText(length(bar))],
            },
          ]
        : [],
    baseline: null,
    silence: 'Sem duração definida',
  }))

const tableOf = (bars: readonly DayBar[], rowName: string): ChartTableData => ({
  columns: [
    { label: rowName },
    { label: 'Do dia', align: 'right' },
    { label: 'Ao dia', align: 'right' },
    { label: 'Duração (dias)', align: 'right' },
  ],
  rows: bars.map((bar) => ({
    key: bar.id,
    cells: [
      bar.label,
      formatNumber(drawable(bar.from)),
      formatNumber(drawable(bar.to)),
      formatNumber(length(bar)),
    ],
  })),
})

/**
 * Bars one after the other on an axis of days, counted from the first.
 *
 *     <DayGantt
 *       title="Cronograma em dias"
 *       rowName="Etapa"
 *       bars={[
 *         { id: 1, legend: 'Etapa 1', label: 'Estruturação', from: 0, to: 60,
 *           tooltip: ['Duração: 60 dias', 'Início: 02/01/2026', 'Fim: 03/03/2026'] },
 *         { id: 2, legend: 'Etapa 2', label: 'TdR e orçamento', from: 60, to: 150 },
 *       ]}
 *     />
 */
export function DayGantt({ title, summary, bars, rowName = 'Item', table, ...frame }: DayGanttProps) {
  const end = Math.max(0, ...bars.map(({ to }) => drawable(to)))
  const axis: Axis = { from: 0, to: end, today: null, ticks: (width) => dayTicks(end, width) }
  return (
    <ChartCard
      title={title}
      {...(summary !== undefined && { summary })}
      {...frame}
      empty={frame.empty ?? 'Nenhuma duração definida ainda: o gráfico aparece com a primeira.'}
      isEmpty={end === 0}
      table={table ?? tableOf(bars, rowName)}
    >
      <GanttView
        rows={placeBars(bars)}
        axis={axis}
        name={[title, summary].filter(Boolean).join('. ')}
        head={rowName}
      />
      <GanttLegend
        entries={bars.map(({ legend, label }, index) => ({
          look: lookOf(index),
          label: legend ?? label,
          mark: String(index + 1),
        }))}
      />
    </ChartCard>
  )
}
