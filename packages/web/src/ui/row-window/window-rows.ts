/** Rows kept ready outside of what is seen, so that a quick scroll and the Tab key find them there. */
const OVERSCAN = 6

/** Virtual scrolling, the rows to render: those in sight and a few around; `[first, last)`. */
export function visibleRows(scrollTop: number, height: number, rowHeight: number, count: number) {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN)
  const last = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + OVERSCAN)
  return { first: Math.min(first, Math.max(0, count - 1)), last: Math.max(last, 0) }
}

/** Where to scroll so that the row is in sight; the same place when it already is. */
export function scrollFor(row: number, scrollTop: number, height: number, rowHeight: number): number {
  const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight]
  if (top < scrollTop) return top
  return bottom > scrollTop + height ? bottom - height : scrollTop
}
