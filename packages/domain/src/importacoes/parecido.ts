import { keyText } from './texto.ts'

type Trigrams = ReadonlySet<string>

/** The stretches of three letters of a folded text. */
export function trigrams(text: string): Trigrams {
  const padded = `  ${text} `
  const found = new Set<string>()
  for (let start = 0; start < padded.length - 2; start++) found.add(padded.slice(start, start + 3))
  return found
}

/** How much two texts are alike, from 0 to 1, by the stretches of three letters they share. */
export function similarity(one: Trigrams, other: Trigrams): number {
  let shared = 0
  for (const gram of one) if (other.has(gram)) shared++
  return shared / (one.size + other.size - shared)
}

const ALIKE = 0.3
/** Abbreviations share few trigrams with what they stand for: 'Sec. Saude' is in 'Secretaria de Saúde' word by word. */
const ABBREVIATED = 0.8

const wordsOf = (text: string): string[] => text.split(/[^a-z0-9]+/).filter(Boolean)

const abbreviates = (words: readonly string[], name: readonly string[]): boolean =>
  words.every((word) => name.some((one) => one.startsWith(word)))

interface Nome<T> {
  readonly option: T
  readonly grams: number
  readonly words: readonly string[]
}

const add = <K>(places: Map<K, number[]>, key: K, place: number): void => {
  const having = places.get(key)
  if (having) having.push(place)
  else places.set(key, [place])
}

/** Names made ready for being looked for again and again: where each stretch of three letters is, and how words begin. */
export class Parecidos<T> {
  readonly #names: Nome<T>[] = []
  readonly #byGram = new Map<string, number[]>()
  readonly #byInitial = new Map<string, number[]>()

  constructor(options: readonly T[], nameOf: (option: T) => string) {
    for (const [place, option] of options.entries()) {
      const name = keyText(nameOf(option))
      const [grams, words] = [trigrams(name), wordsOf(name)]
      for (const gram of grams) add(this.#byGram, gram, place)
      for (const initial of new Set(words.map((word) => word.charAt(0)))) add(this.#byInitial, initial, place)
      this.#names.push({ option, grams: grams.size, words })
    }
  }

  /** The one that is most like what was written, of several the first; none where no one is near. */
  nearest(written: string): T | undefined {
    const wanted = keyText(written)
    const grams = trigrams(wanted)
    const shared = new Uint16Array(this.#names.length)
    for (const gram of grams)
      for (const place of this.#byGram.get(gram) ?? []) shared[place] = (shared[place] ?? 0) + 1
    const short = new Set(this.#abbreviated(wordsOf(wanted)))
    let found: { option: T; alike: number } | undefined
    for (const [place, name] of this.#names.entries()) {
      const both = shared[place] ?? 0
      const near = both / (grams.size + name.grams - both)
      const alike = near < ABBREVIATED && short.has(place) ? ABBREVIATED : near
      if (alike >= ALIKE && alike > (found?.alike ?? 0)) found = { option: name.option, alike }
    }
    return found?.option
  }

  /** Names of which these words are the beginnings of words. */
  #abbreviated(words: readonly string[]): number[] {
    const places = words.map((word) => this.#byInitial.get(word.charAt(0)) ?? [])
    const [fewest = []] = places.sort((one, other) => one.length - other.length)
    return fewest.filter((place) => abbreviates(words, this.#names[place]?.words ?? []))
  }
}

/** Of several names the one that is most like what was written; none where no one is near. */
export const nearest = <T>(
  written: string,
  options: readonly T[],
  nameOf: (option: T) => string,
): T | undefined => new Parecidos(options, nameOf).nearest(written)
