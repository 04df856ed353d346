import words from '../theme/words.module.css'
import classes from './bar-chart.module.css'
import type { BarsProps } from './bar-chart.tsx'
import { fitting, LEAN, verticalLayout } from './bar-layout.ts'
import { Marks } from './marks.tsx'
import { drawable } from './scale.ts'
import { useTip } from './tip.tsx'

/** Standing bars over an axis of round figures; the value above each, the name below. */
export function StandingBars(props: BarsProps) {
  const { data, width, height, format, short, tooltip, largest, animated } = props
  const tips = useTip()
  const layout = verticalLayout(data, width, height)
  const shown = data.map((datum, index) => ({ datum, bar: layout.bars[index] }))
  return (
    <div className={classes.picture} style={{ minInlineSize: width }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={`${words.block} ${words.whole} ${words.tabular} ${classes.svg}`}
        role="img"
        aria-label={props.name}
      >
        <text className={classes.tick} x={0} y={10}>
          {props.valueName}
        </text>
        {layout.ticks.map(({ value, y }) => (
          <g key={value}>
            <line
              className={classes.grid}
              x1={layout.left}
              x2={width}
              y1={y}
              y2={y}
              data-base={value === 0 || undefined}
            />
            <text className={classes.tick} x={layout.left - 8} y={y + 4} textAnchor="end">
              {short(value)}
            </text>
          </g>
        ))}
        {shown.map(({ datum, bar }) =>
          bar ? (
            <g key={datum.id ?? datum.label}>
              <rect
                className={classes.bar}
                data-largest={(largest > 0 && datum.value === largest) || undefined}
                data-animated={animated || undefined}
                onAnimationEnd={props.onGrown}
                x={bar.x}
                y={bar.y}
                width={layout.thickness}
                height={bar.height}
                rx={Math.min(4, bar.height / 2)}
              />
              <text
                className={`${words.size12} ${words.strong} ${classes.value}`}
                data-animated={animated || undefined}
                x={bar.centre}
                y={bar.y - 7}
                textAnchor="middle"
              >
                {fitting([format(drawable(datum.value)), short(drawable(datum.value)), ''], bar.slot - 4)}
              </text>
              {layout.leans ? (
                <text
                  className={classes.name}
                  textAnchor="end"
                  transform={`translate(${bar.centre + 6} ${layout.base + 16}) rotate(-${LEAN})`}
                >
                  {datum.label}
                </text>
              ) : (
                <text className={classes.name} x={bar.centre} y={layout.base + 18} textAnchor="middle">
                  {datum.label}
                </text>
              )}
            </g>
          ) : null,
        )}
      </svg>
      <Marks
        name="Barras do gráfico"
        tips={tips}
        marks={shown.map(({ datum, bar }) => ({
          key: datum.id ?? datum.label,
          name: `${datum.label}. ${tooltip(datum)}`,
          tip: { title: datum.label, lines: [tooltip(datum)] },
          link: datum.link,
          left: (((bar?.centre ?? 0) - layout.slot / 2) / width) * 100,
          width: (layout.slot / width) * 100,
          // From just above the value down to the names: the tooltip stands by its bar, not at the chart's top.
          top: (Math.max(0, (bar?.y ?? 0) - 26) / height) * 100,
          height: ((height - Math.max(0, (bar?.y ?? 0) - 26)) / height) * 100,
        }))}
      />
      {tips.element}
    </div>
  )
}
