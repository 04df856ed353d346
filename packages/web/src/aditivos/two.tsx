import type { ReactNode } from 'react'
import classes from './two.module.css'

/** A cell of two lines, of which the second says more of the first. */
export const Two = ({ first, second }: { first: ReactNode; second: string | null }) =>
  second === null ? (
    first
  ) : (
    <div>
      {first}
      <small className={classes.second}>{second}</small>
    </div>
  )
