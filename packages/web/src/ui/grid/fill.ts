import { make, type Outcome, unchanged } from './changes.ts'
import { cellsIn, rangeOf } from './moves.ts'
import { type Cell, type CellChange, type GridSpec, type GridState, isOpenAt, rowAt } from './state.ts'

const isItem = <Row>(state: GridState<Row>, row: number) => rowAt(state, row) !== undefined

/** Where a selection is filled from: its first item, or what stands above it where that is its only one. */
function sourceRow<Row>(state: GridState<Row>, top: number, bottom: number): number | null {
  const items = state.shown.map((_, row) => row).filter((row) => isItem(state, row))
  const [first, second] = items.filter((row) => row >= top && row <= bottom)
  if (second !== undefined && first !== undefined) return first
  return items.filter((row) => row < top).at(-1) ?? null
}

function contentAt<Row>(spec: GridSpec<Row>, state: GridState<Row>, { row: at, column: number }: Cell) {
  const [line, column, row] = [state.shown[at], spec.columns[number], rowAt(state, at)]
  if (!line || !column || row === undefined) return null
  return {
    key: line.key,
    column: column.key,
    content: { value: column.value(row), unread: state.unread.get(line.key)?.[column.key] ?? null },
  }
}

/** Ctrl+D: what stands in a selection's first row goes to those below it; of a single row, what stands above it. */
export function fill<Row>(spec: GridSpec<Row>, state: GridState<Row>): Outcome<Row> {
  const range = rangeOf(state)
  const from = sourceRow(state, range.top, range.bottom)
  if (from === null) return unchanged(state)
  const changes = cellsIn(range).flatMap((cell): CellChange[] => {
    const source = contentAt(spec, state, { ...cell, row: from })
    const target = contentAt(spec, state, cell)
    if (cell.row === from || !source || !target || !isOpenAt(spec, state, cell)) return []
    const [after, before] = [source.content, target.content]
    if (after.value === before.value && after.unread?.text === before.unread?.text) return []
    return [{ key: target.key, column: target.column, before, after }]
  })
  const count = changes.length
  if (count === 0) return unchanged(state)
  return make(spec, state, changes, count === 1 ? '1 célula preenchida.' : `${count} células preenchidas.`)
}
