import type { Call, ParamsInput } from '@paco/domain/http/call'
import type { List } from '@paco/domain/http/list'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RowOf } from '../../http/reads.ts'
import type { MoreEntry } from './more-menu.tsx'

export type ColumnKey<L extends List> = L['columns'][number]['key']

export interface FilterOption {
  value: string | number | boolean
  label: string
  /** How many rows the option holds, shown inside its chip. */
  count?: number
}

interface FilterBase {
  /** A key of the list's `filters`. */
  key: string
  label: string
}

/** A column with few values: chips up to five options, a select box beyond. */
export interface ChoiceFilter extends FilterBase {
  kind?: 'choice'
  options: readonly FilterOption[]
  /** The word for "no choice": 'Todos', 'Todas'. */
  allLabel?: string
  allCount?: number
  /** The counts are on their way: their room is kept, so that nothing moves when they come. */
  counting?: boolean
  /** Overrides the choice by number of options. */
  control?: 'chips' | 'select'
}

/** A day, for periods (`de`, `ate`). */
export interface DayFilter extends FilterBase {
  kind: 'day'
}

export type Filter = ChoiceFilter | DayFilter

/** What a person may do with a row. Refused ones are told as 'Sem permissão' with the reason. */
export interface RowAction {
  label: string
  /** Made with the router's `linkOptions({ to, params })`, so a wrong path does not compile. */
  link?: LinkProps
  onClick?: () => void
  allowed?: boolean
  /** Why it is refused: shown on hover and focus of 'Sem permissão'. */
  reason?: string
  /** What stands in its place when it is not offered, unless that is for want of permission. */
  refusedLabel?: string
  tone?: 'danger'
  /** For an action that opens and closes the row's `details`: whether they are open. */
  expanded?: boolean
  /** The specification names it: a word in the row from 1024 px on, while the others wait in the row's menu. */
  specified?: boolean
}

export type RowKey = string | number

/** Rows to be ticked. The screen keeps the ticked keys, so they outlive page, search and filter. */
export interface Selection<Row> {
  selected: ReadonlySet<RowKey>
  onChange: (selected: ReadonlySet<RowKey>) => void
  /** What a row's box is called: `Selecionar Ponte Nova`. */
  label: (row: Row) => string
}

export interface CellContent {
  /** The formatted text of the cell, '-' when empty. */
  text: string
  /** The same with the search hits marked. */
  content: ReactNode
}

/** How a column looks on this screen, beyond what its kind says. */
export interface ColumnLook {
  /** Not on the screen unless somebody chooses it; still printed, while nobody chooses, and exported. */
  hidden?: boolean
  /** Neither on the screen nor on paper: for the spreadsheets only. */
  exportOnly?: boolean
  /** On the screen: a CSS width such as '96px' or '24ch'. On paper a column is as wide as its words need. */
  width?: string
  nowrap?: boolean
}

export interface Totals {
  total: number
  sums: Record<string, number>
}

/** A file beside the spreadsheets, such as a layout that some authority asks for. */
export interface OtherExport {
  label: string
  /** Makes and saves the file, of the filter and order on the screen; answers its name. */
  save: (query: Readonly<Record<string, unknown>>) => Promise<string>
}

export interface ListScreenProps<L extends List, C extends Call> {
  /** Columns, title and filters, from the domain. */
  list: L
  /** The list call whose rows are shown. */
  call: C
  /** Values for the braces of the call's path. */
  params?: ParamsInput<C>
  /** Filters always sent and never in the address. */
  fixed?: Readonly<Record<string, string | number | boolean>>
  /** The order while none is chosen; unless given, the list's own. */
  order?: `${'' | '-'}${ColumnKey<L>}`
  exportCall?: Call
  /** Further entries of 'Exportar'. */
  otherExports?: readonly OtherExport[]
  /** This person brings records of the list in from a spreadsheet, and edits them together: by the word's own permission. */
  mayImport?: boolean
  /** Further entries of 'Mais', beside those two. */
  more?: readonly MoreEntry[]
  /** Unless given, the list's title. */
  title?: string
  /** What the list is about, for those who come from outside. */
  about?: string
  /** The sentence under the title, e.g. `({ total }) => `${total} processos.``; shown when the total is known. */
  lead?: (totals: Totals) => ReactNode
  searchPlaceholder?: string
  filters?: readonly Filter[]
  /** Own rendering of a column's cells. */
  cells?: { [K in ColumnKey<L>]?: (row: RowOf<C>, cell: CellContent) => ReactNode }
  columns?: { [K in ColumnKey<L>]?: ColumnLook }
  /** For many columns with cells of several lines: tighter, the cells' first lines level, the actions under each other. */
  dense?: boolean
  /** Makes the cells of one column links. */
  rowLink?: { column: ColumnKey<L>; to: (row: RowOf<C>) => LinkProps | null }
  /** A click anywhere on the row; a convenience beside a link or an action, never the only way. */
  onRowClick?: (row: RowOf<C>) => void
  actions?: (row: RowOf<C>) => readonly RowAction[]
  /** The specification shows what is refused in each row: 'Ações' stays where nothing is allowed. */
  refusals?: boolean
  /** A box before each row and one for the whole page. */
  selection?: Selection<RowOf<C>>
  /** What unfolds under a row across the whole table; null while it is closed. */
  details?: (row: RowOf<C>) => ReactNode
  /** Above the title: where the page stands. */
  back?: ReactNode
  /** Buttons at the right of the header, after 'Exportar'. */
  primaryAction?: ReactNode
  /** Shown between header and table: cards, notices. */
  children?: ReactNode
  /** When there is nothing at all: what it means and the next step. */
  empty?: { title: string; text?: ReactNode; action?: ReactNode }
  /** When the filter finds nothing: 'Nenhum projeto encontrado.' */
  emptyFiltered?: string
  /** Heads the error when nothing could be loaded. */
  errorTitle?: string
  /** Unless given, the row's `id`. */
  rowKey?: (row: RowOf<C>) => RowKey
}
