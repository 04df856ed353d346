import * as z from 'zod/mini'

const MOST_WORDS = 8

/** Only accents go: a sign that was typed, such as `^`, is looked for. */
const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()

/**
 * The words a search is for, without case and accents: each once, the longest first. One that stands within another says nothing more,
 * and is left out.
 */
export function searchWords(text: string): string[] {
  const words = [...new Set(withoutAccents(text).split(/\s+/).filter(Boolean))]
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return longestFirst.filter(
    (word, place) => !longestFirst.slice(0, place).some((longer) => longer.includes(word)),
  )
}

/** Refuses a search that would be work for nothing: nobody thinks of nine words at once. */
export const fewWords = z.refine<string>((text) => searchWords(text).length <= MOST_WORDS, {
  error: `Pesquise com no máximo ${MOST_WORDS} palavras.`,
})
