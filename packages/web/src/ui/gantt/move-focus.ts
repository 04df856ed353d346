export interface Cell {
  row: number
  item: number
}

/** Rows a page key jumps over. */
const PAGE = 10

/** The nearest row in that direction that has something to focus. */
function seek(counts: readonly number[], row: number, step: 1 | -1): number | null {
  for (let at = row; at >= 0 && at < counts.length; at += step) if ((counts[at] ?? 0) > 0) return at
  return null
}

/**
 * Where an arrow key leads among rows of focusable things (the label's link, then the bars); null when the key means
 * nothing here. At the edges it stays where it is.
 */
export function moveFocus(counts: readonly number[], at: Cell, key: string, ctrl = false): Cell | null {
  const items = counts[at.row] ?? 0
  const toRow = (row: number, step: 1 | -1): Cell => {
    const inside = Math.max(0, Math.min(row, counts.length - 1))
    const found = seek(counts, inside, step) ?? seek(counts, inside, step === 1 ? -1 : 1) ?? at.row
    return { row: found, item: Math.min(at.item, Math.max(0, (counts[found] ?? 1) - 1)) }
  }
  switch (key) {
    case 'ArrowRight':
      return { row: at.row, item: Math.min(at.item + 1, items - 1) }
    case 'ArrowLeft':
      return { row: at.row, item: Math.max(at.item - 1, 0) }
    case 'ArrowDown':
      return toRow(at.row + 1, 1)
    case 'ArrowUp':
      return toRow(at.row - 1, -1)
    case 'PageDown':
      return toRow(at.row + PAGE, 1)
    case 'PageUp':
      return toRow(at.row - PAGE, -1)
    case 'Home':
      return ctrl ? toRow(0, 1) : { row: at.row, item: 0 }
    case 'End':
      return ctrl ? toRow(counts.length - 1, -1) : { row: at.row, item: items - 1 }
    default:
      return null
  }
}
