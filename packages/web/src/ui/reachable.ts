/** For boxes that scroll: a tab stop where there is something to scroll, since it must work without a mouse. */
export function makeReachable(box: HTMLElement | null): void {
  if (!box) return
  const scrolls = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
  box.tabIndex = scrolls ? 0 : -1
}
