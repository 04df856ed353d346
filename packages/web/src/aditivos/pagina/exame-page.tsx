import type { ReactNode } from 'react'
import shared from '../../ui/theme/shared.module.css'
import classes from './exame.module.css'

interface ExamePageProps {
  /** What there is to read, in the order it is read. */
  children: ReactNode
  /** What is done with it. */
  side: ReactNode
}

/** A request and everything to judge it by, with the decision in sight. */
export const ExamePage = ({ children, side }: ExamePageProps) => (
  <div className={classes.page}>
    <div className={classes.columns}>
      <div className={shared.stack}>{children}</div>
      <div className={classes.side}>{side}</div>
    </div>
  </div>
)
