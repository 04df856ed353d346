import { useDeferredValue } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { CHAPTERS } from './chapters.ts'
import classes from './manual.module.css'
import { ManualIndex } from './manual-index.tsx'
import type { Chapter } from './types.ts'

function ChapterSheet({ chapter: { id, title, lead, who, body } }: { chapter: Chapter }) {
  return (
    <section className={`${shared.panel} ${classes.chapter}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className={words.muted}>{lead}</p>
      <p className={classes.who}>
        <b>Quem pode:</b> {who}
      </p>
      {body}
    </section>
  )
}

/** What is seen first. */
const OPENING = CHAPTERS.slice(0, 2)

/**
 * The whole manual on one page, so that it can be searched and printed, with its index beside it. The first chapters are
 * there at once, the others follow as the page has time; who comes for one of those gets all.
 */
export function Manual() {
  const chapters = useDeferredValue(CHAPTERS, window.location.hash === '' ? OPENING : CHAPTERS)
  return (
    <div className={classes.columns}>
      <ManualIndex there={chapters} />
      <div className={`${shared.stack} ${words.shrinks} ${classes.chapters}`}>
        {chapters.map((chapter) => (
          <ChapterSheet key={chapter.id} chapter={chapter} />
        ))}
      </div>
    </div>
  )
}
