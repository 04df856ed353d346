import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createGridStore, type GridStore, type LineView, type Tell } from './grid-store.ts'
import type { GridSpec, GridState } from './state.ts'
import type { GridLine } from './types.ts'

/** A store that follows what the grid is given. */
export function useGridStore<Row>(
  { columns, isLocked, append }: GridSpec<Row>,
  lines: readonly GridLine<Row>[],
  onChange: Tell<Row>,
): GridStore<Row> {
  const [store] = useState(() => createGridStore({ columns, isLocked, append }, lines))
  const given = useRef(lines)
  useLayoutEffect(
    () => store.configure({ columns, isLocked, append }, onChange),
    [store, columns, isLocked, append, onChange],
  )
  useLayoutEffect(() => {
    if (given.current === lines) return
    given.current = lines
    store.dispatch({ type: 'load', lines })
  }, [store, lines])
  // Whoever leaves the screen from within a cell has typed all the same.
  useEffect(() => store.settle, [store])
  return store
}

/** One line, drawn again when something of it changes. */
export const useLine = <Row>(store: GridStore<Row>, index: number): LineView<Row> | null =>
  useSyncExternalStore(store.subscribe, () => store.lineAt(index))

/** Something of the state that is the same value or object as long as it does not change. */
export const useGridState = <Row, Part>(store: GridStore<Row>, part: (state: GridState<Row>) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.read()))
