import { formatWhole } from '@paco/domain/shared/formats'

/** Page numbers to offer: the first, the last and the neighbours of the current one; null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = new Set([1, last, current - 1, current, current + 1])
  if (current <= 3) for (const page of [2, 3, 4]) wanted.add(page)
  if (current >= last - 2) for (const page of [last - 3, last - 2, last - 1]) wanted.add(page)
  const pages = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0
    if (page - before === 1) return [page]
    // A gap of a single page is the page itself.
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}

export const formatCount = formatWhole
