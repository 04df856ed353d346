import { formatWhole, numberFormat } from '@paco/domain/shared/formats'

const decimals = numberFormat({ maximumFractionDigits: 2 })
const plain = (value: number) => (Number.isSafeInteger(value) ? formatWhole(value) : decimals(value))
/** Three figures at most, one of them after the comma: 4,2 mi; 48,6 mi; 461 mil. */
const compact = numberFormat({
  notation: 'compact',
  maximumFractionDigits: 1,
  maximumSignificantDigits: 3,
  roundingPriority: 'lessPrecision',
})
const percent = numberFormat({ maximumFractionDigits: 1 })

const orZero = (value: number) => (Number.isFinite(value) ? value : 0)

/** `1.234,5` */
export const formatNumber = (value: number): string => plain(orZero(value))

/** `48,6 mi`, for axes and narrow places. Intl's no-break space becomes a plain one. */
export const formatCompact = (value: number): string =>
  Math.abs(orZero(value)) < 10_000 ? plain(orZero(value)) : compact(value).replaceAll('\u00a0', ' ')

/** `46%` */
export const formatPercent = (value: number): string => `${percent(orZero(value))}%`
