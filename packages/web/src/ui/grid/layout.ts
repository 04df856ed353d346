import type { CSSProperties } from 'react'
import { holdsWords } from './kinds.ts'
import type { GridColumn } from './types.ts'

/** In pixels, decided here: windowing needs to know them without measuring. Two lines of text fit a row. */
export const ROW_HEIGHT = 36
export const HEAD_HEIGHT = 40

const sum = <Row>(columns: readonly GridColumn<Row>[]) =>
  columns.reduce((total, { width }) => total + width, 0)

/** The first columns, as far as they stay in sight. */
const stuck = <Row>(columns: readonly GridColumn<Row>[]) => {
  const end = columns.findIndex(({ sticky }) => !sticky)
  return end === -1 ? [] : columns.slice(0, end)
}

/** How wide the columns are, for all rows. */
export const columnStyle = <Row>(columns: readonly GridColumn<Row>[], lines: number) =>
  ({
    '--columns': columns
      .map(({ width, grows }) => (grows ? `minmax(${width}px, 1fr)` : `${width}px`))
      .join(' '),
    '--least': `${sum(columns)}px`,
    '--stuck': `${sum(stuck(columns))}px`,
    '--body': `${lines * ROW_HEIGHT}px`,
    '--row': `${ROW_HEIGHT}px`,
    '--head': `${HEAD_HEIGHT}px`,
  }) as CSSProperties

/** Where a column stays when it is scrolled sideways, as its cells are told; nothing for one that goes along. */
export function stickiness<Row>(columns: readonly GridColumn<Row>[], index: number) {
  const held = stuck(columns)
  if (index >= held.length) return {}
  return {
    'data-sticky': index === held.length - 1 ? 'last' : 'inner',
    style: { '--left': `${sum(held.slice(0, index))}px` } as CSSProperties,
  }
}

export const alignOf = <Row>(column: GridColumn<Row>) =>
  column.align ?? (holdsWords(column) ? 'left' : 'right')

/** What the keyboard of a phone offers for it. */
export const keyboardOf = <Row>({ kind }: GridColumn<Row>) =>
  kind === 'text' ? 'text' : kind === 'date' ? 'numeric' : 'decimal'
