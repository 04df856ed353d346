import { memo } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { useGrowing } from '../ui/use-growing.ts'
import { CHAPTERS } from './chapters.ts'
import classes from './manual.module.css'
import { ManualIndex } from './manual-index.tsx'
import type { Chapter } from './types.ts'

const ChapterSheet = memo(({ chapter: { id, title, lead, who, body } }: { chapter: Chapter }) => {
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
})

/** How many are seen first, and how many follow at a time. */
const [OPENING, STEP] = [2, 5]

/**
 * The whole manual on one page, so that it can be searched and printed, with its index beside it. The first chapters are
 * there at once, the others follow as the page has time; who comes for one of those gets all.
 */
export function Manual() {
  const total = CHAPTERS.length
  const there = useGrowing(total, window.location.hash === '' ? OPENING : total, STEP)
  const chapters = CHAPTERS.slice(0, there)
  return (
    <div className={classes.columns}>
      <ManualIndex there={there} />
      <div className={`${shared.stack} ${words.shrinks} ${classes.chapters}`}>
        {chapters.map((chapter) => (
          <ChapterSheet key={chapter.id} chapter={chapter} />
        ))}
      </div>
    </div>
  )
}
