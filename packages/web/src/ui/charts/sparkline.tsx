import words from '../theme/words.module.css'
import { sparkLayout } from './spark-layout.ts'
import classes from './sparkline.module.css'

interface SparklineProps {
  /** What it shows, in a sentence. */
  name: string
  values: readonly (number | null)[]
  /** From which value on it is worth a look: a dashed line where it is reached. */
  limit?: number | null
  /** The highest value, and what the two ends of the line are called. */
  top: string
  ends: readonly [string, string]
}

const BOX = { width: 288, height: 64 }

/**
 * A small line over time, without axes: its highest value, its ends, and a dashed line where something was too much.
 *
 *     <Sparkline name="Erros. Nenhum." values={[0, null, 2]} limit={1} top="2" ends={['há 24 h', 'agora']} />
 */
export function Sparkline({ name, values, limit = null, top, ends }: SparklineProps) {
  const { line, area, limitY } = sparkLayout(values, { ...BOX, limit })
  return (
    <div>
      <p className={`${words.tabular} ${classes.ends}`} aria-hidden>
        {top}
      </p>
      <svg
        className={`${words.block} ${words.whole} ${classes.spark}`}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={name}
      >
        <path className={classes.area} d={area} />
        <path className={classes.line} d={line} />
        {limitY === null ? null : (
          <line className={classes.limit} x1={0} x2={BOX.width} y1={limitY} y2={limitY} />
        )}
      </svg>
      <p className={`${words.above4} ${classes.ends}`} aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}
