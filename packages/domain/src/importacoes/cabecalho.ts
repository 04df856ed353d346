import type { Celula, FolhaLida, LinhaLida, Mesclada } from './planilha-lida.ts'
import { isBlank, keyText, shownText } from './texto.ts'

/** Where the heads of the columns are: the first of their rows, as the sheet numbers it, and how many there are. */
export interface Cabecalho {
  readonly linha: number
  readonly linhas: number
}

/** A sheet's heads stand among its first rows, or nowhere. */
const LOOKED_AT = 30
export const MAX_CABECALHO = 3
const MOSTLY = 0.6
const LATER = 0.05

const filled = ({ celulas }: LinhaLida) => celulas.filter((celula) => !isBlank(celula))

/** A text that names rather than tells: no number, no day. */
const isName = (celula: Celula) => typeof celula === 'string' && !/^[\d.,/\-\s%R$()]+$/.test(celula)

const share = (count: number, of: number) => (of === 0 ? 0 : count / of)

type Kind = 'vazio' | 'texto' | 'numero' | 'outro'
function kindOf(celula: Celula | undefined): Kind {
  if (celula === undefined || isBlank(celula)) return 'vazio'
  if (typeof celula === 'number') return 'numero'
  return typeof celula === 'string' && isName(celula) ? 'texto' : 'outro'
}

/** How far the rows below a head agree with one another, and are wide enough to be its data. */
function agreement(rows: readonly LinhaLida[], width: number): number {
  if (rows.length === 0) return 0
  const columns = Array.from({ length: width }, (_, column) => {
    const kinds = rows.map(({ celulas }) => kindOf(celulas[column])).filter((kind) => kind !== 'vazio')
    return kinds.length === 0 ? 0 : share(kinds.filter((kind) => kind === kinds[0]).length, kinds.length)
  })
  return share(
    columns.reduce((sum, one) => sum + one, 0),
    width,
  )
}

/** How likely a row is the head of those below it. */
function headness(linhas: readonly LinhaLida[], index: number, widest: number): number {
  const linha = linhas[index]
  if (!linha) return 0
  const cells = filled(linha)
  const names = cells.filter(isName)
  const distinct = new Set(names.map((name) => keyText(shownText(name)))).size
  if (cells.length < 2 && widest > 1) return 0
  if (share(names.length, cells.length) < MOSTLY) return 0
  const short = share(names.filter((name) => shownText(name).length <= 60).length, names.length)
  return (
    share(cells.length, widest) +
    share(distinct, names.length) +
    // A row of records has numbers and days among its texts.
    share(names.length, cells.length) +
    short +
    agreement(linhas.slice(index + 1, index + 6), linha.celulas.length) -
    // Of rows that look alike the first is the head, the others are what it heads.
    index * LATER
  )
}

/** A head in two rows: the upper one groups what the lower one names, by merged cells. */
const spansColumns = (mescladas: readonly Mesclada[], row: number): boolean =>
  mescladas.some(({ de, ate }) => de[0] <= row && ate[0] >= row && ate[1] > de[1])

/** How far down the heads of a row reach: cells beside those that group others are merged with what is below them. */
const lastOf = (mescladas: readonly Mesclada[], n: number): number =>
  Math.max(n, ...mescladas.filter(({ de }) => de[0] === n - 1).map(({ ate }) => ate[0] + 1))

/** What a row says, to be held against another: spaces, capitals and accents do not count. */
const saidBy = ({ celulas }: LinhaLida): string =>
  celulas
    .map((celula) => keyText(shownText(celula)))
    .join('\t')
    .trim()

/** Guesses where the heads are; in an empty sheet, the first row. Of a head that is repeated, the first. */
export function guessCabecalho({ linhas, mescladas }: FolhaLida): Cabecalho {
  const first = linhas.slice(0, LOOKED_AT)
  const widest = Math.max(1, ...first.map((linha) => filled(linha).length))
  const scores = first.map((_, index) => headness(linhas, index, widest))
  const likely = first[Math.max(0, scores.indexOf(Math.max(0, ...scores)))]
  if (!likely) return { linha: 1, linhas: 1 }
  const best = first.findIndex((linha) => saidBy(linha) === saidBy(likely))
  const head = first[best] ?? likely
  const above = first[best - 1]
  const grouped =
    above !== undefined &&
    above.n === head.n - 1 &&
    filled(above).length > 1 &&
    filled(above).every(isName) &&
    spansColumns(mescladas, above.n - 1)
  const top = grouped ? above.n : head.n
  const bottom = Math.max(head.n, lastOf(mescladas, top))
  return { linha: top, linhas: Math.min(MAX_CABECALHO, bottom - top + 1) }
}

/** What a merged range shows in each of its cells. */
function spread({ linhas, mescladas }: FolhaLida, n: number, column: number): Celula {
  const at = (row: number, place: number) => linhas.find((linha) => linha.n === row)?.celulas[place] ?? null
  const own = at(n, column)
  if (!isBlank(own)) return own
  const around = mescladas.find(
    ({ de, ate }) => de[0] <= n - 1 && n - 1 <= ate[0] && de[1] <= column && column <= ate[1],
  )
  return around ? at(around.de[0] + 1, around.de[1]) : null
}

/** The heads of all columns, those in several rows joined: 'Valores › Pago'. A column without a head has an empty one. */
export function headsOf(folha: FolhaLida, { linha, linhas }: Cabecalho): string[] {
  const width = Math.max(0, ...folha.linhas.map(({ celulas }) => celulas.length))
  const rows = Array.from({ length: linhas }, (_, index) => linha + index)
  return Array.from({ length: width }, (_, column) => {
    const parts = rows.map((n) => shownText(spread(folha, n, column)).replace(/\s+/g, ' '))
    return parts.filter((part, index) => part !== '' && part !== parts[index - 1]).join(' › ')
  })
}

const TOTAL =
  /^(valor |custo |preco )?(sub ?-?)?(total|totais|soma|somatoria|somatorio|acumulado)\b( geral| do| da| de| dos| das| sem| com|:|$)/
/** A sum of a part of the sheet, whatever it names of it. */
const SUBTOTAL = /^(valor )?(sub ?-?(total|totais)\b|(total|soma) (parcial|por|da|do|das|dos|de)\b)/

/** Rows below the heads, each as data or as what it is instead. */
export interface Dados {
  readonly linhas: readonly LinhaLida[]
  /** The sheet's own sums, which are no records. */
  readonly totais: readonly LinhaLida[]
  /** The head once more, above another part of the sheet. */
  readonly repetidas: readonly LinhaLida[]
  /** Headings of parts of the sheet, in merged cells. */
  readonly secoes: readonly LinhaLida[]
  /** Rows above the head that could be records: more than a title. */
  readonly acima: readonly LinhaLida[]
}

/** So many texts has a row of records in a sheet whose sums may name anything. */
const WORDY = 3

const namesIn = (linha: LinhaLida) => filled(linha).filter(isName).length

/** Whether a row is a sum of the sheet: its first text says so, and it names little beside. */
function isTotal(linha: LinhaLida, wordy: boolean): boolean {
  const first = linha.celulas.find((celula) => typeof celula === 'string' && !isBlank(celula))
  const said = keyText(shownText(first ?? null))
  const isSaid = TOTAL.test(said) || SUBTOTAL.test(said) || (wordy && /^total\b/.test(said))
  return isSaid && namesIn(linha) <= 1
}

/** Whether a row of totals is one of a part of the sheet. */
export const isSubtotal = ({ celulas }: LinhaLida): boolean =>
  SUBTOTAL.test(
    keyText(shownText(celulas.find((celula) => typeof celula === 'string' && !isBlank(celula)) ?? null)),
  )

/** A heading within the data: one text, in cells merged over most of the sheet's width. */
function headingIn({ mescladas }: FolhaLida, width: number): (linha: LinhaLida) => boolean {
  const wide = new Set(
    mescladas.filter(({ de, ate }) => ate[1] - de[1] + 1 > width / 2).map(({ de }) => de[0] + 1),
  )
  return (linha) => wide.has(linha.n) && filled(linha).length === 1
}

/** What the first cell that says something says. */
const firstOf = ({ celulas }: LinhaLida): string =>
  keyText(shownText(celulas.find((celula) => !isBlank(celula)) ?? null))

/** Whether a row says what one of these does; only one that begins alike is read to its end. */
function repeater(rows: readonly LinhaLida[]): (linha: LinhaLida) => boolean {
  const begins = new Set(rows.map(firstOf))
  const said = new Set(rows.map(saidBy))
  return (linha) => begins.has(firstOf(linha)) && said.has(saidBy(linha))
}

export function dataOf(folha: FolhaLida, { linha, linhas: heads }: Cabecalho): Dados {
  const { linhas } = folha
  const below = linhas.filter(
    ({ n, celulas }) => n >= linha + heads && celulas.some((celula) => !isBlank(celula)),
  )
  const wordy = below.filter((linha) => namesIn(linha) >= WORDY).length > below.length / 2
  const totais = below.filter((linha) => isTotal(linha, wordy))
  const repetidas = below.filter(repeater(linhas.filter(({ n }) => n >= linha && n < linha + heads)))
  const width = Math.max(0, ...linhas.map(({ celulas }) => celulas.length))
  const secoes = below.filter(headingIn(folha, width))
  const others = new Set([...totais, ...repetidas, ...secoes])
  return {
    linhas: below.filter((one) => !others.has(one)),
    totais,
    repetidas,
    secoes,
    acima: linhas.filter((one) => one.n < linha && filled(one).length > 1),
  }
}
