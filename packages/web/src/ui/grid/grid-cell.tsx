import { ChevronDown, ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { tellWhole } from '../list-screen/table-roles.ts'
import shared from '../theme/shared.module.css'
import classes from './grid.module.css'
import { alignOf, stickyAt } from './layout.ts'
import { cellRole } from './roles.ts'
import type { GridColumn, Note } from './types.ts'

const ICONS = { error: CircleAlert, warning: TriangleAlert }

interface GridCellProps<Row> {
  columns: readonly GridColumn<Row>[]
  row: number
  column: number
  isCursor: boolean
  isSelected: boolean
  isOpen: boolean
  note: Note | null
  children: ReactNode
}

/** A cell: where it stands, and what is wrong with it. */
export function GridCell<Row>({
  columns,
  row,
  column: at,
  isCursor,
  isSelected,
  isOpen,
  note,
  children,
}: GridCellProps<Row>) {
  const column = columns[at]
  if (!column) return null
  const Icon = note && ICONS[note.tone]
  const left = stickyAt(columns, at)
  return (
    <div
      {...cellRole(at, { isSelected, isOpen, isWrong: note?.tone === 'error' })}
      className={`${classes.cell} ${shared.inset}`}
      data-cell={`${row}:${at}`}
      data-align={alignOf(column)}
      data-open={isOpen || undefined}
      data-tone={note?.tone}
      data-sticky={left === undefined ? undefined : true}
      style={left === undefined ? undefined : ({ '--left': `${left}px` } as CSSProperties)}
      tabIndex={isCursor ? 0 : -1}
    >
      {Icon ? <Icon className={classes.icon} size={14} aria-hidden /> : null}
      {children}
      {note ? <span className={shared.unseen}>{note.text}</span> : null}
    </div>
  )
}

/** The text of a cell, two lines of it; whole, or with what is wrong, when pointed at. */
export const CellText = ({ note, children }: { note: Note | null; children: ReactNode }) => (
  <span className={classes.text} {...(note ? { title: note.text } : { onMouseEnter: tellWhole })}>
    {children}
  </span>
)

interface GroupToggleProps {
  name: string
  isCollapsed: boolean
  onToggle: () => void
}

/** Puts a group away, and brings it back. No tab stop: on its row, Enter does the same. */
export function GroupToggle({ name, isCollapsed, onToggle }: GroupToggleProps) {
  const Icon = isCollapsed ? ChevronRight : ChevronDown
  return (
    <button
      type="button"
      className={`${shared.plate} ${classes.toggle}`}
      tabIndex={-1}
      aria-expanded={!isCollapsed}
      aria-label={`Itens de ${name}`}
      onClick={onToggle}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
