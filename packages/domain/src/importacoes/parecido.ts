import { keyText } from './texto.ts'

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)))
}

/** How much two texts are alike, from 0 to 1, by the stretches of three letters they share. */
export function similarity(one: string, other: string): number {
  const [first, second] = [trigrams(keyText(one)), trigrams(keyText(other))]
  const shared = [...first].filter((gram) => second.has(gram)).length
  return shared / (first.size + second.size - shared)
}

const ALIKE = 0.3

/** Of several names the one that is most like what was written; none where no one is near. */
export function nearest<T>(
  written: string,
  options: readonly T[],
  nameOf: (option: T) => string,
): T | undefined {
  const wanted = keyText(written)
  let found: { option: T; alike: number } | undefined
  for (const option of options) {
    const name = keyText(nameOf(option))
    // Abbreviations share few trigrams with what they stand for: 'Sec. Saude' is in 'Secretaria de Saúde' word by word.
    const words = wanted.split(/[^a-z0-9]+/).filter(Boolean)
    const abbreviated =
      words.length > 0 && words.every((word) => name.split(/[^a-z0-9]+/).some((one) => one.startsWith(word)))
    const alike = Math.max(similarity(wanted, name), abbreviated ? 0.8 : 0)
    if (alike >= ALIKE && alike > (found?.alike ?? 0)) found = { option, alike }
  }
  return found?.option
}
