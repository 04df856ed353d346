import { type Content, isEditable, type Unread } from './cells.ts'
import { placeOf, shownLines } from './lines.ts'
import type { GridColumn, GridLine, ItemLine, RowKey } from './types.ts'

/** A place among the lines in sight and the columns. */
export interface Cell {
  row: number
  column: number
}

/** One cell before and after, as it is undone and done again. */
export interface CellChange {
  key: RowKey
  column: string
  before: Content
  after: Content
}

/** The cells of a row that could not be read, by column. */
export type Marks = Readonly<Record<string, Unread>>

/** A cell being typed in: begun by a letter, which replaces what was there, or opened to mend it. */
export interface Opened {
  how: 'typed' | 'opened'
  text: string
}

/** What the grid is made of, beside its state. */
export interface GridSpec<Row> {
  columns: readonly GridColumn<Row>[]
  /** Nothing can be edited at all. */
  isLocked: boolean
  /** Empty lines for what is pasted beyond the last; without it that is left out. */
  append?: ((count: number) => readonly ItemLine<Row>[]) | undefined
}

export interface GridState<Row> {
  lines: readonly GridLine<Row>[]
  /** Those not put away with their group. */
  shown: readonly GridLine<Row>[]
  collapsed: ReadonlySet<RowKey>
  rows: ReadonlyMap<RowKey, Row>
  /** Texts that are no values, by row and column. */
  unread: ReadonlyMap<RowKey, Marks>
  cursor: Cell
  /** The other end of what is selected; null when that is the cursor's cell alone. */
  anchor: Cell | null
  opened: Opened | null
  past: readonly (readonly CellChange[])[]
  future: readonly (readonly CellChange[])[]
  /** What the last change did, for all to hear. */
  message: string
}

const rowsOf = <Row>(lines: readonly GridLine<Row>[]): Map<RowKey, Row> =>
  new Map(lines.flatMap((line) => (line.type === 'item' ? [[line.key, line.row] as const] : [])))

export function rowAt<Row>({ shown, rows }: GridState<Row>, index: number): Row | undefined {
  const line = shown[index]
  return line?.type === 'item' ? rows.get(line.key) : undefined
}

/** How many cells wait to be mended. */
export const countUnread = <Row>({ unread }: GridState<Row>): number =>
  [...unread.values()].reduce((sum, marks) => sum + Object.keys(marks).length, 0)

export function isOpenAt<Row>(spec: GridSpec<Row>, state: GridState<Row>, { row, column }: Cell): boolean {
  const found = rowAt(state, row)
  return !spec.isLocked && found !== undefined && isEditable(spec.columns[column], found)
}

/** The first cell one can type in, or the first of all. */
function firstCell<Row>(spec: GridSpec<Row>, state: GridState<Row>): Cell {
  for (let row = 0; row < state.shown.length; row++)
    for (let column = 0; column < spec.columns.length; column++)
      if (isOpenAt(spec, state, { row, column })) return { row, column }
  return { row: 0, column: 0 }
}

export function startState<Row>(spec: GridSpec<Row>, lines: readonly GridLine<Row>[]): GridState<Row> {
  const state: GridState<Row> = {
    lines,
    shown: lines,
    collapsed: new Set(),
    rows: rowsOf(lines),
    unread: new Map(),
    cursor: { row: 0, column: 0 },
    anchor: null,
    opened: null,
    past: [],
    future: [],
    message: '',
  }
  return { ...state, cursor: firstCell(spec, state) }
}

/** The lines in sight are others: the cursor stays on its line, or goes to the group that hides it. */
export function rearrange<Row>(
  state: GridState<Row>,
  lines: readonly GridLine<Row>[],
  collapsed: ReadonlySet<RowKey>,
): GridState<Row> {
  const shown = shownLines(lines, collapsed)
  const key = state.shown[state.cursor.row]?.key
  const row = key === undefined ? 0 : placeOf(lines, shown, key)
  const opened = shown[row]?.key === key ? state.opened : null
  return { ...state, lines, collapsed, shown, opened, anchor: null, cursor: { ...state.cursor, row } }
}

/** Other rows came from outside: what was typed and could not be read stays, so does what can be undone. */
export function reload<Row>(state: GridState<Row>, lines: readonly GridLine<Row>[]): GridState<Row> {
  const rows = rowsOf(lines)
  const unread = new Map([...state.unread].filter(([key]) => rows.has(key)))
  return { ...rearrange(state, lines, state.collapsed), rows, unread }
}

/** More lines at the end: nothing that was there moves. */
export function extend<Row>(state: GridState<Row>, added: readonly ItemLine<Row>[]): GridState<Row> {
  const lines = [...state.lines, ...added]
  return {
    ...state,
    lines,
    shown: shownLines(lines, state.collapsed),
    rows: new Map([...state.rows, ...rowsOf(added)]),
  }
}
