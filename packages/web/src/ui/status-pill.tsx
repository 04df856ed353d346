import type { ReactNode } from 'react'
import classes from './status-pill.module.css'

export type Tone = 'ok' | 'run' | 'late' | 'idle' | 'wait'

/** A state as dot and word: the colour never speaks alone. */
export function StatusPill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${classes.pill} ${classes[tone]}`}>{children}</span>
}
