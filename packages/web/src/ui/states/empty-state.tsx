import type { ReactNode } from 'react'
import shared from '../theme/shared.module.css'
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
      <p className={`${shared.strong} ${classes.title}`}>{title}</p>
      {text ? <p className={`${shared.above4} ${shared.muted} ${classes.text}`}>{text}</p> : null}
      {action ? <div className={shared.above16}>{action}</div> : null}
    </div>
  )
}
