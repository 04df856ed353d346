import { formatWhole } from './formats.ts'

/**
 * Quantities, unit costs, rates and indices have at most four decimals: JSON numbers on the wire, numeric(15,4) in the
 * database, integers of ten-thousandths in every sum. The largest still is a safe integer of those.
 */
export const MAX_QUANTITY = 99_999_999_999.9999

/** Exact ten-thousandths of a number that has at most four decimals. */
export const toTenThousandths = (value: number): number => Math.round(value * 10_000)
export const fromTenThousandths = (units: number): number => units / 10_000

/** True when the number has at most four decimals and fits the database. */
export const isQuantity = (value: number): boolean =>
  Number.isFinite(value) &&
  Math.abs(value) <= MAX_QUANTITY &&
  fromTenThousandths(toTenThousandths(value)) === value

/** Sums without a trace of binary fractions. */
export const sumQuantities = (values: readonly number[]): number =>
  fromTenThousandths(values.reduce((total, value) => total + toTenThousandths(value), 0))

/** `1.850,50`: at least two decimals, as the sheets of works have them, and four where they say something. */
export function formatQuantity(value: number | null | undefined): string {
  if (value == null || !Number.isFinite(value)) return '-'
  const units = Math.abs(toTenThousandths(value))
  const decimals = String(units % 10_000)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return `${value < 0 && units > 0 ? '-' : ''}${formatWhole(Math.trunc(units / 10_000))},${decimals}`
}

/**
 * What a person typed or pasted, `1850,5` or `1.850,5000`, as a number; null when it is none. As with money a dot before
 * three digits is a thousands mark; before any other number of digits, at the end, a decimal point.
 */
export function parseQuantity(text: string): number | null {
  const bare = text.replace(/\s/g, '')
  const brazilian = /^-?\d{1,3}(\.\d{3})+(,\d{1,4})?$|^-?\d+(,\d{1,4})?$/.test(bare)
  const pointed = /^-?\d+\.(\d{1,2}|\d{4})$/.test(bare)
  if (!brazilian && !pointed) return null
  const value = Number(brazilian ? bare.replaceAll('.', '').replace(',', '.') : bare)
  return isQuantity(value) ? value : null
}
