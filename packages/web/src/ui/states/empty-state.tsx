import type { ReactNode } from 'react'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './states.module.css'

interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** The next step, as a button or link. */
  action?: ReactNode
}

/** Nothing here, and what to do next. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={`${shared.column} ${classes.state}`}>
      <p className={`${words.strong} ${classes.title}`}>{title}</p>
      {text ? <p className={`${words.above4} ${words.muted} ${classes.text}`}>{text}</p> : null}
      {action ? <div className={words.above16}>{action}</div> : null}
    </div>
  )
}
