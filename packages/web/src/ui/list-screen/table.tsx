import type { Call } from '@paco/domain/http/call'
import type { Column, List } from '@paco/domain/http/list'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { RowOf } from '../../http/reads.ts'
import { useSmallWindow } from '../charts/use-media.ts'
import { Highlight } from '../highlight.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { useGrowing } from '../use-growing.ts'
import cards from './cards.module.css'
import { EMPTY_CELL, formatCell, isRightAligned, isSearched, isTabular } from './format-cell.ts'
import { HeaderRow } from './header-row.tsx'
import { type Look, nameKey } from './look.ts'
import { isOffered, RowActions } from './row-actions.tsx'
import { PageTick, RowTick } from './selection.tsx'
import classes from './table.module.css'
import { ROLES, rowClick, tellWhole } from './table-roles.ts'
import type { ColumnLook, ListScreenProps, RowKey } from './types.ts'
import { useFits } from './use-fits.ts'
import type { ListView } from './use-list-view.ts'

type Own<L extends List, C extends Call> = Pick<
  ListScreenProps<L, C>,
  | 'list'
  | 'cells'
  | 'columns'
  | 'dense'
  | 'rowLink'
  | 'onRowClick'
  | 'actions'
  | 'refusals'
  | 'rowKey'
  | 'selection'
  | 'details'
>

interface TableProps<L extends List, C extends Call> extends Own<L, C>, ListView {
  rows: readonly RowOf<C>[]
  title: string
  look: Look
  /** The row of what was just created. */
  marked: RowKey | null
  /** The rows are those of before; others are on their way. */
  busy: boolean
  /** They have been for a while: now it shows. */
  faded: boolean
}

/** Texts may be long: those that a screen does not draw itself take two lines. */
const WORDS = { className: classes.words, onMouseEnter: tellWhole }
const isPlainText = ({ kind, key }: Column, cells: object = {}) => kind === 'text' && !(key in cells)

const fieldOf = (row: unknown, key: string): unknown => (row as Record<string, unknown>)[key]

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
    <Link {...link} className={`${words.blue} ${words.medium} ${classes.link}`}>
      {drawn}
    </Link>
  ) : (
    drawn
  )
}

/** By what rows are told apart. */
export const rowKeyOf =
  <L extends List, C extends Call>({ rowKey }: Pick<ListScreenProps<L, C>, 'rowKey'>) =>
  (row: RowOf<C>): RowKey =>
    rowKey ? rowKey(row) : (fieldOf(row, 'id') as number)

interface RowProps<L extends List, C extends Call> extends TableProps<L, C> {
  row: RowOf<C>
  id: RowKey
  /** There is room for words in its last cell. */
  wide: boolean
}

function Row<L extends List, C extends Call>({ row, id, ...props }: RowProps<L, C>) {
  const { list, actions, onRowClick, rowLink, selection } = props
  const looks = (props.columns ?? {}) as Record<string, ColumnLook | undefined>
  const heading = nameKey(list, rowLink?.column)
  const named = list.columns.find(({ key }) => key === heading)
  return (
    <tr
      {...ROLES.row}
      {...rowClick(onRowClick && (() => onRowClick(row)))}
      data-new={id === props.marked || undefined}
      data-ticked={selection?.selected.has(id) || undefined}
    >
      {selection ? (
        <td {...ROLES.cell} data-part="tick">
          <RowTick id={id} selection={selection} label={selection.label(row)} />
        </td>
      ) : null}
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
          <div {...(isPlainText(column, props.cells) && WORDS)}>{cellContent(column, row, props)}</div>
        </td>
      ))}
      {actions ? (
        <td {...ROLES.cell} data-part="actions">
          <RowActions
            actions={actions(row)}
            name={named ? formatCell(named, fieldOf(row, named.key)) : String(id)}
            wide={props.wide}
            refusals={props.refusals}
          />
        </td>
      ) : null}
    </tr>
  )
}

/** A column of nothing but refusals says nothing: it is left out, unless the specification shows it. */
const offersSome = <L extends List, C extends Call>({ actions, refusals, rows }: TableProps<L, C>) =>
  actions !== undefined && (refusals || rows.some((row) => actions(row).some(isOffered)))

/** Up to here what is done with a row waits in its menu. */
const MENUS = 1023
/** On a window so narrow rows are cards, and some of them fill it. */
const CARDS = 860
const SOME = 4
/** However many rows there are, they all stand there after so many steps. */
const STEPS = 8

/** How many rows are drawn: all at once where many are seen, some at a time on a telephone. */
function useDrawn(total: number): number {
  const isCards = useSmallWindow(CARDS)
  return useGrowing(
    total,
    isCards ? SOME : Number.POSITIVE_INFINITY,
    Math.max(SOME, Math.ceil(total / STEPS)),
  )
}

/** The rows under headers that sort; cards on narrow screens, a plain table on paper. */
export function Table<L extends List, C extends Call>(props: TableProps<L, C>) {
  const { list, rows, view, change, columns, selection, details } = props
  const { wrap, table, fits } = useFits()
  const keyOf = rowKeyOf(props)
  const keys = rows.map(keyOf)
  const drawn = useDrawn(rows.length)
  const wide = !useSmallWindow(MENUS)
  const actions = offersSome(props) ? props.actions : undefined
  const across = list.columns.length + Number(Boolean(actions)) + Number(Boolean(selection))
  return (
    <div
      ref={wrap}
      className={`${words.shrinks} ${classes.wrap} ${cards.wrap}`}
      data-scrolls={fits ? undefined : true}
    >
      {selection ? (
        <div className={cards.tickAll}>
          <PageTick keys={keys} selection={selection} written />
        </div>
      ) : null}
      <table
        ref={table}
        {...ROLES.table}
        className={`${classes.table} ${cards.cards}`}
        data-dense={props.dense || undefined}
        data-compact={props.look.compacta || undefined}
        data-pinned={props.look.fixa || undefined}
        aria-busy={props.busy}
        data-busy={props.faded || undefined}
      >
        <caption className={shared.unseen}>{props.title}</caption>
        <HeaderRow
          list={list}
          looks={columns ?? {}}
          name={nameKey(list, props.rowLink?.column)}
          withActions={Boolean(actions)}
          tickAll={selection ? <PageTick keys={keys} selection={selection} /> : null}
          view={view}
          change={change}
        />
        <tbody {...ROLES.group}>
          {rows.slice(0, drawn).map((row) => {
            const unfolded = details?.(row) ?? null
            return (
              <Fragment key={keyOf(row)}>
                <Row {...props} actions={actions} row={row} id={keyOf(row)} wide={wide} />
                {unfolded === null ? null : (
                  <tr {...ROLES.row} data-part="details">
                    <td {...ROLES.cell} colSpan={across}>
                      {unfolded}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
