import type { ReactNode } from 'react'
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
    <div className={classes.state}>
      <p className={classes.title}>{title}</p>
      {text ? <p className={classes.text}>{text}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  )
}
