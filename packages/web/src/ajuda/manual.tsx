import { lazy, Suspense, useCallback, useState } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { ChapterSheet } from './chapter-sheet.tsx'
import { entrar } from './chapters/entrar.tsx'
import classes from './manual.module.css'
import { ManualIndex } from './manual-index.tsx'
import { untilQuiet } from './until-quiet.ts'

// They print numbers of every word's rules, and with those come the rules: the page begins without them.
const FollowingChapters = lazy(async () => {
  if (window.location.hash === '') await untilQuiet()
  return { default: (await import('./following-chapters.tsx')).FollowingChapters }
})

/** The whole manual on one page, so that it can be searched and printed, with its index beside it. */
export function Manual() {
  const [whole, setWhole] = useState(false)
  const tell = useCallback(() => setWhole(true), [])
  return (
    <div className={classes.columns}>
      <ManualIndex whole={whole} />
      <div className={`${shared.stack} ${words.shrinks} ${classes.chapters}`}>
        <ChapterSheet chapter={entrar} />
        <Suspense fallback={null}>
          <FollowingChapters onThere={tell} />
        </Suspense>
      </div>
    </div>
  )
}
