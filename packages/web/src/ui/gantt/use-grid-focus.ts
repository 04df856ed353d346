import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Cell, moveFocus } from './move-focus.ts'
import type { PlacedRow } from './types.ts'

const itemsOf = (row: PlacedRow) => row.bars.length + (row.link ? 1 : 0)

/**
 * One tab stop for the whole chart; the arrow keys move between names and bars, also to rows not rendered yet:
 * `reveal` scrolls to the row, and the focus follows once it is there.
 */
export function useGridFocus(
  box: RefObject<HTMLElement | null>,
  rows: readonly PlacedRow[],
  reveal: (row: number) => void,
) {
  const counts = rows.map(itemsOf)
  const [wanted, setWanted] = useState<Cell>({ row: 0, item: 0 })
  const moving = useRef(false)

  // Rows may have been filtered away since: then the first row that has something.
  const stop =
    (counts[wanted.row] ?? 0) > wanted.item
      ? wanted
      : {
          row: Math.max(
            0,
            counts.findIndex((count) => count > 0),
          ),
          item: 0,
        }

  useEffect(() => {
    if (!moving.current) return
    moving.current = false
    const target = box.current?.querySelector<HTMLElement>(`[data-cell="${stop.row}:${stop.item}"]`)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [box, stop.row, stop.item])

  return {
    stop,
    handlers: {
      /** A click or the Tab key chose another cell. */
      onFocus: ({ target }: { target: EventTarget }) => {
        const [row, item] = ((target as HTMLElement).dataset.cell ?? '').split(':').map(Number)
        if (row !== undefined && item !== undefined) setWanted({ row, item })
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = moveFocus(counts, stop, event.key, event.ctrlKey)
        if (!next) return
        event.preventDefault()
        if (next.row === stop.row && next.item === stop.item) return
        moving.current = true
        reveal(next.row)
        setWanted(next)
      },
    },
  }
}
