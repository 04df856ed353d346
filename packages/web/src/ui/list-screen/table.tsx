import type { Call } from '@paco/domain/http/call'
import type { Column, List } from '@paco/domain/http/list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Highlight } from '../highlight.tsx'
import { EMPTY_CELL, formatCell, isRightAligned, isSearched, isTabular } from './format-cell.ts'
import { HeaderRow } from './header-row.tsx'
import { RowActions } from './row-actions.tsx'
import classes from './table.module.css'
import { ROLES, rowClick } from './table-roles.ts'
import type { ColumnLook, ListScreenProps, RowOf } from './types.ts'
import { useFits } from './use-fits.ts'
import type { ListView } from './use-list-view.ts'

type Own<L extends List, C extends Call> = Pick<
  ListScreenProps<L, C>,
  'list' | 'cells' | 'columns' | 'rowLink' | 'onRowClick' | 'actions' | 'rowKey'
>

interface TableProps<L extends List, C extends Call> extends Own<L, C>, ListView {
  rows: readonly RowOf<C>[]
  title: string
  busy: boolean
}

const fieldOf = (row: unknown, key: string): unknown => (row as Record<string, unknown>)[key]

/** What people recognise a record by: the linked column, else the first text. It heads the card on narrow screens. */
function headingKey(list: List, linked: string | undefined): string | undefined {
  return linked ?? list.columns.find(({ kind }) => kind === 'text')?.key
}

function cellContent<L extends List, C extends Call>(
  column: Column,
  row: RowOf<C>,
  props: TableProps<L, C>,
): ReactNode {
  const text = formatCell(column, fieldOf(row, column.key))
  const marked = text !== EMPTY_CELL && isSearched(column)
  const content = marked ? <Highlight text={text} find={props.view.busca} /> : text
  const own = props.cells?.[column.key as keyof typeof props.cells]
  const drawn = own ? own(row, { text, content }) : content
  const link = props.rowLink?.column === column.key ? props.rowLink.to(row) : null
  return link ? (
    <Link {...link} className={classes.link}>
      {drawn}
    </Link>
  ) : (
    drawn
  )
}

function Row<L extends List, C extends Call>({ row, ...props }: TableProps<L, C> & { row: RowOf<C> }) {
  const { list, actions, onRowClick, rowLink } = props
  const looks = (props.columns ?? {}) as Record<string, ColumnLook | undefined>
  const heading = headingKey(list, rowLink?.column)
  return (
    <tr {...ROLES.row} {...rowClick(onRowClick && (() => onRowClick(row)))}>
      {list.columns.map((column) => (
        <td
          key={column.key}
          {...ROLES.cell}
          data-label={column.label}
          data-right={isRightAligned(column) || undefined}
          data-tabular={isTabular(column) || undefined}
          data-nowrap={looks[column.key]?.nowrap || undefined}
          data-hidden={looks[column.key]?.hidden}
          data-heading={column.key === heading || undefined}
        >
          <div className={classes.value}>{cellContent(column, row, props)}</div>
        </td>
      ))}
      {actions ? (
        <td {...ROLES.cell} className={classes.actions}>
          <RowActions actions={actions(row)} />
        </td>
      ) : null}
    </tr>
  )
}

/** The rows under headers that sort; cards on narrow screens, a plain table on paper. */
export function Table<L extends List, C extends Call>(props: TableProps<L, C>) {
  const { list, rows, rowKey, view, change, columns, actions } = props
  const { wrap, table, fits } = useFits()
  const keyOf = rowKey ?? ((row: RowOf<C>) => fieldOf(row, 'id') as number)
  return (
    <div ref={wrap} className={classes.wrap} data-scrolls={fits ? undefined : true}>
      <table
        ref={table}
        {...ROLES.table}
        className={classes.table}
        aria-label={props.title}
        aria-busy={props.busy}
        data-busy={props.busy || undefined}
      >
        <HeaderRow
          list={list}
          looks={columns ?? {}}
          withActions={Boolean(actions)}
          view={view}
          change={change}
        />
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <Row key={keyOf(row)} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
