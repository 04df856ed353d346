import { useEffect, useRef, useState } from 'react'

/**
 * Whether the table fits its place. If it does, its header sticks to the window; if not, it scrolls sideways in a box
 * of its own and the header sticks there (a box that scrolls sideways would otherwise trap the header).
 */
export function useFits() {
  const wrap = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [fits, setFits] = useState(true)
  useEffect(() => {
    const [outer, inner] = [wrap.current, table.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver(() => setFits(inner.offsetWidth <= outer.clientWidth + 1))
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return { wrap, table, fits }
}
