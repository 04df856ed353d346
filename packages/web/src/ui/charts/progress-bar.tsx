import shared from '../theme/shared.module.css'
import tones from '../theme/tones.module.css'
import words from '../theme/words.module.css'
import { formatPercent } from './numbers.ts'
import classes from './progress-bar.module.css'

interface ProgressBarProps {
  /** What progresses, for those who hear it. */
  label: string
  /** Percent; drawn from 0 to 100, written as it is. */
  value: number
  tone?: 'blue' | 'run' | 'ok' | 'late' | 'wait' | 'idle'
  /** A hatched piece after the value, in percent, such as what is still being decided. */
  extra?: number
  /** The text beside the track: unless given the percent, `null` for none. */
  text?: string | null
  size?: 'sm' | 'md'
}

const inside = (percent: number) => (Number.isFinite(percent) ? Math.max(0, Math.min(100, percent)) : 0)

/**
 * How far something is: a track and its percent in words.
 *
 *     <ProgressBar label="Progresso do projeto" value={46} tone="late" />
 */
export function ProgressBar({ label, value, tone = 'blue', extra = 0, text, size = 'md' }: ProgressBarProps) {
  const filled = inside(value)
  const shown = text === undefined ? formatPercent(value) : text
  return (
    <div className={`${shared.line} ${words.gap10} ${words.shrinks} ${classes.progress}`} data-size={size}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(filled)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={shown ?? formatPercent(value)}
        className={`${words.grows} ${words.sunken} ${classes.track}`}
      >
        <span className={`${classes.fill} ${tones[tone]}`} style={{ width: `${filled}%` }} />
        {inside(extra) > 0 ? (
          <span className={classes.extra} style={{ width: `${Math.min(inside(extra), 100 - filled)}%` }} />
        ) : null}
      </div>
      {shown === null ? null : (
        <span className={`${words.rigid} ${words.size13} ${words.tabular} ${classes.text}`} aria-hidden>
          {shown}
        </span>
      )}
    </div>
  )
}
