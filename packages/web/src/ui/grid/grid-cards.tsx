import { memo, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { CardField } from './card-field.tsx'
import classes from './cards.module.css'
import { groupText, isEditable, noteOf, shownText } from './cells.ts'
import { GroupToggle } from './grid-cell.tsx'
import { type GridSheetProps, handleOf } from './grid-sheet.tsx'
import type { LineView } from './grid-store.ts'
import { useGridState, useLine } from './use-grid-store.ts'

/** Cards shown at first, and added each time. */
const BATCH = 30

type CardProps<Row> = Pick<GridSheetProps<Row>, 'store' | 'columns' | 'isLocked'> & { index: number }
type CardParts<Row> = CardProps<Row> & { view: LineView<Row> }

function GroupCard<Row>({ store, columns, view: { line, items, isCollapsed } }: CardParts<Row>) {
  if (line.type !== 'group') return null
  const name = Object.values(line.cells).join(' ')
  const sums = columns.filter(({ key, subtotal }) => subtotal && line.cells[key] === undefined)
  return (
    <>
      <div className={`${shared.line} ${words.gap4} ${words.strong}`}>
        <GroupToggle
          name={name}
          isCollapsed={isCollapsed}
          isTabStop
          onToggle={() => store.dispatch({ type: 'toggle', key: line.key })}
        />
        <span>{name}</span>
      </div>
      <dl className={classes.facts}>
        {sums.map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{groupText(column, line, items)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function ItemCard<Row>({ store, columns, isLocked, view: { line, row, marks } }: CardParts<Row>) {
  if (row === undefined) return null
  const isOpen = (at: number) => !isLocked && isEditable(columns[at], row)
  const isTitle = (at: number) => !isOpen(at) && Boolean(columns[at]?.sticky || columns[at]?.grows)
  return (
    <>
      <p className={words.strong}>
        {columns
          .filter((_, at) => isTitle(at))
          .map((column) => shownText(column, row))
          .join(' · ')}
      </p>
      <dl className={classes.facts}>
        {columns.map((column, at) => {
          const shown = column.render?.(row) ?? shownText(column, row)
          // What follows from the rest and came to nothing says nothing; what was left empty by somebody does.
          const isSilent = shown === '' && column.edit === undefined
          return isOpen(at) || isTitle(at) || isSilent ? null : (
            <div key={column.key} data-tone={noteOf(column, row, marks?.[column.key])?.tone}>
              <dt>{column.label}</dt>
              <dd>{shown}</dd>
            </div>
          )
        })}
      </dl>
      {columns.map((column, at) =>
        isOpen(at) ? (
          <CardField
            key={column.key}
            store={store}
            at={at}
            column={column}
            lineKey={line.key}
            row={row}
            unread={marks?.[column.key]}
          />
        ) : null,
      )}
    </>
  )
}

function Card<Row>(props: CardProps<Row>) {
  const view = useLine(props.store, props.index)
  if (!view) return null
  const Parts = view.line.type === 'group' ? GroupCard : ItemCard
  return (
    <li
      className={`${shared.column} ${words.gap8} ${classes.card}`}
      data-type={view.line.type === 'item' ? (view.line.looks ?? 'item') : 'group'}
    >
      <Parts {...props} view={view} />
    </li>
  )
}

const LineCard = memo(Card) as typeof Card

/** The grid where there is no room for columns: a card for each line, the same cells as fields. */
export function GridCards<Row>({ store, columns, isLocked, label, handle }: GridSheetProps<Row>) {
  const shown = useGridState(store, (state) => state.shown)
  const [most, setMost] = useState(BATCH)
  const rest = shown.length - most
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle(
    handle,
    () =>
      handleOf(store, (to) => {
        store.dispatch({ type: 'go', to })
        list.current?.children[to.row]?.querySelector<HTMLElement>('input, select')?.focus()
      }),
    [store],
  )
  return (
    <>
      <ul ref={list} aria-label={label}>
        {shown.slice(0, most).map(({ key }, index) => (
          <LineCard key={key} store={store} columns={columns} isLocked={isLocked} index={index} />
        ))}
      </ul>
      {rest > 0 ? (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setMost(most + BATCH)}>
            {`Mostrar mais ${Math.min(BATCH, rest)} de ${rest}`}
          </Button>
        </div>
      ) : null}
    </>
  )
}
