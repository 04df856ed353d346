import type { Column } from '@paco/domain/http/list'
import { formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatAmount } from '@paco/domain/shared/money'

export type Row = Record<string, unknown>

/** What people read for a value written as a code (`admin` → 'Administrador'). */
function label(column: Column, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => label(column, one)).join(', ')
  return column.labels?.[String(value)] ?? String(value)
}

const NUMERIC: readonly Column['kind'][] = ['id', 'integer', 'decimal', 'year', 'money', 'percent']

/** Whether the column holds numbers, which a spreadsheet may add up. */
export const isNumeric = ({ kind }: Column): boolean => NUMERIC.includes(kind)

/** A cell as text in Brazilian form; empty when there is no value. */
export function cellText(column: Column, row: Row): string {
  const value = row[column.key]
  if (value === null || value === undefined) return ''
  if (column.kind === 'money') return formatAmount(Number(value)).replaceAll('.', '')
  if (column.kind === 'decimal') return String(value).replace('.', ',')
  if (column.kind === 'day') return formatDay(String(value))
  if (column.kind === 'instant') return formatInstant(String(value))
  return label(column, value)
}

/** A cell for a spreadsheet: true numbers and true days, text for the rest. */
export function cellValue(column: Column, row: Row): string | number | null {
  const value = row[column.key]
  if (value === null || value === undefined) return null
  if (isNumeric(column)) return Number(value)
  if (column.kind === 'day') return daySerial(String(value))
  return cellText(column, row)
}

/** A spreadsheet counts days from 30/12/1899. */
const EPOCH_SERIAL = 25_569
const daySerial = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + EPOCH_SERIAL

const NUMBER_FORMATS: Partial<Record<Column['kind'], string>> = {
  money: '#,##0.00',
  day: 'dd/mm/yyyy',
}

/** How a spreadsheet shows the numbers of a column; undefined where it is left to itself. */
export const numberFormatOf = ({ kind, places }: Column): string | undefined =>
  places === undefined ? NUMBER_FORMATS[kind] : `#,##0.00${'#'.repeat(Math.max(0, places - 2))}`
