/** For boxes that scroll: a tab stop while there is something to scroll, since it must work without a mouse. */
export function makeReachable(box: HTMLElement | null) {
  if (!box) return
  const observer = new ResizeObserver(() => {
    const scrolls = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
    box.tabIndex = scrolls ? 0 : -1
  })
  observer.observe(box)
  return () => observer.disconnect()
}
