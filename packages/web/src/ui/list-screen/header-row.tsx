import type { Column, List } from '@paco/domain/http/list'
import { isSortable } from '@paco/domain/http/view'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { isRightAligned } from './format-cell.ts'
import classes from './header-row.module.css'
import { ROLES } from './table-roles.ts'
import type { ColumnLook } from './types.ts'
import type { ListView } from './use-list-view.ts'
import { directionOf, nextOrder } from './view.ts'

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

interface HeaderRowProps extends ListView {
  list: List
  looks: Readonly<Record<string, ColumnLook | undefined>>
  /** The column that names the row. */
  name: string | undefined
  withActions: boolean
  /** The box that ticks the whole page, where rows can be ticked. */
  tickAll?: ReactNode
}

function SortButton({ column, view, change }: { column: Column } & ListView) {
  const direction = directionOf(view, column.key)
  const Arrow = ARROWS[direction]
  return (
    <button
      type="button"
      className={`${words.inline} ${words.gap4} ${classes.sort}`}
      data-sorted={direction !== 'none' || undefined}
      onClick={() => change((before) => ({ ordem: nextOrder(before, column.key) }))}
    >
      {column.label}
      <Arrow className={`${shared.screenOnly} ${classes.arrow}`} size={14} aria-hidden />
    </button>
  )
}

/** Headers that sort: up, down, none. */
export function HeaderRow({ list, looks, name, withActions, tickAll, view, change }: HeaderRowProps) {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        {tickAll ? (
          <th {...ROLES.head} scope="col" data-part="tick">
            {tickAll}
          </th>
        ) : null}
        {list.columns.map((column) => {
          const sortable = isSortable(list, column.key)
          const look = looks[column.key]
          return (
            <th
              key={column.key}
              {...ROLES.head}
              scope="col"
              aria-sort={sortable ? directionOf(view, column.key) : undefined}
              data-right={isRightAligned(column) || undefined}
              data-hidden={look?.hidden}
              data-heading={column.key === name || undefined}
              style={look?.width ? ({ '--width': look.width } as CSSProperties) : undefined}
            >
              {sortable ? <SortButton column={column} view={view} change={change} /> : column.label}
            </th>
          )
        })}
        {withActions ? (
          <th {...ROLES.head} scope="col" data-part="actions">
            Ações
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
