import type { ReactNode } from 'react'

export type RowKey = string | number
export type CellValue = number | string | null

/** What a text was read as, or why it could not be. */
export type Read<Value> = { value: Value | null } | { error: string }

/** What is said of a value that stands: an error is drawn in red, a warning in yellow. */
export interface Note {
  tone: 'error' | 'warning'
  text: string
}

export interface Editing<Row, Value> {
  /** The row with another value; the row itself is never changed. */
  write: (row: Row, value: Value | null) => Row
  /** Unless given, as the kind is read. What it refuses stays in the cell as text, and the value as it was. */
  parse?: (text: string, row: Row) => Read<Value>
  /** A text that one tap types on a card, where the keyboard has no sign for it. */
  offer?: string
  /** Rows in which the column is only read. */
  isLocked?: (row: Row) => boolean
}

interface Column<Row, Value> {
  key: string
  label: string
  /** In pixels; the columns that grow share what room is left. */
  width: number
  grows?: boolean
  /** Stays in sight while the others scroll sideways: for the first columns. */
  sticky?: boolean
  /** Unless given, numbers stand right. */
  align?: 'left' | 'right' | 'center'
  value: (row: Row) => Value | null
  /** Unless given, as the kind is written. */
  format?: (value: Value) => string
  /** What a group shows of its items. */
  subtotal?: (items: readonly Row[]) => Value | null
  note?: (row: Row) => Note | null
  /** Of a cell that is marked as changed, what is told of that: 'Antes: 12,00'; null of one that is not. */
  changed?: (row: Row) => string | null
  /** Something else than the value's text. A button or link in it is no tab stop of its own: Enter presses it. */
  render?: (row: Row) => ReactNode
  edit?: Editing<Row, Value>
}

export interface NumberColumn<Row> extends Column<Row, number> {
  kind: 'quantity' | 'money' | 'percent' | 'integer' | 'decimal' | 'year'
}

export interface TextColumn<Row> extends Column<Row, string> {
  kind: 'text'
  maxLength?: number
}

export interface ChoiceColumn<Row> extends Column<Row, string> {
  kind: 'choice'
  options: readonly { value: string; label: string }[]
}

/** Calendar days, `YYYY-MM-DD`; typed and shown dd/mm/aaaa. */
export interface DateColumn<Row> extends Column<Row, string> {
  kind: 'date'
}

/** Columns whose values are texts, whatever these say. */
export type WordsColumn<Row> = TextColumn<Row> | ChoiceColumn<Row> | DateColumn<Row>

/** Made once, outside of what renders: rows are drawn again when their columns are others. */
export type GridColumn<Row> = NumberColumn<Row> | WordsColumn<Row>

export interface GroupLine {
  type: 'group'
  key: RowKey
  level: number
  /** Its own texts by column: code and name. */
  cells: Readonly<Record<string, string>>
}

export interface ItemLine<Row> {
  type: 'item'
  key: RowKey
  level: number
  row: Row
  /** Drawn as a group, though it is typed in like any item: the heading of a sheet that is being written. */
  looks?: 'group'
}

/** A group holds the lines after it of a deeper level. */
export type GridLine<Row> = GroupLine | ItemLine<Row>

/** What a screen may ask of its grid. */
export interface GridHandle {
  /** The line the cursor is on. */
  cursor: () => RowKey | null
  /** Brings the cursor and the focus to a cell. */
  go: (key: RowKey, column: number) => void
  /** Goes to the first cell whose text could not be read; whether there is one. */
  goToUnread: () => boolean
}

/** A cell whose value is another now. */
export interface GridChange<Row> {
  key: RowKey
  column: string
  value: CellValue
  row: Row
}
