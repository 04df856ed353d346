import type { ReactNode } from 'react'
import classes from './topic.module.css'

/** A task or an idea within a chapter. */
export function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.topic}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
