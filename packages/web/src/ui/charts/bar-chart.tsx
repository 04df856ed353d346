import type { LinkProps } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import words from '../theme/words.module.css'
import classes from './bar-chart.module.css'
import { type BarDatum, narrowestFor } from './bar-layout.ts'
import { LyingBars } from './bars-lying.tsx'
import { StandingBars } from './bars-standing.tsx'
import { ChartCard, frameOf } from './chart-card.tsx'
import { formatCompact, formatNumber } from './numbers.ts'
import { drawable } from './scale.ts'
import type { ChartFrame, ChartTableData } from './types.ts'
import { useReducedMotion } from './use-media.ts'
import { useWidth } from './use-width.ts'

interface ChartBar extends BarDatum {
  /** The list the bar counts. */
  link?: LinkProps
}

export interface BarChartProps extends ChartFrame {
  data: readonly ChartBar[]
  /** Of the whole picture, in pixels. */
  height?: number
  /** What the bars are and what they count, as the table's headers say it: 'Secretaria', 'Processos'. */
  names: { label: string; value: string }
  /** A value in full, for table, tooltip and labels. */
  format?: (value: number) => string
  /** A value in few characters, for the axis and tight places. */
  short?: (value: number) => string
  /** The tooltip's text; unless given, 'Processos: 31' from the name of the value. */
  tooltip?: (bar: ChartBar) => string
  /** The largest bar stands out unless this says no. */
  highlight?: boolean
  /** Shows a total under the table. */
  total?: boolean
  /** What the axis counts, where it says it shorter than the table does: 'R$ milhões'. */
  axis?: string
  /** From which width on the bars stand, in pixels. Short names leave room for many bars. */
  standsFrom?: number
}

/** What the two ways of drawing need. */
export interface BarsProps {
  data: readonly ChartBar[]
  width: number
  height: number
  name: string
  /** What the axis counts. */
  valueName: string
  format: (value: number) => string
  short: (value: number) => string
  tooltip: (bar: ChartBar) => string
  largest: number
  /** Grow into place. */
  animated: boolean
  onGrown: () => void
}

/** Below this width the bars lie down unless told otherwise, so that their names stay readable. */
const NARROW = 700

function tableOf({ data, names, format = formatNumber, total = false }: BarChartProps): ChartTableData {
  const sum = data.reduce((all, { value }) => all + drawable(value), 0)
  return {
    columns: [{ label: names.label }, { label: names.value, align: 'right' }],
    rows: data.map(({ id, label, value, link }) => ({
      key: id ?? label,
      link,
      cells: [label, format(drawable(value))],
    })),
    ...(total && { foot: ['Total', format(sum)] }),
  }
}

/**
 * Bars that are compared: standing where there is room, lying below 700 px.
 *
 *     <BarChart
 *       title="Distribuição de Processos por Secretaria"
 *       summary="Obras concentra 31 dos 193 processos (16%)."
 *       names={{ label: 'Secretaria', value: 'Processos' }}
 *       height={470}
 *       data={[{ id: 12, label: 'Obras', value: 31, link: linkOptions({ to: '/lista', search: { id: 12 } }) }]}
 *       tooltip={({ value }) => `Processos: ${value}`}
 *       note="Demais secretarias: 4"
 *     />
 */
export function BarChart(props: BarChartProps) {
  const { data, height = 470, names, format = formatNumber, short = formatCompact, highlight = true } = props
  const { title, summary } = props
  const still = useReducedMotion()
  // They grow once, when the page opens; not again each time the table is put away.
  const [grown, setGrown] = useState(false)
  return (
    <ChartCard {...frameOf(props)} isEmpty={data.length === 0} table={tableOf(props)}>
      <Bars
        data={data}
        height={height}
        name={[title, summary].filter(Boolean).join('. ')}
        valueName={props.axis ?? names.value}
        standsFrom={props.standsFrom ?? NARROW}
        format={format}
        short={short}
        tooltip={props.tooltip ?? (({ value }) => `${names.value}: ${format(drawable(value))}`)}
        largest={highlight ? Math.max(0, ...data.map(({ value }) => drawable(value))) : 0}
        animated={!still && !grown}
        onGrown={() => setGrown(true)}
        empty={props.empty}
      />
    </ChartCard>
  )
}

interface BarsBoxProps extends Omit<BarsProps, 'width'> {
  empty: string | undefined
  standsFrom: number
}

function Bars({ empty, standsFrom, ...props }: BarsBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  // Which way they stand depends on it: guessed, they would all be drawn twice.
  if (width === null) return <div ref={box} className={`${words.shrinks} ${classes.plot}`} />
  const nothing = props.data.every(({ value }) => drawable(value) === 0)
  return (
    <div
      ref={box}
      className={`${words.shrinks} ${classes.plot}`}
      data-scrolled={(width >= standsFrom && width < narrowestFor(props.data.length)) || undefined}
    >
      {width < standsFrom ? (
        <LyingBars {...props} width={width} />
      ) : (
        <StandingBars {...props} width={Math.max(width, narrowestFor(props.data.length))} />
      )}
      {nothing ? (
        <p
          className={`${words.muted} ${words.raised} ${words.rounded} ${classes.nothing}`}
          data-below={width < standsFrom || undefined}
        >
          {empty ?? 'Ainda não há valores para mostrar.'}
        </p>
      ) : null}
    </div>
  )
}
