import shared from '../theme/shared.module.css'
import tones from '../theme/tones.module.css'
import words from '../theme/words.module.css'
import { ringPath, shares } from './arc.ts'
import { ChartCard, frameOf } from './chart-card.tsx'
import classes from './doughnut.module.css'
import { formatNumber, formatPercent } from './numbers.ts'
import { drawable, percentOf } from './scale.ts'
import { useTip } from './tip.tsx'
import type { ChartFrame, ChartTone } from './types.ts'

interface Slice {
  label: string
  value: number
  /** 'rest' is what is left: pale and outlined. */
  tone: ChartTone
}

interface DoughnutProps extends ChartFrame {
  data: readonly Slice[]
  /** The large text in the hole: '46%'. */
  center?: string
  /** A few words below it. */
  centerNote?: string
  /** The table's headers. */
  names?: { label: string; value: string }
  format?: (value: number) => string
  /** The tooltip's text; unless given, the value and its share. */
  tooltip?: (slice: Slice) => string
}

const RADIUS = 80

/**
 * Parts of a whole, with a hole of 70% for the figure that matters.
 *
 *     <Doughnut
 *       title="Execução financeira"
 *       summary="46% do orçamento já foi gasto."
 *       center="46%"
 *       format={formatMoney}
 *       data={[{ label: 'Gasto', value: 3869658, tone: 'blue' }, { label: 'Restante', value: 4542642, tone: 'rest' }]}
 *     />
 */
export function Doughnut(props: DoughnutProps) {
  const { title, summary, data, names = { label: 'Parte', value: 'Valor' }, format = formatNumber } = props
  const tips = useTip()
  const total = data.reduce((sum, { value }) => sum + drawable(value), 0)
  const share = (slice: Slice) => formatPercent(Math.round(percentOf(slice.value, total)))
  const tipOf = (slice: Slice) => ({
    title: slice.label,
    lines: [props.tooltip?.(slice) ?? `${format(drawable(slice.value))} (${share(slice)})`],
  })
  const parts = shares(data.map(({ value }) => value))
  return (
    <ChartCard
      {...frameOf(props)}
      isEmpty={total === 0}
      table={{
        columns: [
          { label: names.label },
          { label: names.value, align: 'right' },
          { label: 'Participação', align: 'right' },
        ],
        rows: data.map((slice) => ({
          key: slice.label,
          cells: [slice.label, format(drawable(slice.value)), share(slice)],
        })),
      }}
    >
      <div className={`${shared.row} ${classes.layout}`}>
        <div className={`${words.rigid} ${classes.ring}`}>
          <svg
            viewBox="-82 -82 164 164"
            className={`${words.block} ${words.whole} ${classes.svg}`}
            role="img"
            aria-label={[title, summary].filter(Boolean).join('. ')}
          >
            {data.map((slice, index) => {
              const part = parts[index]
              return part && part.to > part.from ? (
                <path
                  key={slice.label}
                  d={ringPath(part.from, part.to, RADIUS)}
                  className={`${classes.shape} ${classes.slice} ${tones[slice.tone]}`}
                  data-tone={slice.tone}
                  onPointerEnter={({ currentTarget }) => tips.show(currentTarget, tipOf(slice))}
                  onPointerLeave={tips.hide}
                />
              ) : null
            })}
          </svg>
          {props.center ? (
            <p className={`${shared.column} ${classes.center}`}>
              <strong>{props.center}</strong>
              {props.centerNote ? <span>{props.centerNote}</span> : null}
            </p>
          ) : null}
        </div>
        <ul className={`${words.shrinks} ${classes.legend}`}>
          {data.map((slice) => (
            <li key={slice.label}>
              <button
                type="button"
                className={`${shared.row} ${words.whole} ${classes.entry}`}
                {...tips.on(tipOf(slice))}
              >
                <svg viewBox="0 0 14 14" width={14} height={14} aria-hidden>
                  <rect
                    x={1}
                    y={1}
                    width={12}
                    height={12}
                    rx={3}
                    className={`${classes.shape} ${tones[slice.tone]}`}
                    data-tone={slice.tone}
                  />
                </svg>
                <span className={words.muted}>{slice.label}</span>
                <span className={`${words.tabular} ${words.medium} ${words.end}`}>
                  {format(drawable(slice.value))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {tips.element}
    </ChartCard>
  )
}
