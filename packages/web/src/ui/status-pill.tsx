import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './status-pill.module.css'
import tones from './theme/tones.module.css'
import words from './theme/words.module.css'

export type Tone = 'ok' | 'run' | 'late' | 'idle' | 'wait'

interface StatusPillProps {
  tone: Tone
  /** In place of the dot. */
  icon?: LucideIcon
  children: ReactNode
}

/** A state as dot or icon and word: the colour never speaks alone. */
export function StatusPill({ tone, icon: Icon, children }: StatusPillProps) {
  return (
    <span
      className={`${words.inline} ${words.nowrap} ${words.size12} ${words.strong} ${classes.pill} ${tones[tone]}`}
      data-icon={Icon ? true : undefined}
    >
      {Icon ? <Icon size={12} strokeWidth={2.5} aria-hidden /> : null}
      {children}
    </span>
  )
}
