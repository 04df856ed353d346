import { memo } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './manual.module.css'
import { TITLES } from './titles.ts'
import type { Chapter } from './types.ts'

export const ChapterSheet = memo(({ chapter: { id, lead, who, body } }: { chapter: Chapter }) => {
  return (
    <section className={`${shared.panel} ${classes.chapter}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {TITLES[id]}
      </h2>
      <p className={words.muted}>{lead}</p>
      <p className={classes.who}>
        <b>Quem pode:</b> {who}
      </p>
      {body}
    </section>
  )
})
