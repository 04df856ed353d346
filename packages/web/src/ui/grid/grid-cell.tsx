import { ChevronDown, ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { tellWhole } from '../list-screen/table-roles.ts'
import shared from '../theme/shared.module.css'
import classes from './grid.module.css'
import { alignOf, stickiness } from './layout.ts'
import { cellRole } from './roles.ts'
import type { GridColumn, Note } from './types.ts'

const ICONS = { error: CircleAlert, warning: TriangleAlert }

interface GridCellProps<Row> {
  columns: readonly GridColumn<Row>[]
  row: number
  column: number
  /** The grid's one stop is the cursor's cell, or while it is typed in, the field in it. */
  tabIndex: number | undefined
  isSelected: boolean
  isOpen: boolean
  tone?: Note['tone'] | undefined
  /** What is wrong with it. */
  note?: string | undefined
  /** What it was before, of one that was changed. */
  changed?: string | undefined
  content: ReactNode
  /** What stands before its content. */
  before?: ReactNode
  /** The field in its place while it is typed in. */
  editor?: ReactNode
}

function Cell<Row>({
  columns,
  row,
  column: at,
  tabIndex,
  tone,
  note,
  changed,
  content,
  ...cell
}: GridCellProps<Row>) {
  const column = columns[at]
  if (!column) return null
  const Icon = tone && ICONS[tone]
  const align = alignOf(column)
  // Whole, or with what is wrong, when pointed at.
  const told = [note, changed].filter(Boolean).join(' ')
  const hint = told ? { title: told } : { onMouseEnter: tellWhole }
  return (
    <div
      {...cellRole(at, { isSelected: cell.isSelected, isOpen: cell.isOpen, isWrong: tone === 'error' })}
      {...stickiness(columns, at)}
      className={`${classes.cell} ${shared.inset}`}
      data-cell={`${row}:${at}`}
      data-align={align}
      data-open={cell.isOpen || undefined}
      data-tone={tone}
      data-changed={changed === undefined ? undefined : true}
      tabIndex={tabIndex}
    >
      {Icon ? <Icon className={classes.icon} size={14} aria-hidden /> : null}
      {cell.before}
      {cell.editor ??
        (content === '' ? null : (
          <span className={align === 'right' ? classes.number : classes.text} {...hint}>
            {content}
          </span>
        ))}
      {told ? <span className={shared.unseen}>{told}</span> : null}
    </div>
  )
}

/** A cell: where it stands, what it holds, and what is wrong with it. Drawn again only when one of these changes. */
export const GridCell = memo(Cell) as typeof Cell

interface GroupToggleProps {
  name: string
  isCollapsed: boolean
  onToggle: () => void
  /** In the sheet it is none: on its row, Enter does the same. */
  isTabStop: boolean
}

/** Puts a group away, and brings it back. */
export function GroupToggle({ name, isCollapsed, onToggle, isTabStop }: GroupToggleProps) {
  const Icon = isCollapsed ? ChevronRight : ChevronDown
  return (
    <button
      type="button"
      className={`${shared.plate} ${classes.toggle}`}
      tabIndex={isTabStop ? 0 : -1}
      aria-expanded={!isCollapsed}
      aria-label={`Itens de ${name}`}
      onClick={onToggle}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
