import { type CSSProperties, memo } from 'react'
import { CellEditor } from './cell-editor.tsx'
import { groupText, isEditable, noteOf, shownText } from './cells.ts'
import classes from './grid.module.css'
import { GridCell, GroupToggle } from './grid-cell.tsx'
import type { GridStore, LineView } from './grid-store.ts'
import { ROW_HEIGHT } from './layout.ts'
import type { Action } from './reduce.ts'
import { rowRole } from './roles.ts'
import type { GridColumn } from './types.ts'
import { useLine } from './use-grid-store.ts'

interface GridRowProps<Row> {
  store: GridStore<Row>
  columns: readonly GridColumn<Row>[]
  isLocked: boolean
  index: number
  act: (action: Action<Row>) => void
}

type RowParts<Row> = GridRowProps<Row> & { view: LineView<Row> }

const placed = <Row,>(column: GridColumn<Row>, at: number, props: RowParts<Row>) => ({
  key: column.key,
  columns: props.columns,
  row: props.index,
  column: at,
  tabIndex: props.view.cursor !== at ? -1 : props.view.opened ? undefined : 0,
  isSelected: at >= props.view.from && at <= props.view.to,
})

function GroupCells<Row>(props: RowParts<Row>) {
  const { store, columns, view } = props
  const { line, items, isCollapsed } = view
  if (line.type !== 'group') return null
  const texts = columns.map((column) => groupText(column, line, items))
  return columns.map((column, at) => {
    const { key, ...cell } = placed(column, at, props)
    const toggle = (
      <GroupToggle
        name={Object.values(line.cells).join(' ')}
        isCollapsed={isCollapsed}
        isTabStop={false}
        onToggle={() => store.dispatch({ type: 'toggle', key: line.key })}
      />
    )
    return <GridCell key={key} {...cell} isOpen={false} before={at === 0 && toggle} content={texts[at]} />
  })
}

function ItemCells<Row>(props: RowParts<Row>) {
  const { store, columns, isLocked, view, act } = props
  const { row, marks, opened, cursor } = view
  const head = columns[0]
  if (row === undefined || !head) return null
  return columns.map((column, at) => {
    const { key, ...cell } = placed(column, at, props)
    const unread = marks?.[column.key]
    const note = noteOf(column, row, unread)
    const editor = opened && cursor === at && (
      <CellEditor
        store={store}
        column={column}
        opened={opened}
        name={`${column.label}, ${shownText(head, row)}`}
        act={act}
      />
    )
    return (
      <GridCell
        key={key}
        {...cell}
        isOpen={!isLocked && isEditable(column, row)}
        tone={note?.tone}
        note={note?.text}
        changed={column.changed?.(row) ?? undefined}
        content={unread?.text ?? column.render?.(row) ?? shownText(column, row)}
        editor={editor || undefined}
      />
    )
  })
}

function Row<Row>(props: GridRowProps<Row>) {
  const view = useLine(props.store, props.index)
  if (!view) return null
  const { line } = view
  const Cells = line.type === 'group' ? GroupCells : ItemCells
  const style = { '--top': `${props.index * ROW_HEIGHT}px`, '--level': line.level } as CSSProperties
  return (
    <div
      {...rowRole(props.index + 2)}
      className={classes.row}
      data-type={line.type === 'item' ? (line.looks ?? line.type) : line.type}
      data-level={Math.min(line.level, 2)}
      style={style}
    >
      <Cells {...props} view={view} />
    </div>
  )
}

/** A line of the sheet, drawn again only when something of it changed. */
export const GridRow = memo(Row) as typeof Row
