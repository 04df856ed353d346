import { formatWhole } from '../shared/formats.ts'

/** Articles and plurals of what sentences name: the one place where words agree in gender and number. */

/** From here on a name says of what it is: 'Boletim de medição'. */
const PREPOSITIONS = new Set(['de', 'do', 'da', 'dos', 'das', 'no', 'na', 'por', 'em', 'com'])

const isAcronym = (word: string) => word.length > 1 && word === word.toUpperCase()

/** 'Etapa 2' → 'etapa 2', 'PCA' stays. */
export function lowerFirst(name: string): string {
  const [first = ''] = name.split(/[\s,:]/)
  return isAcronym(first) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** Feminine by use, whatever they end in. */
const FEMININE = new Set(['foto'])
/** Masculine by use. */
const MASCULINE = new Set(['brasão', 'dia', 'diagrama', 'guia', 'mapa', 'programa'])

/** 'a' for 'Etapa 2', 'Correção do valor' and 'Foto do diário', 'o' for the others. */
export function articleOf(name: string): 'a' | 'o' {
  const [first = ''] = name.split(/[\s,:]/)
  if (isAcronym(first)) return 'o'
  const word = first.toLowerCase()
  if (MASCULINE.has(word)) return 'o'
  return FEMININE.has(word) || /(a|ção|são|gem|dade)$/.test(word) ? 'a' : 'o'
}

function pluralWord(word: string): string {
  if (isAcronym(word)) return word
  if (word.endsWith('ão')) return `${word.slice(0, -2)}ões`
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`
  if (word.endsWith('al')) return `${word.slice(0, -1)}is`
  return /[rz]$/.test(word) ? `${word}es` : `${word}s`
}

/** 'Boletim de medição' → 'boletins de medição', 'Lançamento orçamentário' → 'lançamentos orçamentários'. */
export function pluralOf(title: string): string {
  const words = lowerFirst(title).split(' ')
  const end = words.findIndex((word) => PREPOSITIONS.has(word))
  const named = end === -1 ? words.length : end
  return words.map((word, index) => (index < named ? pluralWord(word) : word)).join(' ')
}

/** '1 registro novo', '12 registros novos': so many of what a name means. */
export const counted = (count: number, name: string): string =>
  `${formatWhole(count)} ${count === 1 ? lowerFirst(name) : pluralOf(name)}`

/** As much of somebody's words as a sentence holds. */
const MOST_QUOTED = 160

/** '“Onde está a planilha?”'; nothing where nothing was said. */
export function quoted(text: unknown): string {
  const words = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''
  if (words === '') return ''
  return `“${words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED - 1).trimEnd()}…` : words}”`
}
