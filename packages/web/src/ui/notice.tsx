import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'
import shared from './theme/shared.module.css'
import tones from './theme/tones.module.css'

const ICONS = { bad: CircleAlert, ok: CircleCheck, info: Info }

interface NoticeProps {
  tone: keyof typeof ICONS
  children: ReactNode
}

/** A sentence that stays beside the form it is about. */
export function Notice({ tone, children }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div
      className={`${shared.tinted} ${classes.notice} ${tones[tone]}`}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon size={18} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
