/** Which cell of a sheet one is at, and whether it is being typed; what was typed to begin with. */
export interface Cursor {
  readonly row: number
  readonly column: number
  readonly editing?: { readonly typed: string | null } | undefined
}

interface Size {
  readonly rows: number
  readonly columns: number
}

const PAGE = 8

const inside = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** Where a key leads; null where it means nothing here. */
export function cursorAfter({ row, column }: Cursor, key: string, { rows, columns }: Size): Cursor | null {
  const at = (down: number, right: number): Cursor => ({
    row: inside(row + down, rows),
    column: inside(column + right, columns),
  })
  switch (key) {
    case 'ArrowDown':
      return at(1, 0)
    case 'ArrowUp':
      return at(-1, 0)
    case 'ArrowRight':
      return at(0, 1)
    case 'ArrowLeft':
      return at(0, -1)
    case 'PageDown':
      return at(PAGE, 0)
    case 'PageUp':
      return at(-PAGE, 0)
    case 'Home':
      return at(0, -columns)
    case 'End':
      return at(0, columns)
    case 'Enter':
    case 'F2':
      return { row, column, editing: { typed: null } }
    case 'Delete':
    case 'Backspace':
      return { row, column, editing: { typed: '' } }
    default:
      // What is typed over a cell takes its place.
      return [...key].length === 1 && key !== ' ' ? { row, column, editing: { typed: key } } : null
  }
}
