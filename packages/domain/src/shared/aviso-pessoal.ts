import { formatList } from './formats.ts'
import { type Achado, acharPessoais, type Pessoal } from './pessoais.ts'

/** What it looks like. */
export const PESSOAL_LABELS: Readonly<Record<Pessoal, string>> = {
  cpf: 'um CPF',
  email: 'um e-mail',
  telefone: 'um telefone',
  conta: 'uma conta bancária ou chave Pix',
}

/** Few are told: who reads one looks for the others. */
const MOST = 3

/** Figures and letters, of which so many stay at the beginning and at the end. */
function masked(text: string, first: number, last: number): string {
  const signs = text.replace(/[^0-9a-z]/gi, '').length
  let place = 0
  return text.replace(/[0-9a-z]/gi, (sign) => {
    place++
    return place <= first || place > signs - last ? sign : '*'
  })
}

/** Where the e-mail begins that has this sign before its at. */
const BEFORE = /[^\s<>()",;:]{1,64}$/

/** Enough of it to find it in the text, and no more. */
function told(text: string, { tipo, de, ate }: Achado): string {
  const found = text.slice(de, ate)
  if (tipo === 'cpf') return masked(found.replace(/^cpf/i, ''), 3, 2)
  if (tipo === 'email') {
    const at = text.indexOf('@', de)
    const name = BEFORE.exec(text.slice(Math.max(0, at - 64), at))?.[0] ?? ''
    return `${name.slice(0, 1)}***${/^@[0-9a-z.-]*[0-9a-z]/i.exec(text.slice(at))?.[0] ?? ''}`
  }
  return masked((/[0-9].*$/s.exec(found)?.[0] ?? found).replaceAll(')', ''), 0, 2)
}

/** What of a text would have it held back, each named once: 'um CPF (123.***.***-09)'. */
export function pessoaisIn(text: string): string[] {
  const each = new Set<string>()
  let upTo = 0
  for (const one of acharPessoais(text)) {
    // What lies within another is told by that one.
    if (one.ate <= upTo) continue
    upTo = one.ate
    each.add(`${PESSOAL_LABELS[one.tipo]} (${told(text, one)})`)
    if (each.size === MOST) break
  }
  return [...each]
}

export const NOT_PUBLISHED = 'Este texto não será publicado enquanto estiver assim.'

/** What is said below a field whose text everyone would read; null where nothing has to be. */
export function avisoPessoal(text: string): string | null {
  const found = pessoaisIn(text)
  if (found.length === 0) return null
  return `Parece ${formatList(found)}. ${NOT_PUBLISHED}`
}
