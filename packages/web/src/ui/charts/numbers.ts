import { formatWhole, numberFormat } from '@paco/domain/shared/formats'

const decimals = numberFormat({ maximumFractionDigits: 2 })
const plain = (value: number) => (Number.isSafeInteger(value) ? formatWhole(value) : decimals(value))
const percent = numberFormat({ maximumFractionDigits: 1 })

const orZero = (value: number) => (Number.isFinite(value) ? value : 0)

/** `1.234,5` */
export const formatNumber = (value: number): string => plain(orZero(value))

/** What ten to this power is called, the largest first. */
const UNITS = [
  { power: 12, name: 'tri' },
  { power: 9, name: 'bi' },
  { power: 6, name: 'mi' },
  { power: 3, name: 'mil' },
] as const

/**
 * Three figures at most, one of them after the comma: 4,2 mi; 48,6 mi; 461 mil. By hand, as whole numbers are: the
 * browser's own format keeps the first paint waiting.
 */
function compact(value: number): string {
  const size = Math.abs(value)
  // What rounds to a thousand of a unit is one of the next.
  const unit = UNITS.find(({ power }) => roundTo(size, power - 3) >= 1000) ?? UNITS[3]
  const tenths = roundTo(size, unit.power - 1)
  const figures = tenths < 1000 ? tenths / 10 : roundTo(size, unit.power)
  return `${value < 0 ? '-' : ''}${plain(figures)} ${unit.name}`
}

/** How many tens to this power it is, ties away from zero, as it is written and not as it is stored. */
const roundTo = (size: number, power: number) => Math.round(Number(`${size}e${-power}`))

/** `48,6 mi`, for axes and narrow places. */
export const formatCompact = (value: number): string =>
  Math.abs(orZero(value)) < 10_000 ? plain(orZero(value)) : compact(value)

/** `46%` */
export const formatPercent = (value: number): string => `${percent(orZero(value))}%`
