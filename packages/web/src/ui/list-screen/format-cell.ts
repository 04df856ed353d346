import type { Column } from '@paco/domain/http/list'
import { formatDay, formatInstant, parseDay } from '@paco/domain/shared/days'
import { numberFormat } from '@paco/domain/shared/formats'
import { formatAmount, formatMoney } from '@paco/domain/shared/money'

/** What stands in a cell without a value. */
export const EMPTY_CELL = '-'

const integers = numberFormat({ maximumFractionDigits: 20 })

const asNumber = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && value.trim() !== ''
      ? Number(value)
      : Number.NaN

function formatNumber(value: unknown, format: (number: number) => string): string {
  const number = asNumber(value)
  return Number.isFinite(number) ? format(number) : String(value)
}

/** A value as people read it, by the kind of its column. */
export function formatCell(column: Column, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => formatCell(column, one)).join(', ') || EMPTY_CELL
  if (value === null || value === undefined || value === '') return EMPTY_CELL
  const label = column.labels?.[String(value)]
  if (label !== undefined) return label
  switch (column.kind) {
    case 'money':
      // A header that already says R$ is not repeated in every row.
      return formatNumber(value, column.label.includes('R$') ? formatAmount : formatMoney)
    case 'integer':
    case 'decimal':
      return formatNumber(value, integers)
    case 'percent':
      return formatNumber(value, (number) => `${integers(number)}%`)
    case 'day': {
      const day = parseDay(String(value))
      return day === null ? String(value) : formatDay(day)
    }
    case 'instant':
      return Number.isNaN(Date.parse(String(value))) ? String(value) : formatInstant(String(value))
    case 'boolean':
      return value === true || value === 'true' ? 'Sim' : 'Não'
    default:
      return String(value)
  }
}

/** Numbers stand right-aligned under each other. */
export const isRightAligned = (column: Column): boolean =>
  column.kind === 'money' || column.kind === 'integer' || column.kind === 'decimal'

/** Columns whose figures share one width. */
export const isTabular = (column: Column): boolean => column.kind !== 'text' && column.kind !== 'boolean'

/** Search looks into text and numbers of records; hits elsewhere would be accidents. */
export const isSearched = (column: Column): boolean => column.kind === 'text' || column.kind === 'id'
