/** What a text says as a number, and how it is written. */
interface Numero {
  readonly valor: number
  /** Digits behind the comma. */
  readonly casas: number
  /** A dot before three digits: read as thousands, which a person may want to know. */
  readonly milhares?: true
}

/** The same text read by the other country's signs: offered, never taken. */
interface Americano {
  readonly americano: number
}

const BRAZILIAN = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/
/** A single dot, as programs write decimals: not before exactly three digits, which are thousands. */
const POINTED = /^(\d+)\.(\d+)$/
const AMERICAN = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/

const numberOf = (whole: string, decimals = ''): number => Number(`${whole}.${decimals || '0'}`)

/** Minus in front, behind (as accounting programs write it) or as parentheses. */
function signOf(text: string): { sign: 1 | -1; bare: string } {
  const around = /^\((.*)\)$/.exec(text)
  if (around) return { sign: -1, bare: around[1] ?? '' }
  const minus = /^[-−](.*)$|^(.*)[-−]$/.exec(text)
  return minus ? { sign: -1, bare: minus[1] ?? minus[2] ?? '' } : { sign: 1, bare: text }
}

const unsigned = (text: string) => text.replace(/R\$|BRL|\s|\u00a0/gi, '')

function american(bare: string): number | null {
  const match = AMERICAN.exec(bare)
  return match ? numberOf((match[1] ?? '').replaceAll(',', ''), match[2]) : null
}

function brazilian(bare: string): Numero | null {
  const match = BRAZILIAN.exec(bare)
  if (match) {
    const [, whole = '', decimals = ''] = match
    const grouped = whole.includes('.')
    return {
      valor: numberOf(whole.replaceAll('.', ''), decimals),
      casas: decimals.length,
      ...(grouped && decimals === '' && whole.split('.').length === 2 && { milhares: true }),
    }
  }
  const pointed = POINTED.exec(bare)
  return pointed ? { valor: numberOf(pointed[1] ?? '', pointed[2]), casas: pointed[2]?.length ?? 0 } : null
}

/** Less than this is the machine's own remainder, not an amount. */
const NEARLY_NOTHING = 1e-9

/** Decimals that are no more than the machine's own (0,30000000000000004) are none. */
export const tidy = (value: number): number =>
  Math.abs(value) < NEARLY_NOTHING ? 0 : Number(value.toPrecision(15))

/** How many decimals a number has, as it is written shortest. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(tidy(value)).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/**
 * A number as Brazil writes it: `R$ 1.234.567,89`, `1234,5`, `(1.000,00)`. What only makes sense by American signs
 * (`1,234.56`) is told as such; with `signs` said to be American a column is read by those alone.
 */
export function readNumber(text: string, signs: 'brasileira' | 'americana'): Numero | Americano | null {
  const { sign, bare } = signOf(unsigned(text))
  if (signs === 'americana') {
    const valor = american(bare)
    return valor === null ? null : { valor: sign * valor || 0, casas: decimalsOf(valor) }
  }
  const read = brazilian(bare)
  if (read) return { ...read, valor: sign * read.valor || 0 }
  const other = american(bare)
  return other === null ? null : { americano: sign * other || 0 }
}
