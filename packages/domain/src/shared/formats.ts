import { once } from './once.ts'

/**
 * A whole number as Brazil writes it, `-1.234`. By hand: the browser's own formats take it tens of milliseconds to get
 * ready, which the dashboards would spend on their way to the first figure.
 */
export const formatWhole = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

/** The decimals of a number as it is written, not as it is stored: 1.005 has its 5. Ties go away from zero. */
function formatDecimals(value: number, least: number, most: number): string {
  const digits = String(Math.round(Number(`${Math.abs(value)}e${most}`))).padStart(most + 1, '0')
  const cut = digits.length - most
  const fraction = digits.slice(cut).replace(/0+$/, '').padEnd(least, '0')
  return `${value < 0 ? '-' : ''}${formatWhole(Number(digits.slice(0, cut)))}${fraction && `,${fraction}`}`
}

interface Decimals {
  minimumFractionDigits?: number
  maximumFractionDigits?: number
}

/** How Brazil writes a number: a function from the number to its text. The usual ones by hand, as above. */
export function numberFormat(decimals: Decimals = {}): (value: number) => string {
  const format = once(() => new Intl.NumberFormat('pt-BR', decimals))
  const { minimumFractionDigits: least = 0, maximumFractionDigits: most = 3 } = decimals
  const isUsual = (size: number) => size === 0 || (size >= 1e-6 && size < 1e12)
  return (value) => {
    if (least === 0 && Number.isSafeInteger(value)) return formatWhole(value)
    return most <= 3 && isUsual(Math.abs(value)) ? formatDecimals(value, least, most) : format().format(value)
  }
}

/** Words as a sentence lists them, `um, dois e três`. By hand too. */
export const formatList = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' e ')

/** Any number as Brazil writes it, `188,5`. */
export const formatNumber = numberFormat()
