/** Digits with a sign and a point: not hexadecimal, binary, an exponent or a word, all of which `Number` reads too. */
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** A number sent as text, as HTML forms do; null where it is none. */
export function plainNumber(text: string): number | null {
  const bare = text.trim()
  const value = PLAIN.test(bare) ? Number(bare) : Number.NaN
  return Number.isFinite(value) ? value : null
}
