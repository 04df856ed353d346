import { useRef } from 'react'
import parts from '../data/parts.module.css'
import words from '../theme/words.module.css'
import drawn from './bar-chart.module.css'
import { ChartCard, frameOf } from './chart-card.tsx'
import { type CurveLine, curvesLayout } from './curves-layout.ts'
import classes from './line-chart.module.css'
import { Marks } from './marks.tsx'
import { formatCompact, formatNumber } from './numbers.ts'
import { periodMarks } from './period-marks.ts'
import { useTip } from './tip.tsx'
import type { ChartFrame } from './types.ts'
import { USUAL_WIDTH, useWidth } from './use-width.ts'

interface CurvesProps extends ChartFrame {
  /** What a period is called in the table's head. */
  label: string
  /** The periods; a name of two parts, `M1 · set/2027`, stands on two lines. */
  periods: readonly string[]
  lines: readonly CurveLine[]
  /** Which period is today's; null where it is not drawn. */
  today: number | null
  height?: number
  format?: (value: number) => string
}

/**
 * Lines that grow together over the same periods, each as far as it is known, and the day it is: an S-curve.
 *
 *     <Curves
 *       title="Curva S"
 *       label="Mês"
 *       periods={['M1 · set/2027', 'M2 · out/2027']}
 *       lines={[{ name: 'Planejado', kind: 'planned', values: [10, 20] }, { name: 'Medido', kind: 'done', values: [8, null] }]}
 *       today={1}
 *     />
 */
export function Curves(props: CurvesProps) {
  const { title, summary, label, periods, lines, today, height = 320, format = formatNumber } = props
  const told = (value: number | null | undefined) => (value == null ? '-' : format(value))
  return (
    <ChartCard
      {...frameOf(props)}
      isEmpty={periods.length === 0 || lines.length === 0}
      table={{
        columns: [{ label }, ...lines.map(({ name }) => ({ label: name, align: 'right' as const }))],
        rows: periods.map((period, index) => ({
          key: period,
          cells: [
            index === today ? `${period} (hoje)` : period,
            ...lines.map(({ values }) => told(values[index])),
          ],
        })),
      }}
    >
      <Drawing
        name={[title, summary].filter(Boolean).join('. ')}
        height={height}
        periods={periods}
        lines={lines}
        today={today}
        tips={periods.map((_, index) => lines.map(({ name, values }) => `${name}: ${told(values[index])}`))}
      />
      <ul className={`${parts.legend} ${words.above8} ${classes.legend}`} aria-label="Legenda">
        {lines.map(({ name, kind }) => (
          <li key={kind} data-kind={kind}>
            {name}
          </li>
        ))}
        {today === null ? null : <li data-kind="today">Hoje</li>}
      </ul>
    </ChartCard>
  )
}

interface DrawingProps extends Pick<CurvesProps, 'periods' | 'lines' | 'today'> {
  name: string
  height: number
  /** The tooltip of each period. */
  tips: readonly (readonly string[])[]
}

function Drawing({ name, height, periods, lines, today, tips: told }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box) ?? USUAL_WIDTH
  const tips = useTip()
  const layout = curvesLayout(lines, periods.length, width, height)
  return (
    <div ref={box} className={`${words.shrinks} ${drawn.plot}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={`${words.block} ${words.whole} ${words.tabular} ${drawn.svg}`}
        role="img"
        aria-label={name}
      >
        {layout.ticks.map(({ value, y }) => (
          <g key={value}>
            <line className={drawn.grid} x1={layout.left} x2={layout.right} y1={y} y2={y} />
            <text className={drawn.tick} x={layout.left - 8} y={y + 4} textAnchor="end">
              {formatCompact(value)}
            </text>
          </g>
        ))}
        {periods.map((period, index) =>
          index % layout.every === 0 ? (
            <text key={period} className={drawn.tick} y={layout.base + 16} textAnchor="middle">
              {period.split(' · ').map((part, line) => (
                <tspan key={part} x={layout.x(index)} dy={line === 0 ? 0 : 13}>
                  {part}
                </tspan>
              ))}
            </text>
          ) : null,
        )}
        {today === null ? null : (
          <>
            <line
              className={classes.today}
              x1={layout.x(today)}
              x2={layout.x(today)}
              y1={layout.top - 6}
              y2={layout.base}
            />
            <text className={classes.todayName} x={layout.x(today)} y={layout.top - 10} textAnchor="middle">
              hoje
            </text>
          </>
        )}
        {layout.lines.map(({ kind, path }) => (
          <path key={kind} className={classes[kind]} d={path} />
        ))}
        {layout.lines.map(({ kind, points }) =>
          points.map(({ index, x, y }) =>
            kind === 'done' ? (
              <circle key={index} className={classes.dot} cx={x} cy={y} r={3.5} />
            ) : kind === 'paid' ? (
              <rect key={index} className={classes.square} x={x - 3} y={y - 3} width={6} height={6} />
            ) : null,
          ),
        )}
      </svg>
      <Marks
        name="Períodos do gráfico"
        tips={tips}
        marks={periodMarks(
          periods.map((label, index) => ({ label, lines: told[index] ?? [] })),
          { left: layout.left, top: layout.top, slot: layout.slot, width, height },
        )}
      />
      {tips.element}
    </div>
  )
}
