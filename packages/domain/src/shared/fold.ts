/** Letters that no form of Unicode writes otherwise and no accent is taken from: asking is cheaper than doing it. */
const PLAIN = /^[ -\]_a-~]*$/
export const isPlain = (text: string): boolean => PLAIN.test(text)

/** Text without case and accents, as the database's `dobrar()` folds it: what searches compare. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The order of names in Portuguese: accents and case do not count. By hand: a browser's collation is slow to come. */
export function compareFolded(one: string, other: string): number {
  const [first, second] = [fold(one), fold(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

const counted = (text: string) => text.replace(/\d+/g, (digits) => digits.padStart(12, '0'))

/** The same order, and numbers by their size: 'Lote 2' before 'Lote 10'. */
export const compareNumbered = (one: string, other: string): number =>
  compareFolded(counted(one), counted(other))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Where `needle` occurs in `text` regardless of case and accents, as [start, end) pairs of the original. Where it does
 * not stand as a whole, its words are looked for: a search finds texts that hold each of them.
 */
export function findFolded(text: string, needle: string): [number, number][] {
  const wanted = fold(needle.trim())
  if (wanted === '') return []
  let folded = ''
  const origin: number[] = []
  let offset = 0
  for (const char of text) {
    const piece = fold(char)
    for (let unit = 0; unit < piece.length; unit++) origin.push(offset)
    folded += piece
    offset += char.length
  }
  origin.push(offset)
  // Of words that begin alike the longest counts.
  const words = wanted.split(/\s+/).sort((one, other) => other.length - one.length)
  const sought = folded.includes(wanted) ? [wanted] : words
  return [...folded.matchAll(new RegExp(sought.map(escaped).join('|'), 'g'))].map(
    ({ index, 0: { length } }) => [origin[index] ?? 0, origin[index + length] ?? text.length],
  )
}
