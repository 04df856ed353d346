/** What a text that everyone would read seems to tell of a person. */
export type Pessoal = 'cpf' | 'email' | 'telefone' | 'conta'

/** Stands in place of a text that is held back. */
export const RETIDO = '[texto retido: parece conter dado pessoal]'

/** A number by itself: no part of a longer one, of a process or of a CNPJ. */
const SO = '(?<![0-9a-z]|[0-9][./-])'
const ANO = '(?:19|20)[0-9]{2}(?![0-9])'
/** Where a year follows it stands by itself still: numbers of contracts are told with theirs (12/2026). */
const SO_ATE_AQUI = `(?![0-9a-z]|[.-][0-9]|/(?!${ANO})[0-9])`
/** Eleven digits and a year are a process; with the points of a CPF they are one. */
const CPF_ATE_AQUI = `(?:(?![0-9a-z]|[./-][0-9])|(?<=[.][0-9]{3}-[0-9]{2})(?=/${ANO}))`
const PALAVRA = '(?<![a-z])'
const FIM = '(?![a-z])'
const HIFEN = '[-–‑]'
const DDD = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'
/** The last four digits, unless they are a year: processes and plans have one there (PPA 2022-2025). */
const FINAL = `(?!${ANO})[0-9]{4}`
/** Between a word and its number: ': ', ' nº '. */
const NUMERO = '[ :.,;-]{0,3}(?:n[.ºo°]{0,2}|n[úÚu]mero)?[ :.]{0,2}'
const COM_DIGITO = `[0-9][0-9.]{3,14}${HIFEN}[0-9x]${SO_ATE_AQUI}`
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const CHAVE = '(?:[0-9]{10,14}(?![0-9])|[0-9]{2}[.]?[0-9]{3}[.]?[0-9]{3}/[0-9]{4}-?[0-9]{2})'

export interface Padrao {
  readonly tipo: Pessoal
  /** What must not stand before it. */
  readonly antes: string
  readonly forma: string
}

/**
 * Every repetition has an end, so that any text is looked through once, however it is made. PostgreSQL reads the same
 * patterns (`parece_pessoal`), regardless of case as here: nothing stands in them that the two understand otherwise.
 */
export const PADROES: readonly Padrao[] = [
  {
    tipo: 'cpf',
    antes: SO,
    forma: `(?:cpf)?([0-9]{3})[. ]?([0-9]{3})[. ]?([0-9]{3})[ /–‑-]?([0-9]{2})${CPF_ATE_AQUI}`,
  },
  // One sign before the at is enough to know one by.
  { tipo: 'email', antes: '', forma: '[0-9a-z._%+-]@[0-9a-z.-]{0,250}[0-9a-z][.][a-z]{2}' },
  // (12) 3122-4400
  {
    tipo: 'telefone',
    antes: '',
    forma: `[(] ?0?${DDD} ?[)][ -]{0,2}9?[ .-]?[2-9][0-9]{3}[ .–‑-]?[0-9]{4}(?![0-9])`,
  },
  // +55 12 3122 4400
  {
    tipo: 'telefone',
    antes: '',
    forma: '[+]55[ .-]?[(]?[1-9][0-9][)]?[ .-]?[0-9]{4,5}[ .–‑-]?[0-9]{4}(?![0-9])',
  },
  // 12 99122-4400, 12991224400
  {
    tipo: 'telefone',
    antes: SO,
    forma: `(?:55[ -]?)?0?${DDD}[ -]?9 ?[4-9][0-9]{3}[ –‑-]?[0-9]{4}${SO_ATE_AQUI}`,
  },
  // 12 3122-4400
  {
    tipo: 'telefone',
    antes: SO,
    forma: `0?${DDD}[ -][2-5][0-9]{3}${HIFEN}${FINAL}${SO_ATE_AQUI}`,
  },
  // 99122-4400
  { tipo: 'telefone', antes: SO, forma: `9 ?[0-9]{4}${HIFEN}${FINAL}${SO_ATE_AQUI}` },
  // tel. 3122-4400
  {
    tipo: 'telefone',
    antes: PALAVRA,
    forma: `(?:tel|telefones?|fones?|cel|celular|celulares|whats|whatsapp|wpp|zap|contato)${FIM}[^0-9]{0,12}[(]?(?:0?[1-9][0-9][)]?[ .-]{0,2})?9?[ .]?[2-9][0-9]{3}[ .–‑-]?${FINAL}(?![0-9])`,
  },
  // c/c 12345-6
  { tipo: 'conta', antes: PALAVRA, forma: `(?:c/c|c[.]c|cc|conta|poupan[çÇc]a)${FIM}${NUMERO}${COM_DIGITO}` },
  // conta corrente 123456
  {
    tipo: 'conta',
    antes: PALAVRA,
    forma: `conta[ -](?:corrente|poupan[çÇc]a|banc[áÁa]ria|sal[áÁa]rio)${NUMERO}[0-9][0-9.]{3,14}[0-9x]`,
  },
  {
    tipo: 'conta',
    antes: PALAVRA,
    forma: `conta[ -](?:corrente|poupan[çÇc]a|banc[áÁa]ria|sal[áÁa]rio)${NUMERO}${COM_DIGITO}`,
  },
  // ag. 1234-5 / 12345-6
  {
    tipo: 'conta',
    antes: PALAVRA,
    forma: `(?:ag|ag[êÊe]ncia)${FIM}${NUMERO}[0-9]{3,5}(?:${HIFEN}[0-9x])?[^0-9a-z]{1,6}${COM_DIGITO}`,
  },
  // Keys of Pix; those that are a CPF, an e-mail or a phone are found as such.
  { tipo: 'conta', antes: PALAVRA, forma: `pix${FIM}[^0-9]{0,25}${CHAVE}` },
  { tipo: 'conta', antes: PALAVRA, forma: `pix${FIM}[^@]{0,25}${UUID}` },
]

/** Modulo 11 twice over; one digit repeated passes and is nobody's. */
export function isCpf(digits: string): boolean {
  if (!/^[0-9]{11}$/.test(digits) || /^(.)\1+$/.test(digits)) return false
  const check = (length: number) => {
    let sum = 0
    for (let place = 0; place < length; place++) sum += Number(digits[place]) * (length + 1 - place)
    return ((sum * 10) % 11) % 10
  }
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10])
}

const buscas = PADROES.map(({ tipo, antes, forma }) => ({ tipo, regex: new RegExp(antes + forma, 'gi') }))

/** What was found, and where: [start, end). */
export interface Achado {
  readonly tipo: Pessoal
  readonly de: number
  readonly ate: number
}

/**
 * What one of the patterns has in it, whatever stands before: asked first, also of long texts that others are quoted in, such
 * as JSON. Dates, amounts and keys are none of them.
 */
const TALVEZ = [
  /@/,
  /[0-9]{3}[. ]?[0-9]{3}[. ]?[0-9]{3}/,
  /[0-9]{4}[ .–‑-]?[0-9]{4}/,
  /[0-9][0-9.]{3,14}[-–‑][0-9x](?![0-9a-z])/i,
  /conta[ -]/i,
  /pix/i,
]
export const mayHoldPessoal = (text: string): boolean => TALVEZ.some((part) => part.test(text))

function* achados(text: string): Generator<Achado> {
  if (!mayHoldPessoal(text)) return
  for (const { tipo, regex } of buscas) {
    for (const found of text.matchAll(regex)) {
      if (tipo === 'cpf' && !isCpf(found.slice(1).join(''))) continue
      yield { tipo, de: found.index, ate: found.index + found[0].length }
    }
  }
}

/** All that looks like personal data in a text, by where it stands. */
export const acharPessoais = (text: string): Achado[] =>
  [...achados(text)].sort((one, other) => one.de - other.de || other.ate - one.ate)

export const parecePessoal = (text: string): boolean => !achados(text).next().done

/** As everyone may read it. */
export const publicavel = (text: string): string => (parecePessoal(text) ? RETIDO : text)
