import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import shared from './theme/shared.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  /** Beside the title: a status pill. */
  badge?: ReactNode
  /** Above the title: the way back. */
  back?: ReactNode
  /** Buttons at the right. */
  children?: ReactNode
}

/** Where I am, in one line and one sentence, and what I can do here. */
export function PageHeader({ title, lead, badge, back, children }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      {back ? <div className={`${shared.screenOnly} ${shared.below8}`}>{back}</div> : null}
      <div className={`${shared.wrap} ${shared.start} ${classes.line}`}>
        <div className={`${shared.shrinks} ${classes.words}`}>
          <div className={`${shared.row} ${shared.gap4x12} ${classes.titleGroup}`}>
            <h1 className={shared.wraps}>{title}</h1>
            {badge}
          </div>
          {/* The line keeps its height while the sentence is still being loaded. */}
          {lead === undefined ? null : (
            <p className={`${shared.muted} ${shared.above4} ${classes.lead}`}>{lead || '\u00a0'}</p>
          )}
        </div>
        {children ? (
          <div
            className={`${shared.screenOnly} ${shared.wrap} ${shared.gap8x12} ${shared.end} ${classes.actions}`}
          >
            {children}
          </div>
        ) : null}
      </div>
    </div>
  )
}
