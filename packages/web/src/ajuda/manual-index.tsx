import { useRef } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './manual-index.module.css'
import { CHAPTER_IDS, TITLES } from './titles.ts'
import { useCurrentChapter } from './use-current-chapter.ts'

/** The one that is there before all others. */
const FIRST = CHAPTER_IDS.slice(0, 1)

/**
 * The chapters, each with an address of its own; on narrow screens they fold away above the text. Plain anchors: the
 * browser takes the focus to the chapter, too.
 */
export function ManualIndex({ whole }: { whole: boolean }) {
  const current = useCurrentChapter(whole ? CHAPTER_IDS : FIRST)
  const folded = useRef<HTMLDetailsElement>(null)
  const links = (onChosen?: () => void) => (
    <ol className={`${shared.column} ${classes.list}`}>
      {CHAPTER_IDS.map((id) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`${words.block} ${words.muted} ${shared.inset} ${classes.link}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={onChosen}
          >
            {TITLES[id]}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={`${shared.screenOnly} ${classes.index}`} aria-label="Capítulos da ajuda">
      <div className={classes.beside}>{links()}</div>
      <details ref={folded} className={`${shared.panel} ${classes.above}`}>
        <summary>Capítulos</summary>
        {links(() => folded.current?.removeAttribute('open'))}
      </details>
    </nav>
  )
}
