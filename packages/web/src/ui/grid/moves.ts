import { type Cell, type GridSpec, type GridState, isOpenAt } from './state.ts'

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'top'
  | 'bottom'
  | 'first'
  | 'last'

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

/** Where a move leads; at the edges it stays where it is. */
export function moved({ row, column }: Cell, move: Move, size: Cell, page: number): Cell {
  const at = (toRow: number, toColumn: number): Cell => ({
    row: within(toRow, size.row),
    column: within(toColumn, size.column),
  })
  const [lastRow, lastColumn] = [size.row - 1, size.column - 1]
  switch (move) {
    case 'up':
      return at(row - 1, column)
    case 'down':
      return at(row + 1, column)
    case 'left':
      return at(row, column - 1)
    case 'right':
      return at(row, column + 1)
    case 'pageUp':
      return at(row - page, column)
    case 'pageDown':
      return at(row + page, column)
    case 'rowStart':
      return at(row, 0)
    case 'rowEnd':
      return at(row, lastColumn)
    case 'top':
      return at(0, column)
    case 'bottom':
      return at(lastRow, column)
    case 'first':
      return at(0, 0)
    case 'last':
      return at(lastRow, lastColumn)
  }
}

/** The nearest cell to type in after this one, or before it, row by row; null when there is none. */
export function nextOpen<Row>(
  spec: GridSpec<Row>,
  state: GridState<Row>,
  from: Cell,
  back: boolean,
): Cell | null {
  const width = spec.columns.length
  const step = back ? -1 : 1
  const count = state.shown.length * width
  for (let at = from.row * width + from.column + step; at >= 0 && at < count; at += step) {
    const cell = { row: Math.floor(at / width), column: at % width }
    if (isOpenAt(spec, state, cell)) return cell
  }
  return null
}

export interface Range {
  top: number
  bottom: number
  left: number
  right: number
}

/** What is selected: the cells between its two ends, both in it. */
export function rangeOf({ cursor, anchor }: { cursor: Cell; anchor: Cell | null }): Range {
  const other = anchor ?? cursor
  return {
    top: Math.min(cursor.row, other.row),
    bottom: Math.max(cursor.row, other.row),
    left: Math.min(cursor.column, other.column),
    right: Math.max(cursor.column, other.column),
  }
}

/** Its cells, row by row. */
export function cellsIn({ top, bottom, left, right }: Range): Cell[] {
  const cells: Cell[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push({ row, column })
  return cells
}
