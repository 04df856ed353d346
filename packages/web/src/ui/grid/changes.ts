import { type Content, contentFrom, writeValue } from './cells.ts'
import { placeOf } from './lines.ts'
import { type Cell, type CellChange, type GridSpec, type GridState, isOpenAt } from './state.ts'
import type { GridChange } from './types.ts'

/** So many changes can be taken back. */
const REMEMBERED = 100

/** What a step made of the grid, and the values it changed. */
export interface Outcome<Row> {
  state: GridState<Row>
  changes: readonly GridChange<Row>[]
}

export const unchanged = <Row>(state: GridState<Row>): Outcome<Row> => ({ state, changes: [] })

const isSame = (one: Content, other: Content) =>
  one.value === other.value && one.unread?.text === other.unread?.text

/** Puts contents in their cells. Rows and columns that are gone are left out. */
function put<Row>(
  spec: GridSpec<Row>,
  state: GridState<Row>,
  changes: readonly CellChange[],
  side: 'before' | 'after',
): Outcome<Row> {
  const [rows, unread] = [new Map(state.rows), new Map(state.unread)]
  const changed: GridChange<Row>[] = []
  for (const { key, column: name, [side]: content } of changes) {
    const column = spec.columns.find((one) => one.key === name)
    const row = rows.get(key)
    if (!column || row === undefined) continue
    const { [name]: _, ...others } = unread.get(key) ?? {}
    const marks = content.unread ? { ...others, [name]: content.unread } : others
    if (Object.keys(marks).length > 0) unread.set(key, marks)
    else unread.delete(key)
    if (column.value(row) === content.value) continue
    const next = writeValue(column, row, content.value)
    rows.set(key, next)
    changed.push({ key, column: name, value: content.value, row: next })
  }
  return { state: { ...state, rows, unread }, changes: changed }
}

/**
 * The change that a text makes of a cell, or null for letting go of one that could not be read; none where nothing
 * changes.
 */
export function changeBy<Row>(
  spec: GridSpec<Row>,
  state: GridState<Row>,
  at: Cell,
  text: string | null,
): CellChange | null {
  const [line, column] = [state.shown[at.row], spec.columns[at.column]]
  const row = line && state.rows.get(line.key)
  if (!line || !column || row === undefined || !isOpenAt(spec, state, at)) return null
  const value = column.value(row)
  const before = { value, unread: state.unread.get(line.key)?.[column.key] ?? null }
  const after = text === null ? { value, unread: null } : contentFrom(column, row, text)
  return isSame(before, after) ? null : { key: line.key, column: column.key, before, after }
}

/** Makes the changes, as one that is undone at once. */
export function make<Row>(
  spec: GridSpec<Row>,
  state: GridState<Row>,
  changes: readonly CellChange[],
  message = '',
): Outcome<Row> {
  if (changes.length === 0) return unchanged({ ...state, message })
  const done = put(spec, state, changes, 'after')
  const past = [...state.past, changes].slice(-REMEMBERED)
  return { ...done, state: { ...done.state, past, future: [], message } }
}

const cells = (count: number) => (count === 1 ? '1 célula' : `${count} células`)

/** Takes the last change back, or makes it again; the cursor goes where that can be seen. */
export function replay<Row>(
  spec: GridSpec<Row>,
  state: GridState<Row>,
  which: 'undo' | 'redo',
): Outcome<Row> {
  const undoes = which === 'undo'
  const [from, to] = undoes ? [state.past, state.future] : [state.future, state.past]
  const last = from.at(-1)
  const first = last?.[0]
  if (spec.isLocked || !last || !first) return unchanged(state)
  const done = put(spec, state, last, undoes ? 'before' : 'after')
  const [left, right] = [from.slice(0, -1), [...to, last]]
  const cursor = {
    row: placeOf(state.lines, state.shown, first.key),
    column: Math.max(
      0,
      spec.columns.findIndex(({ key }) => key === first.column),
    ),
  }
  const message = `${undoes ? 'Desfeito' : 'Refeito'}: ${cells(last.length)}.`
  const stacks = undoes ? { past: left, future: right } : { past: right, future: left }
  return { ...done, state: { ...done.state, ...stacks, cursor, anchor: null, message } }
}
