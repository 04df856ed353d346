import type { ReactNode } from 'react'
import classes from './card.module.css'
import parts from './data/parts.module.css'
import shared from './theme/shared.module.css'
import words from './theme/words.module.css'

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
      className={`${shared.panel} ${parts.card} ${classes.card}`}
      data-flush={flush || undefined}
      data-long={long || undefined}
    >
      {title || actions ? (
        <div className={`${words.wrap} ${words.gap8x16} ${words.below12} ${words.start} ${classes.head}`}>
          <div>
            {title ? <h2>{title}</h2> : null}
            {lead ? <p className={`${shared.note} ${words.above2}`}>{lead}</p> : null}
          </div>
          {actions ? <div className={`${words.wrap} ${words.gap8} ${words.end}`}>{actions}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}
