import { type ReactNode, type Ref, useRef, useSyncExternalStore } from 'react'
import { usePrinting } from '../charts/use-media.ts'
import { useWidth } from '../charts/use-width.ts'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './grid.module.css'
import { GridCards } from './grid-cards.tsx'
import { GridSheet } from './grid-sheet.tsx'
import type { GridStore, Tell, Totals } from './grid-store.ts'
import type { GridColumn, GridHandle, GridLine, ItemLine } from './types.ts'
import { useGridStore } from './use-grid-store.ts'

interface EditableGridProps<Row> {
  /** What the grid is. */
  label: string
  columns: readonly GridColumn<Row>[]
  /** The grid keeps what is typed over them; other lines replace it. */
  lines: readonly GridLine<Row>[]
  /**
   * The values one act changed, all at once, and how many cells hold a text that could not be read; no values where
   * only that number changed.
   */
  onChange?: Tell<Row>
  /** What stands under the rows, drawn again with every change. */
  footer?: (totals: Totals<Row>) => ReactNode
  readOnly?: boolean
  /** Something is being done to all of it: nothing can be edited until then. */
  isBusy?: boolean
  /** Empty lines for what is pasted beyond the last: `onChange` then tells of keys the lines did not have yet. */
  append?: (count: number) => readonly ItemLine<Row>[]
  ref?: Ref<GridHandle>
}

/** Narrower than this there is no room for columns. */
const NARROW = 600
const NOBODY = () => undefined

function Footer<Row>({
  store,
  children,
}: {
  store: GridStore<Row>
  children: (totals: Totals<Row>) => ReactNode
}) {
  return <div className={classes.footer}>{children(useSyncExternalStore(store.subscribe, store.totals))}</div>
}

/**
 * Rows that are typed as in a spreadsheet: arrows, Enter, Tab, paste, undo; groups with their subtotals; for ten rows or
 * for thousands. It knows nothing of what the rows are.
 *
 *     const COLUMNS: readonly GridColumn<Item>[] = [
 *       { key: 'codigo', label: 'Código', kind: 'text', width: 96, sticky: true, value: (row) => row.codigo },
 *       {
 *         key: 'periodo',
 *         label: 'Período',
 *         kind: 'quantity',
 *         width: 120,
 *         value: (row) => row.periodo,
 *         edit: { write: (row, periodo) => ({ ...row, periodo }) },
 *       },
 *     ]
 *     <EditableGrid label="Boletim 3" columns={COLUMNS} lines={lines} onChange={save} />
 */
export function EditableGrid<Row>(props: EditableGridProps<Row>) {
  const { label, columns, lines, footer, isBusy = false, append, ref } = props
  const isLocked = isBusy || (props.readOnly ?? false)
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const printing = usePrinting()
  const store = useGridStore({ columns, isLocked, append }, lines, props.onChange ?? NOBODY)
  const isNarrow = width !== null && width < NARROW && !printing
  const Lines = isNarrow ? GridCards : GridSheet
  return (
    <div
      ref={frame}
      className={`${shared.panel} ${words.tabular} ${classes.frame}`}
      aria-busy={isBusy || undefined}
      data-narrow={isNarrow || undefined}
    >
      {width === null ? null : (
        <Lines store={store} columns={columns} isLocked={isLocked} label={label} handle={ref} />
      )}
      {footer ? <Footer store={store}>{footer}</Footer> : null}
    </div>
  )
}
