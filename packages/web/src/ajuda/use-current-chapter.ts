import { useEffect, useState } from 'react'

/** A line across the window: the chapter that crosses it is the one being read. */
const READING = '-40% 0px -60% 0px'

/**
 * Which chapter is being read. Their boxes are observed and nothing in them is measured: chapters out of sight are not
 * laid out, and asking where one of their headings stands would do that for all of them.
 */
export function useCurrentChapter(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (crossing) setCurrent(crossing.target.getAttribute('aria-labelledby'))
      },
      { rootMargin: READING },
    )
    for (const id of ids) {
      const chapter = document.getElementById(id)?.parentElement
      if (chapter) observer.observe(chapter)
    }
    return () => observer.disconnect()
  }, [ids])
  return current ?? ids[0] ?? null
}
