import type { Column } from '../http/list.ts'
import { formatDay } from '../shared/days.ts'
import { MAX_MONEY } from '../shared/money.ts'
import { dayOfMonth, dayOfSerial, lacksDay, readDay } from './dia.ts'
import { NOTAS, RECUSAS } from './messages.ts'
import { decimalsOf, readNumber, tidy } from './numero.ts'
import type { Celula } from './planilha-lida.ts'
import { keyText, shownText } from './texto.ts'

export type Valor = string | number | boolean | null

/** What mends every cell of a column alike. */
export const CONSERTOS = ['americana', 'arredondar', 'vazio'] as const
export type Conserto = (typeof CONSERTOS)[number]

/** How a cell was read: its value, perhaps with what a person should know; or why not, and what might be meant. */
export type Leitura =
  | { readonly valor: Valor; readonly nota?: string }
  | { readonly erro: string; readonly sugestao?: Valor; readonly conserto?: Conserto }

/** What a column's cells are. */
export interface Tipo {
  readonly kind: Column['kind']
  /** At most so many decimals; two unless said. */
  readonly places?: number
  /** A number of so many digits, whose zeros in front a spreadsheet loses. */
  readonly digitos?: number
  /** Never so large that a dot could mean thousands: degrees of a map. */
  readonly semMilhares?: true
  /** Of a month without a day the last one is meant, not the first. */
  readonly fimDoMes?: true
}

/** Said in place of nothing. */
const NOTHING = new Set([
  '',
  '-',
  '--',
  '—',
  '–',
  'r$ -',
  'r$-',
  'n/d',
  'nd',
  's/n',
  'n/a',
  'nao ha',
  'nao informado',
])
const YES = new Set(['sim', 's', 'x', '1', 'true', 'verdadeiro'])
const NO = new Set(['nao', 'n', '0', 'false', 'falso'])

const refused = (erro: string, more: { sugestao?: Valor; conserto?: Conserto } = {}): Leitura => ({
  erro,
  ...more,
})

/** A number within the decimals its field has. */
function within(valor: number, places: number, consertos: ReadonlySet<Conserto>, nota?: string): Leitura {
  const tidied = tidy(valor)
  if (!Number.isFinite(tidied) || Math.abs(tidied) > MAX_MONEY) return refused(RECUSAS.numero)
  if (decimalsOf(tidied) > places) {
    const rounded = Number(`${Math.round(Number(`${tidied}e${places}`))}e-${places}`)
    if (consertos.has('arredondar')) return { valor: rounded, nota: NOTAS.arredondado }
    return refused(RECUSAS.casas(places), { sugestao: rounded, conserto: 'arredondar' })
  }
  return nota ? { valor: tidied, nota } : { valor: tidied }
}

function readAmount(celula: Celula, tipo: Tipo, consertos: ReadonlySet<Conserto>): Leitura {
  const places = tipo.places ?? 2
  if (typeof celula === 'number') return within(celula, places, consertos)
  if (typeof celula === 'object' && celula !== null && 'percentual' in celula)
    return tipo.kind === 'money' ? refused(RECUSAS.numero) : within(celula.percentual, places, consertos)
  const shown = shownText(celula)
  const percent = tipo.kind !== 'money' && shown.endsWith('%')
  const said = percent ? shown.slice(0, -1) : shown
  const text = tipo.semMilhares ? said.replace('.', ',') : said
  const read = readNumber(text, consertos.has('americana') ? 'americana' : 'brasileira')
  if (read === null) return refused(RECUSAS.numero, nothingMeant(shown))
  if ('americano' in read)
    return refused(RECUSAS.americano(shown), { sugestao: read.americano, conserto: 'americana' })
  return within(read.valor, places, consertos, read.milhares && NOTAS.milhares)
}

function readWhole(celula: Celula, consertos: ReadonlySet<Conserto>): Leitura {
  const read = readAmount(celula, { kind: 'decimal', places: 0 }, consertos)
  return 'erro' in read && read.conserto === 'arredondar' ? refused(RECUSAS.inteiro) : read
}

/** A year is never grouped in thousands; a day has one. */
function readYear(celula: Celula): Leitura {
  if (typeof celula === 'object' && celula !== null && 'dia' in celula)
    return { valor: Number(celula.dia.slice(0, 4)), nota: NOTAS.anoDoDia }
  const text = shownText(celula)
  return /^\d{4}$/.test(text) ? { valor: Number(text) } : refused(RECUSAS.ano)
}

/** Texts in place of a number or a day that only say that there is none yet. */
const OPEN =
  /^(a|em|sem) (definir|definicao|confirmar|informar|contratar|licitar|previsao|data|prazo|valor)$|^(indefinid[oa]|nao definid[oa]|sob consulta|a ser definid[oa]|aguardando.*|x+|\?+)$/

/** Nothing is what such a text may mean: offered, never taken by itself. */
const nothingMeant = (text: string): { sugestao?: Valor } =>
  OPEN.test(keyText(text)) ? { sugestao: null } : {}

function readCalendarDay(celula: Celula, { fimDoMes }: Tipo, consertos: ReadonlySet<Conserto>): Leitura {
  if (typeof celula === 'object' && celula !== null && 'dia' in celula) {
    const read = readDay(celula.dia, 'brasileira')
    return read && 'dia' in read ? { valor: read.dia } : refused(RECUSAS.dia)
  }
  if (typeof celula === 'number') {
    const day = dayOfSerial(celula)
    if (day) return { valor: day, nota: NOTAS.serial(formatDay(day)) }
    return refused(lacksDay(String(celula)) ? RECUSAS.semDia : RECUSAS.dia)
  }
  const text = shownText(celula)
  const read = readDay(text, consertos.has('americana') ? 'americana' : 'brasileira')
  if (read === null) {
    if (!lacksDay(text)) return refused(RECUSAS.dia, nothingMeant(text))
    const meant = dayOfMonth(text, fimDoMes === true)
    return refused(RECUSAS.semDia, meant === null ? {} : { sugestao: meant })
  }
  if ('americano' in read)
    return refused(RECUSAS.diaAmericano, { sugestao: read.americano, conserto: 'americana' })
  return { valor: read.dia }
}

function readFlag(celula: Celula): Leitura {
  const text = keyText(shownText(celula))
  if (YES.has(text)) return { valor: true }
  return NO.has(text) ? { valor: false } : refused(RECUSAS.simNao)
}

/** Numbers that are names keep their zeros: a register number, a tax number. */
function readText(celula: Celula, { digitos }: Tipo): Leitura {
  const text = shownText(celula)
  return { valor: digitos !== undefined && /^\d+$/.test(text) ? text.padStart(digitos, '0') : text || null }
}

/** Reads a cell as what its column holds. */
export function readCelula(
  celula: Celula,
  tipo: Tipo,
  consertos: ReadonlySet<Conserto> = new Set(),
): Leitura {
  if (typeof celula === 'object' && celula !== null && 'formula' in celula)
    return consertos.has('vazio')
      ? { valor: null }
      : refused(RECUSAS.formula(celula.formula), { conserto: 'vazio' })
  if (tipo.kind === 'text') return readText(celula, tipo)
  if (celula === null || (typeof celula === 'string' && NOTHING.has(keyText(celula)))) return { valor: null }
  if (tipo.kind === 'year') return readYear(celula)
  if (tipo.kind === 'day') return readCalendarDay(celula, tipo, consertos)
  if (tipo.kind === 'boolean') return readFlag(celula)
  if (tipo.kind === 'id' || tipo.kind === 'integer') return readWhole(celula, consertos)
  return readAmount(celula, tipo, consertos)
}
