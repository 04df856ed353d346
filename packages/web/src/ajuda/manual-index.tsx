import { useMemo, useRef } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { CHAPTERS } from './chapters.ts'
import classes from './manual-index.module.css'
import { useCurrentChapter } from './use-current-chapter.ts'

/**
 * The chapters, each with an address of its own; on narrow screens they fold away above the text. Plain anchors: the
 * browser takes the focus to the chapter, too.
 */
export function ManualIndex({ there }: { there: number }) {
  const current = useCurrentChapter(useMemo(() => CHAPTERS.slice(0, there).map(({ id }) => id), [there]))
  const folded = useRef<HTMLDetailsElement>(null)
  const links = (onChosen?: () => void) => (
    <ol className={`${shared.column} ${classes.list}`}>
      {CHAPTERS.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`${words.block} ${words.muted} ${shared.inset} ${classes.link}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={onChosen}
          >
            {title}
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
