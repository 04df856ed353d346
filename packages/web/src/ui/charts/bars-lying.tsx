import words from '../theme/words.module.css'
import classes from './bar-chart.module.css'
import type { BarsProps } from './bar-chart.tsx'
import { LYING, lyingLayout } from './bar-layout.ts'
import { Marks } from './marks.tsx'
import { drawable } from './scale.ts'
import { useTip } from './tip.tsx'

/** Lying bars for narrow places: name and full value on a line, the bar below. */
export function LyingBars(props: BarsProps) {
  const { data, width, format, tooltip, largest, animated } = props
  const tips = useTip()
  const { height, bars } = lyingLayout(data, width)
  return (
    <div className={classes.picture}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={`${words.block} ${words.whole} ${words.tabular} ${classes.svg}`}
        role="img"
        aria-label={props.name}
      >
        {data.map((datum, index) => {
          const bar = bars[index]
          if (!bar) return null
          return (
            <g key={datum.id ?? datum.label}>
              <text className={`${words.size13} ${classes.lyingName}`} x={0} y={bar.y + LYING.text}>
                {datum.label}
              </text>
              <text
                className={`${words.size12} ${words.strong} ${classes.value}`}
                x={width}
                y={bar.y + LYING.text}
                textAnchor="end"
              >
                {format(drawable(datum.value))}
              </text>
              <rect
                className={classes.track}
                x={0}
                y={bar.y + LYING.bar}
                width={width}
                height={LYING.thickness}
                rx={4}
              />
              <rect
                className={classes.bar}
                data-lying
                data-largest={(largest > 0 && datum.value === largest) || undefined}
                data-animated={animated || undefined}
                onAnimationEnd={props.onGrown}
                x={0}
                y={bar.y + LYING.bar}
                width={bar.width}
                height={LYING.thickness}
                rx={Math.min(4, bar.width / 2)}
              />
            </g>
          )
        })}
      </svg>
      <Marks
        name="Barras do gráfico"
        tips={tips}
        marks={data.map((datum, index) => ({
          key: datum.id ?? datum.label,
          name: `${datum.label}. ${tooltip(datum)}`,
          tip: { title: datum.label, lines: [tooltip(datum)] },
          link: datum.link,
          left: 0,
          width: 100,
          top: (((bars[index]?.y ?? 0) - 1) / height) * 100,
          height: ((LYING.row - 2) / height) * 100,
        }))}
      />
      {tips.element}
    </div>
  )
}
