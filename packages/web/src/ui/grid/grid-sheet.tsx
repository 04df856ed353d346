import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import { useRowWindow } from '../row-window/use-row-window.ts'
import shared from '../theme/shared.module.css'
import classes from './grid.module.css'
import { GridRow } from './grid-row.tsx'
import { GridStatus } from './grid-status.tsx'
import type { GridStore } from './grid-store.ts'
import { alignOf, columnStyle, HEAD_HEIGHT, ROW_HEIGHT, stickiness } from './layout.ts'
import { placeOf } from './lines.ts'
import { GROUP, gridRole, headRole, rowRole } from './roles.ts'
import type { Cell } from './state.ts'
import type { GridColumn, GridHandle, RowKey } from './types.ts'
import { useGridEvents } from './use-grid-events.ts'
import { useGridState } from './use-grid-store.ts'

export interface GridSheetProps<Row> {
  store: GridStore<Row>
  columns: readonly GridColumn<Row>[]
  isLocked: boolean
  /** What the grid is. */
  label: string
  handle?: Ref<GridHandle> | undefined
}

function Head<Row>({ columns }: { columns: readonly GridColumn<Row>[] }) {
  return (
    <div {...GROUP} className={classes.head}>
      <div {...rowRole(1)} className={classes.headRow}>
        {columns.map((column, at) => (
          <div
            key={column.key}
            {...headRole(at)}
            {...stickiness(columns, at)}
            className={classes.headCell}
            data-align={alignOf(column)}
          >
            <span className={classes.text}>{column.label}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** What a screen may ask of a grid, however that is drawn. */
export function handleOf<Row>(store: GridStore<Row>, goTo: (to: Cell) => void): GridHandle {
  const go = (key: RowKey, column: number) => {
    const { lines, shown } = store.read()
    goTo({ row: placeOf(lines, shown, key), column })
  }
  return {
    cursor: () => {
      const { shown, cursor } = store.read()
      return shown[cursor.row]?.key ?? null
    },
    go,
    goToUnread: () => {
      const { lines, unread } = store.read()
      const key = lines.find((line) => unread.has(line.key))?.key
      if (key === undefined) return false
      go(
        key,
        store.spec().columns.findIndex((column) => column.key in (unread.get(key) ?? {})),
      )
      return true
    },
  }
}

/** Which lines are in the page: those in sight, and the cursor's, which holds the focus and the tab stop. */
function inPage({ first, last }: { first: number; last: number }, cursor: number): number[] {
  const indexes = Array.from({ length: last - first }, (_, offset) => first + offset)
  if (cursor < first) return [cursor, ...indexes]
  return cursor >= last ? [...indexes, cursor] : indexes
}

/** The grid as a sheet: sticky head and first columns, rows as they come into sight, one tab stop. */
export function GridSheet<Row>({ store, columns, isLocked, label, handle }: GridSheetProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const shown = useGridState(store, (state) => state.shown)
  const cursor = useGridState(store, (state) => state.cursor.row)
  const rowWindow = useRowWindow(box, shown.length, ROW_HEIGHT, HEAD_HEIGHT)
  const { act, handlers } = useGridEvents(store, box, rowWindow.reveal)
  useImperativeHandle(
    handle,
    () =>
      handleOf(store, (to) => {
        act({ type: 'go', to })
      }),
    [store, act],
  )
  return (
    <>
      <div
        ref={box}
        className={classes.box}
        style={columnStyle(columns, shown.length)}
        onScroll={rowWindow.onScroll}
      >
        <div
          {...gridRole(label, shown.length, columns.length, isLocked)}
          {...handlers}
          aria-describedby={helpId}
          className={classes.sheet}
        >
          <Head columns={columns} />
          <div {...GROUP} className={classes.body}>
            {inPage(rowWindow.range, cursor).map((index) => {
              const line = shown[index]
              return line ? (
                <GridRow
                  key={line.key}
                  store={store}
                  columns={columns}
                  isLocked={isLocked}
                  index={index}
                  act={act}
                />
              ) : null
            })}
          </div>
        </div>
        {shown.length === 0 ? <p className={`${shared.note} ${classes.none}`}>Nenhuma linha.</p> : null}
      </div>
      <GridStatus store={store} columns={columns} isLocked={isLocked} helpId={helpId} />
    </>
  )
}
