import { groupItems, placeOf } from './lines.ts'
import { rangeOf } from './moves.ts'
import { type Action, reduce } from './reduce.ts'
import { countUnread, type GridSpec, type GridState, type Marks, type Opened, startState } from './state.ts'
import type { GridChange, GridLine, RowKey } from './types.ts'

/** A line as it is drawn; the same object as long as nothing of it changes. */
export interface LineView<Row> {
  line: GridLine<Row>
  /** An item's row as it is now. */
  row: Row | undefined
  /** The rows a group adds up. */
  items: readonly Row[]
  marks: Marks | undefined
  isCollapsed: boolean
  /** The column the cursor is in, or -1. */
  cursor: number
  /** The columns selected, from and to; -1 for none. */
  from: number
  to: number
  opened: Opened | null
}

/** What the footer adds up. */
export interface Totals<Row> {
  rows: readonly Row[]
  unread: number
}

export type Tell<Row> = (changes: readonly GridChange<Row>[], unread: number) => void
export type GridStore<Row> = ReturnType<typeof createGridStore<Row>>

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((entry, index) => entry === other[index])

const isSameView = <Row>(one: LineView<Row>, other: LineView<Row>) =>
  isSameList(Object.values(one), Object.values(other))

const NONE: readonly never[] = []

/** Neither ends what is being typed: they say themselves what becomes of it. */
const OWN_END = new Set<Action<never>['type']>(['commit', 'cancel', 'paste', 'load'])

/**
 * The grid's state outside of what renders: a change is seen by the lines it touches and by the footer, and two
 * thousand rows cost a keystroke no more than twenty.
 */
export function createGridStore<Row>(first: GridSpec<Row>, lines: readonly GridLine<Row>[]) {
  let spec = first
  let state = startState(spec, lines)
  let tell: Tell<Row> = () => undefined
  /** What is in the cell being typed in, before anybody else needs to know. */
  let draft = ''
  const listeners = new Set<() => void>()
  const views = new Map<RowKey, LineView<Row>>()
  const grouped = new Map<RowKey, { of: GridState<Row>['rows']; items: readonly Row[] }>()
  let groups = { lines, items: groupItems(lines) }
  let sums = { from: state, totals: { rows: [...state.rows.values()], unread: 0 } as Totals<Row> }

  /** Several steps that are one change to everybody else. */
  function run(...actions: readonly Action<Row>[]): void {
    const before = state
    const changes: GridChange<Row>[] = []
    for (const action of actions) {
      const done = reduce(spec, state, action)
      state = done.state
      changes.push(...done.changes)
    }
    if (state === before) return
    if (state.opened !== before.opened) draft = state.opened?.text ?? ''
    for (const listener of listeners) listener()
    if (changes.length > 0 || state.unread !== before.unread) tell(changes, countUnread(state))
  }

  /** What is typed is never lost: whatever else happens, it is taken first. */
  const ending = (): Action<Row>[] => (state.opened ? [{ type: 'commit', text: draft, after: 'stay' }] : [])

  function itemsOf(group: RowKey): readonly Row[] {
    if (groups.lines !== state.lines) groups = { lines: state.lines, items: groupItems(state.lines) }
    const known = grouped.get(group)
    if (known?.of === state.rows) return known.items
    const items = (groups.items.get(group) ?? []).flatMap((key) => state.rows.get(key) ?? [])
    // The same object as long as none of its rows changed.
    const kept = known && isSameList(known.items, items) ? known.items : items
    grouped.set(group, { of: state.rows, items: kept })
    return kept
  }

  function viewOf(line: GridLine<Row>, index: number): LineView<Row> {
    const range = rangeOf(state)
    const isSelected = state.anchor !== null && index >= range.top && index <= range.bottom
    const isHere = state.cursor.row === index
    return {
      line,
      row: line.type === 'item' ? state.rows.get(line.key) : undefined,
      items: line.type === 'group' ? itemsOf(line.key) : NONE,
      marks: state.unread.get(line.key),
      isCollapsed: state.collapsed.has(line.key),
      cursor: isHere ? state.cursor.column : -1,
      from: isSelected ? range.left : -1,
      to: isSelected ? range.right : -1,
      opened: isHere ? state.opened : null,
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: (): GridState<Row> => state,
    spec: (): GridSpec<Row> => spec,
    itemsOf,
    dispatch: (action: Action<Row>) => {
      if (action.type === 'open' && state.opened) return
      run(...(OWN_END.has(action.type) ? [] : ending()), action)
    },
    draft: (text: string) => {
      draft = text
    },
    /** Takes what is being typed. */
    settle: () => run(...ending()),
    /** A text into a cell, as if it had been gone to and typed in. */
    type: (key: RowKey, column: number, text: string) =>
      run(
        { type: 'go', to: { row: placeOf(state.lines, state.shown, key), column } },
        { type: 'open', typed: '' },
        { type: 'commit', text, after: 'stay' },
      ),
    configure: (next: GridSpec<Row>, listener: Tell<Row>) => {
      tell = listener
      if (next.isLocked && !spec.isLocked) run(...ending())
      spec = next
    },
    lineAt: (index: number): LineView<Row> | null => {
      const line = state.shown[index]
      if (!line) return null
      const [known, view] = [views.get(line.key), viewOf(line, index)]
      if (known && isSameView(known, view)) return known
      views.set(line.key, view)
      return view
    },
    totals: (): Totals<Row> => {
      if (sums.from.rows !== state.rows || sums.from.unread !== state.unread)
        sums = { from: state, totals: { rows: [...state.rows.values()], unread: countUnread(state) } }
      return sums.totals
    },
  }
}
