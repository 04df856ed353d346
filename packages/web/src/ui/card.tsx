import type { ReactNode } from 'react'
import classes from './card.module.css'
import shared from './theme/shared.module.css'

interface CardProps {
  title?: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** Lets a table reach the card's edges. */
  flush?: boolean
  /** More than a page holds: on paper it may be broken. */
  long?: boolean
  children?: ReactNode
}

/** A white sheet with a hairline: the one surface things stand on. */
export function Card({ title, lead, actions, flush = false, long = false, children }: CardProps) {
  return (
    <section
      className={`${shared.card} ${classes.card}`}
      data-flush={flush || undefined}
      data-long={long || undefined}
    >
      {title || actions ? (
        <div className={classes.head}>
          <div>
            {title ? <h2 className={classes.title}>{title}</h2> : null}
            {lead ? <p className={`${shared.note} ${classes.lead}`}>{lead}</p> : null}
          </div>
          {actions ? <div className={classes.actions}>{actions}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}
