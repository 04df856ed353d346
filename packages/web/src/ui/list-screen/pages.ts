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

export const lastPage = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

export const formatCount = formatWhole

/** `1–25 de 184` */
export function rangeText(page: number, limit: number, shown: number, total: number): string {
  if (shown === 0) return `0 de ${formatCount(total)}`
  const first = (page - 1) * limit + 1
  return `${formatCount(first)}–${formatCount(first + shown - 1)} de ${formatCount(total)}`
}
