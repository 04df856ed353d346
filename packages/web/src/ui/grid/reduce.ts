import { textOf } from './cells.ts'
import { changeBy, make, type Outcome, replay, unchanged } from './changes.ts'
import { fill } from './fill.ts'
import { cellsIn, type Move, moved, nextOpen, rangeOf } from './moves.ts'
import { paste } from './paste.ts'
import {
  type Cell,
  type CellChange,
  type GridSpec,
  type GridState,
  isOpenAt,
  rearrange,
  reload,
  rowAt,
} from './state.ts'
import type { GridLine, RowKey } from './types.ts'

/** Where the cursor goes once a cell was typed. */
export type After = 'stay' | 'next' | 'previous' | 'up' | 'down' | 'left' | 'right'

export type Action<Row> =
  | { type: 'go'; to: Cell; extend?: boolean }
  | { type: 'move'; move: Move; page?: number; extend?: boolean }
  | { type: 'next'; back: boolean }
  | { type: 'open'; typed?: string }
  | { type: 'commit'; text: string; after: After }
  | { type: 'cancel' }
  | { type: 'clear' | 'fill' }
  | { type: 'paste'; text: string }
  | { type: 'undo' | 'redo' }
  | { type: 'toggle'; key: RowKey }
  | { type: 'load'; lines: readonly GridLine<Row>[] }

const PAGE = 10

function go<Row>(state: GridState<Row>, to: Cell, extend: boolean): GridState<Row> {
  return { ...state, cursor: to, anchor: extend ? (state.anchor ?? state.cursor) : null, opened: null }
}

function step<Row>(spec: GridSpec<Row>, state: GridState<Row>, action: Action<Row> & { type: 'move' }) {
  const size = { row: state.shown.length, column: spec.columns.length }
  return go(state, moved(state.cursor, action.move, size, action.page ?? PAGE), action.extend ?? false)
}

function open<Row>(spec: GridSpec<Row>, state: GridState<Row>, typed: string | undefined): GridState<Row> {
  const column = spec.columns[state.cursor.column]
  const line = state.shown[state.cursor.row]
  const row = rowAt(state, state.cursor.row)
  if (!column || !line || row === undefined || !isOpenAt(spec, state, state.cursor)) return state
  if (typed !== undefined) return { ...state, anchor: null, opened: { how: 'typed', text: typed } }
  // What could not be read is mended, not typed again.
  const text = state.unread.get(line.key)?.[column.key]?.text ?? textOf(column, column.value(row))
  return { ...state, anchor: null, opened: { how: 'opened', text } }
}

function write<Row>(spec: GridSpec<Row>, state: GridState<Row>, at: readonly Cell[], text: string | null) {
  const changes = at.map((cell) => changeBy(spec, state, cell, text))
  return make(
    spec,
    state,
    changes.filter((change): change is CellChange => change !== null),
  )
}

function commit<Row>(spec: GridSpec<Row>, state: GridState<Row>, text: string, after: After): Outcome<Row> {
  if (!state.opened) return unchanged(state)
  const done = write(spec, { ...state, opened: null }, [state.cursor], text)
  if (after === 'stay') return done
  const next =
    after === 'next' || after === 'previous'
      ? go(done.state, nextOpen(spec, done.state, state.cursor, after === 'previous') ?? state.cursor, false)
      : step(spec, done.state, { type: 'move', move: after })
  return { ...done, state: next }
}

/** Esc: leaves a cell as it was; then lets go of a selection; then of a text that could not be read. */
function cancel<Row>(spec: GridSpec<Row>, state: GridState<Row>): Outcome<Row> {
  if (state.opened) return unchanged({ ...state, opened: null })
  if (state.anchor) return unchanged({ ...state, anchor: null })
  return write(spec, state, [state.cursor], null)
}

function toggle<Row>(state: GridState<Row>, key: RowKey): GridState<Row> {
  const collapsed = new Set(state.collapsed)
  if (!collapsed.delete(key)) collapsed.add(key)
  return rearrange(state, state.lines, collapsed)
}

/** Everything that can happen to a grid. */
export function reduce<Row>(spec: GridSpec<Row>, state: GridState<Row>, action: Action<Row>): Outcome<Row> {
  switch (action.type) {
    case 'go':
      return unchanged(go(state, action.to, action.extend ?? false))
    case 'move':
      return unchanged(step(spec, state, action))
    case 'next': {
      const next = nextOpen(spec, state, state.cursor, action.back)
      return unchanged(next ? go(state, next, false) : state)
    }
    case 'open':
      return unchanged(open(spec, state, action.typed))
    case 'commit':
      return commit(spec, state, action.text, action.after)
    case 'cancel':
      return cancel(spec, state)
    case 'clear':
      return write(spec, state, cellsIn(rangeOf(state)), '')
    case 'fill':
      return fill(spec, state)
    case 'paste':
      return paste(spec, { ...state, opened: null }, action.text)
    case 'undo':
    case 'redo':
      return replay(spec, state, action.type)
    case 'toggle':
      return unchanged(toggle(state, action.key))
    case 'load':
      return unchanged(reload(state, action.lines))
  }
}
