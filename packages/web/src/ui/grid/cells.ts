import {
  holdsWords,
  readChoice,
  readDate,
  readNumber,
  readWords,
  writeChoice,
  writeDate,
  writeNumber,
} from './kinds.ts'
import type { CellValue, Editing, GridColumn, GroupLine, Note, Read } from './types.ts'

/** A text that could not be read, and why. */
export interface Unread {
  text: string
  error: string
}

/** What a cell holds: its value, and over it a text that is none. */
export interface Content {
  value: CellValue
  unread: Unread | null
}

const isEmpty = (text: string) => text.trim() === ''

/** The value as its kind writes it: what is shown, unless the column says otherwise, and what editing begins from. */
export function textOf<Row>(column: GridColumn<Row>, value: CellValue): string {
  if (value === null) return ''
  if (column.kind === 'choice') return writeChoice(column, String(value))
  if (column.kind === 'date') return writeDate(String(value))
  return typeof value === 'number' && !holdsWords(column) ? writeNumber(column.kind, value) : String(value)
}

function formatted<Row>(column: GridColumn<Row>, value: CellValue): string {
  if (value === null || !column.format) return textOf(column, value)
  if (holdsWords(column)) return column.format(String(value))
  return typeof value === 'number' ? column.format(value) : ''
}

export const shownText = <Row>(column: GridColumn<Row>, row: Row): string =>
  formatted(column, column.value(row))

/** A group's own text, or what its items add up to. */
export const groupText = <Row>(column: GridColumn<Row>, group: GroupLine, items: readonly Row[]): string =>
  group.cells[column.key] ?? formatted(column, column.subtotal?.(items) ?? null)

export const isEditable = <Row>(column: GridColumn<Row> | undefined, row: Row): boolean =>
  column?.edit !== undefined && !column.edit.isLocked?.(row)

/** The row with this value in its cell. */
export function writeValue<Row>(column: GridColumn<Row>, row: Row, value: CellValue): Row {
  if (holdsWords(column)) return column.edit?.write(row, value === null ? null : String(value)) ?? row
  return column.edit?.write(row, typeof value === 'number' ? value : null) ?? row
}

const readBy = <Row, Value>(
  edit: Editing<Row, Value> | undefined,
  text: string,
  row: Row,
  usual: (text: string) => Read<Value>,
): Read<Value> => (isEmpty(text) ? { value: null } : (edit?.parse?.(text, row) ?? usual(text)))

function read<Row>(column: GridColumn<Row>, row: Row, text: string): Read<number> | Read<string> {
  if (column.kind === 'text') return readBy(column.edit, text, row, (typed) => readWords(column, typed))
  if (column.kind === 'choice') return readBy(column.edit, text, row, (typed) => readChoice(column, typed))
  if (column.kind === 'date') return readBy(column.edit, text, row, readDate)
  return readBy(column.edit, text, row, (typed) => readNumber(column.kind, typed))
}

/** What a cell holds once this was typed or pasted into it. */
export function contentFrom<Row>(column: GridColumn<Row>, row: Row, text: string): Content {
  const found = read(column, row, text)
  return 'error' in found
    ? { value: column.value(row), unread: { text: text.trim(), error: found.error } }
    : { value: found.value, unread: null }
}

/** What is wrong with a cell. Of a text that is no value it is told what counts meanwhile. */
export function noteOf<Row>(column: GridColumn<Row>, row: Row, unread: Unread | undefined): Note | null {
  if (!unread) return column.note?.(row) ?? null
  const kept = shownText(column, row)
  return { tone: 'error', text: kept === '' ? unread.error : `${unread.error} Continua valendo ${kept}.` }
}
