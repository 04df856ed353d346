import { type RefObject, useEffect, useState } from 'react'
import { usePrinting } from './use-media.ts'

/** How far outside the window something counts as near: about what one turn of a wheel brings. */
const MARGIN = '400px'

/**
 * Whether a box is in sight or nearly so, or has been: what is drawn in it costs nobody anything before. At once where
 * nothing tells, and on paper.
 */
export function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  const printing = usePrinting()
  useEffect(() => {
    const element = box.current
    if (near || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, near])
  return near || printing
}
