import { fold } from '@paco/domain/shared/fold'

/** What was typed, word by word, without case and accents: the server compares the same way. */
export const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean)

export const holdsEach = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** 0 for a name that begins with the words, 1 if its own words begin with each, 2 if it holds them, 3 otherwise. */
export function distance(name: string, words: readonly string[]): number {
  const folded = fold(name)
  if (folded.startsWith(words.join(' '))) return 0
  if (words.every((word) => ` ${folded}`.includes(` ${word}`))) return 1
  return holdsEach(name, words) ? 2 : 3
}

/** Nearest first; equally near ones stay in their order. */
export const byDistance = <T extends { title: string }>(
  options: readonly T[],
  words: readonly string[],
): T[] => [...options].sort((one, other) => distance(one.title, words) - distance(other.title, words))
