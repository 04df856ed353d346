import { useEffect } from 'react'
import { useGrowing } from '../ui/use-growing.ts'
import { ChapterSheet } from './chapter-sheet.tsx'
import { FOLLOWING } from './following.ts'

/** How many come at a time: more in one step, and the page would not answer for long. */
const STEP = 2

/** Takes whoever came for a chapter to it, as the browser would have, had it been there. */
function goToAnchor() {
  // Names of chapters need no decoding, which may fail on what somebody typed.
  const chapter = document.getElementById(window.location.hash.slice(1))
  chapter?.scrollIntoView()
  chapter?.focus({ preventScroll: true })
}

/** The chapters after the first, some at a time; who comes for one of them gets all. */
export function FollowingChapters({ onThere }: { onThere: () => void }) {
  const total = FOLLOWING.length
  const there = useGrowing(total, window.location.hash === '' ? 1 : total, STEP)
  useEffect(() => {
    if (there === total) onThere()
  }, [there, onThere])
  useEffect(goToAnchor, [])
  return FOLLOWING.slice(0, there).map((chapter) => <ChapterSheet key={chapter.id} chapter={chapter} />)
}
