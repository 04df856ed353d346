import { useRef } from 'react'
import parts from '../data/parts.module.css'
import words from '../theme/words.module.css'
import drawn from './bar-chart.module.css'
import { ChartCard, frameOf } from './chart-card.tsx'
import classes from './line-chart.module.css'
import { lineLayout, type Month, runningTotals } from './line-layout.ts'
import { Marks } from './marks.tsx'
import { formatCompact, formatNumber } from './numbers.ts'
import { periodMarks } from './period-marks.ts'
import { useTip } from './tip.tsx'
import type { ChartFrame } from './types.ts'
import { USUAL_WIDTH, useWidth } from './use-width.ts'

interface LineChartProps extends ChartFrame {
  data: readonly Month[]
  /** The table's headers and the legend: period, value in it, running total, planned running total. */
  names: { label: string; value: string; total: string; planned?: string }
  height?: number
  format?: (value: number) => string
  short?: (value: number) => string
}

const shown = (value: number | null, format: (value: number) => string) =>
  value === null ? '-' : format(value)

/**
 * What each period brought, as bars, and the running total as a line: an S-curve; planned is the dashed line.
 *
 *     <LineChart
 *       title="Curva S"
 *       summary="Executado 41% de 52% previstos até outubro."
 *       names={{ label: 'Mês', value: 'No mês', total: 'Acumulado', planned: 'Previsto acumulado' }}
 *       format={formatMoney}
 *       data={[{ label: 'jan/26', value: 120000, planned: 150000 }, { label: 'fev/26', value: null, planned: 90000 }]}
 *     />
 */
export function LineChart(props: LineChartProps) {
  const { title, summary, data, names, height = 340, format = formatNumber, short = formatCompact } = props
  const totals = runningTotals(data)
  const planned = totals.some((total) => total.planned !== null) ? (names.planned ?? 'Previsto') : null
  const cells = data.map(({ label, value }, index) => [
    label,
    shown(value, format),
    shown(totals[index]?.done ?? null, format),
    ...(planned ? [shown(totals[index]?.planned ?? null, format)] : []),
  ])
  const columns = [names.label, names.value, names.total, ...(planned ? [planned] : [])]
  return (
    <ChartCard
      {...frameOf(props)}
      isEmpty={data.length === 0}
      table={{
        columns: columns.map((label, index) => ({ label, align: index === 0 ? 'left' : 'right' })),
        rows: cells.map((row) => ({ key: row[0] ?? '', cells: row })),
      }}
    >
      <Curve
        data={data}
        height={height}
        axes={[names.value, names.total]}
        short={short}
        name={[title, summary].filter(Boolean).join('. ')}
        lines={cells.map((row) => row.slice(1).map((text, index) => `${columns[index + 1]}: ${text}`))}
      />
      <ul className={`${parts.legend} ${words.above8} ${classes.legend}`} aria-label="Legenda">
        <li data-kind="bar">{names.value}</li>
        <li data-kind="done">{names.total}</li>
        {planned ? <li data-kind="planned">{planned}</li> : null}
      </ul>
    </ChartCard>
  )
}

interface CurveProps {
  data: readonly Month[]
  height: number
  short: (value: number) => string
  name: string
  /** What the left and the right axis count. */
  axes: readonly [string, string]
  /** The tooltip of each period. */
  lines: readonly (readonly string[])[]
}

function Curve({ data, height, short, name, axes, lines }: CurveProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box) ?? USUAL_WIDTH
  const tips = useTip()
  const layout = lineLayout(data, width, height)
  return (
    <div ref={box} className={`${words.shrinks} ${drawn.plot}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={`${words.block} ${words.whole} ${words.tabular} ${drawn.svg}`}
        role="img"
        aria-label={name}
      >
        <text className={drawn.tick} x={0} y={10}>
          {axes[0]}
        </text>
        <text className={drawn.tick} x={width} y={10} textAnchor="end">
          {axes[1]}
        </text>
        {layout.barTicks.map(({ value, y }) => (
          <g key={value}>
            <line className={drawn.grid} x1={layout.side} x2={width - layout.side} y1={y} y2={y} />
            <text className={drawn.tick} x={layout.side - 8} y={y + 4} textAnchor="end">
              {short(value)}
            </text>
          </g>
        ))}
        {layout.sumTicks.map(({ value, y }) => (
          <text key={value} className={drawn.tick} x={width - layout.side + 8} y={y + 4}>
            {short(value)}
          </text>
        ))}
        {layout.points.map(({ centre, y, height: tall }, index) => (
          <g key={data[index]?.label}>
            <rect
              className={classes.bar}
              x={centre - layout.thickness / 2}
              y={y}
              width={layout.thickness}
              height={tall}
              rx={Math.min(3, tall / 2)}
            />
            {index % layout.every === 0 ? (
              <text className={drawn.tick} x={centre} y={layout.base + 18} textAnchor="middle">
                {data[index]?.label}
              </text>
            ) : null}
          </g>
        ))}
        <path className={classes.planned} d={layout.plannedPath} />
        <path className={classes.done} d={layout.donePath} />
        {layout.points.map(({ centre, doneY }) =>
          doneY === null ? null : (
            <circle key={centre} className={classes.dot} cx={centre} cy={doneY} r={3.5} />
          ),
        )}
      </svg>
      <Marks
        name="Períodos do gráfico"
        tips={tips}
        marks={periodMarks(
          data.map(({ label }, index) => ({ label, lines: lines[index] ?? [] })),
          { left: layout.side, top: layout.top, slot: layout.slot, width, height },
        )}
      />
      {tips.element}
    </div>
  )
}
