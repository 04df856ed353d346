/** Sentences of the trail: articles and plurals of the names that kinds of records have. */

/** From here on a name says of what it is: 'Boletim de medição'. */
const PREPOSITIONS = new Set(['de', 'do', 'da', 'dos', 'das', 'no', 'na', 'por', 'em', 'com'])

const isAcronym = (word: string) => word.length > 1 && word === word.toUpperCase()

/** 'Etapa 2' → 'etapa 2', 'PCA' stays. */
export function lowerFirst(name: string): string {
  const [first = ''] = name.split(/[\s,:]/)
  return isAcronym(first) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** 'a' for 'Etapa 2' and 'Correção do valor', 'o' for the others: the names of our records follow the rule. */
export function articleOf(name: string): 'a' | 'o' {
  const [first = ''] = name.split(/[\s,:]/)
  return /(a|ção|são|gem|dade)$/i.test(first) && !isAcronym(first) ? 'a' : 'o'
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
