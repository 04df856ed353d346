import { formatWhole } from './formats.ts'

/**
 * Money travels as a JSON number of reais with at most two decimals, lives as numeric(15,2) in the database
 * and is added up in integer cents. The largest amount still is a safe integer of cents.
 */
export const MAX_MONEY = 9_999_999_999_999.99

/** Exact cents of an amount that has at most two decimals. */
export const toCents = (reais: number): number => Math.round(reais * 100)
export const fromCents = (cents: number): number => cents / 100

/** True when the number has at most two decimals and fits the database. */
export function isMoney(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= MAX_MONEY && fromCents(toCents(value)) === value
}

/** Sums without a trace of binary fractions. */
export const sumMoney = (values: readonly number[]): number =>
  fromCents(values.reduce((total, value) => total + toCents(value), 0))

/** By hand, for the reason of `formatWhole`, and with a plain space after `R$`: searching and comparing want one. */
function written(value: number, unit: string): string {
  const cents = Math.abs(toCents(value))
  const whole = formatWhole(Math.trunc(cents / 100))
  return `${value < 0 && cents > 0 ? '-' : ''}${unit}${whole},${String(cents % 100).padStart(2, '0')}`
}

/** `R$ 1.234,50`; '-' when there is no amount. */
export const formatMoney = (value: number | null | undefined): string =>
  value == null || !Number.isFinite(value) ? '-' : written(value, 'R$ ')

/** What stands where nobody recorded an amount: zero would say that there is none. */
export const NAO_INFORMADO = 'não informado'
/** `R$ 1.234,50`; 'não informado' where nobody recorded it. */
export const formatKnown = (value: number | null): string =>
  value === null ? NAO_INFORMADO : formatMoney(value)

/** `1.234,50`, for columns whose header already says R$. */
export const formatAmount = (value: number | null | undefined): string =>
  value == null || !Number.isFinite(value) ? '-' : written(value, '')

/** `R$ 1.235`, as the dashboards show it. */
export function formatMoneyRounded(value: number): string {
  const sign = value < 0 ? '-' : ''
  return `${sign}R$ ${formatWhole(Math.round(Math.abs(value)))}`
}

/**
 * What a person typed or pasted, `1234,5` or `R$ 1.234,50`, as a number; null when it is not an amount.
 * A dot is a thousands mark when three digits follow it, a decimal point when one or two do at the end.
 */
export function parseMoney(text: string): number | null {
  const bare = text.replace(/R\$|\s/g, '')
  if (bare === '') return null
  const brazilian = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$|^-?\d+(,\d{1,2})?$/.test(bare)
  const pointed = /^-?\d+\.\d{1,2}$/.test(bare)
  if (!brazilian && !pointed) return null
  const value = Number(brazilian ? bare.replaceAll('.', '').replace(',', '.') : bare)
  return isMoney(value) ? value : null
}
