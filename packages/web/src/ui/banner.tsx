import type { ReactNode } from 'react'
import parts from './data/parts.module.css'
import shared from './theme/shared.module.css'
import tones from './theme/tones.module.css'
import words from './theme/words.module.css'

interface BannerProps {
  tone: 'run' | 'late'
  children: ReactNode
  /** The one way on from it. */
  action: string
  onAction: () => void
}

/** A sentence across the page with the way on from it: good to know, or in the way. */
export function Banner({ tone, children, action, onAction }: BannerProps) {
  return (
    <div
      className={`${shared.row} ${shared.screenOnly} ${parts.banner} ${tones[tone]} ${words.gap4x12}`}
      role={tone === 'late' ? 'alert' : 'status'}
    >
      <span>{children}</span>
      <button type="button" className={`${parts.inlineButton} ${words.ink}`} onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
