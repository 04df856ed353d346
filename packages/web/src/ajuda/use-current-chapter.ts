import { useEffect, useState } from 'react'

/** The part of the window, below the header, in which a heading counts as the one being read. */
const READING = '-56px 0px -60% 0px'

/** Which chapter is being read: the last whose heading has come up, also while scrolling back. */
export function useCurrentChapter(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter(
          (heading) => heading.getBoundingClientRect().top < window.innerHeight * 0.4,
        )
        setCurrent((passed.at(-1) ?? headings[0])?.id ?? null)
      },
      { rootMargin: READING },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [ids])
  return current
}
