import type { ReactNode } from 'react'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './table.module.css'
import { tellWhole } from './table-roles.ts'

interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
}

const FIRST = { className: classes.first, onMouseEnter: tellWhole }

/** A cell whose second line says more of the first. In a low window the first is one line, whole when pointed at. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <>
    <div {...FIRST}>{first}</div>
    {second === null ? null : <small className={`${shared.small} ${words.block}`}>{second}</small>}
  </>
)
