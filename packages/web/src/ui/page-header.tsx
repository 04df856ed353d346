import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import shared from './theme/shared.module.css'
import words from './theme/words.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** What the page is about, for those who come from outside: it is there before the program is. */
  about?: ReactNode
  /** The same on a telephone alone: wider windows keep the room for what they list. */
  intro?: string | undefined
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
export function PageHeader({ title, about, intro, lead, badge, back, children }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      {back ? <div className={`${shared.screenOnly} ${words.below8}`}>{back}</div> : null}
      <div className={`${words.wrap} ${words.start} ${classes.line}`}>
        <div className={`${words.shrinks} ${classes.words}`}>
          <div className={`${shared.row} ${words.gap4x12} ${classes.titleGroup}`}>
            <h1 className={words.wraps}>{title}</h1>
            {badge}
          </div>
          {about === undefined ? null : <p className={classes.about}>{about}</p>}
          {intro === undefined ? null : <p className={`${classes.about} ${classes.narrow}`}>{intro}</p>}
          {/* The line keeps its height while the sentence is still being loaded. */}
          {lead === undefined ? null : (
            <p className={`${words.muted} ${words.above4} ${classes.lead}`}>{lead || '\u00a0'}</p>
          )}
        </div>
        {children ? (
          <div
            className={`${shared.screenOnly} ${words.wrap} ${words.gap8x12} ${words.end} ${classes.actions}`}
          >
            {children}
          </div>
        ) : null}
      </div>
    </div>
  )
}
