/**
 * A format made when it is first needed, and kept: making one takes longer than a request may, and milliseconds of a
 * page's first paint, where most of them are not even shown.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * A whole number as Brazil writes it, `-1.234`. By hand: the browser's own formats take it tens of milliseconds to get
 * ready, which the dashboards would spend on their way to the first figure.
 */
export const formatWhole = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

const withFraction = numberFormat()

/** Any number as Brazil writes it, `188,5`. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) ? formatWhole(value) : withFraction(value)

/** How Brazil writes a number: a function from the number to its text. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = once(() => new Intl.NumberFormat('pt-BR', options))
  return (value) => format().format(value)
}
