import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePrinting } from '../charts/use-media.ts'
import { scrollFor, visibleRows } from './window-rows.ts'

/** What the box shows before it is measured: more than any screen, little against a thousand rows. */
const UNMEASURED = 640

/** Which rows are rendered as the box scrolls; all of them on paper. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  headHeight: number,
) {
  const [scrollTop, setScrollTop] = useState(0)
  const printing = usePrinting()
  const seen = () => (box.current?.clientHeight || UNMEASURED) - headHeight
  const range = printing
    ? { first: 0, last: count }
    : visibleRows(scrollTop, Math.max(UNMEASURED, box.current?.clientHeight ?? 0), rowHeight, count)

  return {
    range,
    // Rendered before the next frame is painted: a quick wheel never uncovers an empty stretch.
    onScroll: () => {
      const top = box.current?.scrollTop ?? 0
      // Sideways scrolling and movement inside one row change nothing.
      if (Math.floor(top / rowHeight) !== Math.floor(scrollTop / rowHeight))
        flushSync(() => setScrollTop(top))
    },
    reveal: (row: number) => {
      const element = box.current
      if (!element) return
      const top = scrollFor(row, element.scrollTop, seen(), rowHeight)
      if (top === element.scrollTop) return
      element.scrollTop = top
      setScrollTop(top)
    },
  }
}
