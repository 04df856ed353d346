import { useRef } from 'react'
import tones from '../theme/tones.module.css'
import words from '../theme/words.module.css'
import drawn from './bar-chart.module.css'
import { ChartCard, frameOf } from './chart-card.tsx'
import { groupLayout, narrowestFor } from './group-layout.ts'
import classes from './grouped-bars.module.css'
import { Marks } from './marks.tsx'
import { formatCompact } from './numbers.ts'
import { drawable } from './scale.ts'
import { SwatchLegend } from './swatch-legend.tsx'
import { useTip } from './tip.tsx'
import type { ChartFrame, ChartTableData } from './types.ts'
import { USUAL_WIDTH, useWidth } from './use-width.ts'

interface Series {
  key: string
  label: string
  tone: 'idle' | 'run' | 'ok' | 'late'
}

interface Group {
  label: string
  /** One for each of the series, in their order. */
  values: readonly number[]
}

interface GroupedBarsProps extends ChartFrame {
  /** What the axis counts. */
  unit: string
  series: readonly Series[]
  groups: readonly Group[]
  table: ChartTableData
  format: (value: number) => string
  height?: number
}

/** Several amounts of each period side by side, always in the same order. */
export function GroupedBars(props: GroupedBarsProps) {
  const { title, summary, series, groups, table } = props
  const isEmpty = groups.every(({ values }) => values.every((value) => drawable(value) === 0))
  return (
    <ChartCard {...frameOf(props)} isEmpty={isEmpty} table={table}>
      <SwatchLegend entries={series} />
      <Bars {...props} name={[title, summary].filter(Boolean).join('. ')} />
    </ChartCard>
  )
}

function Bars({ series, groups, format, unit, name, height = 280 }: GroupedBarsProps & { name: string }) {
  const box = useRef<HTMLDivElement>(null)
  const width = Math.max(useWidth(box) ?? USUAL_WIDTH, narrowestFor(groups.length))
  const tips = useTip()
  const layout = groupLayout(groups, series.length, width, height)
  const linesOf = ({ values }: Group) =>
    series.map(({ label }, index) => `${label}: ${format(values[index] ?? 0)}`)
  return (
    <div ref={box} className={`${words.shrinks} ${classes.scrolled}`}>
      <div className={drawn.plot} style={{ minInlineSize: width }}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className={`${words.block} ${words.whole} ${words.tabular} ${drawn.svg}`}
          role="img"
          aria-label={name}
        >
          <text className={drawn.tick} x={0} y={10}>
            {unit}
          </text>
          {layout.ticks.map(({ value, y }) => (
            <g key={value}>
              <line
                className={drawn.grid}
                x1={layout.left}
                x2={width}
                y1={y}
                y2={y}
                data-base={value === 0 || undefined}
              />
              <text className={drawn.tick} x={layout.left - 8} y={y + 4} textAnchor="end">
                {formatCompact(value)}
              </text>
            </g>
          ))}
          {layout.groups.map(({ centre, bars }, index) => (
            <g key={groups[index]?.label}>
              {bars.map(({ x, y, height: tall }, at) => (
                <rect
                  key={series[at]?.key}
                  className={`${classes.bar} ${tones[series[at]?.tone ?? 'idle']}`}
                  data-tone={series[at]?.tone}
                  x={x}
                  y={y}
                  width={layout.thickness}
                  height={tall}
                  rx={Math.min(2, tall / 2)}
                />
              ))}
              {index % layout.every === 0 ? (
                <text className={drawn.tick} x={centre} y={layout.base + 18} textAnchor="middle">
                  {groups[index]?.label}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
        <Marks
          name="Períodos do gráfico"
          tips={tips}
          marks={groups.map((group, index) => ({
            key: group.label,
            name: [group.label, ...linesOf(group)].join('. '),
            tip: { title: group.label, lines: linesOf(group) },
            left: ((layout.left + layout.slot * index) / width) * 100,
            width: (layout.slot / width) * 100,
            top: (layout.top / height) * 100,
            height: ((height - layout.top) / height) * 100,
          }))}
        />
        {tips.element}
      </div>
    </div>
  )
}
