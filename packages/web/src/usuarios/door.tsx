import type { ReactNode } from 'react'
import { Brasao } from '../cidade/brasao.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './door.module.css'

/** What stands alone on the page before one is in, below the city's coat of arms. */
export const Door = ({ children }: { children: ReactNode }) => (
  <div className={`${shared.panel} ${words.whole} ${classes.door}`}>
    <Brasao className={classes.crest} />
    {children}
  </div>
)
