/** Beyond this many characters without a space a word may be broken anywhere, or it would run off the paper. */
const LONGEST_WORD = 28
const ZERO_WIDTH_SPACE = '\u200b'

const LONG_WORD = new RegExp(`[^\\s${ZERO_WIDTH_SPACE}]{${LONGEST_WORD + 1},}`, 'gu')
const GRAPHEMES = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

const breakable = (word: string) =>
  Array.from(GRAPHEMES.segment(word), ({ segment }) => segment).join(ZERO_WIDTH_SPACE)

/**
 * Text as a person would see it on paper. Control characters have no picture, halves of characters are no text, and
 * the marks that turn the direction of what follows could make a signed paper say something else than its data.
 */
export function plainText(text: string | null): string {
  return (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim()
    .replace(LONG_WORD, breakable)
}

/** The same on one line. */
export const plainLine = (text: string | null): string => plainText(text).replace(/\s+/g, ' ')
