import { sumMoney } from '../shared/money.ts'
import { isSubtotal } from './cabecalho.ts'
import { readCelula } from './celula.ts'
import type { LinhaConferida } from './conferir.ts'
import { type Achar, type Coluna, campoOf, type Descritor, taken } from './descritor.ts'
import { consertosOf, headNamed, type Mapa } from './mapa.ts'
import type { LinhaLida } from './planilha-lida.ts'

/** What the rows add up to as they were read, and what the sheet itself says, where it has a row of totals. */
export interface Soma {
  readonly campo: string
  readonly label: string
  readonly lida: number
  readonly planilha: number | null
}

/** A sheet as it was read. */
interface Lidas {
  readonly titulos: readonly string[]
  readonly linhas: readonly LinhaLida[]
  /** Its own sums; the last one counts. */
  readonly totais: readonly LinhaLida[]
}

/** Its rows as they were checked, with the records that they name. */
interface Conferidas {
  readonly linhas: readonly LinhaConferida[]
  readonly achar: Achar
}

/**
 * What the sheet itself says that a column adds up to: its last sum of the whole, else what the sums of its parts come to.
 * Several sums that no word tells apart are of parts where together they agree with the rows.
 */
export function totalDito(
  parciais: readonly number[],
  gerais: readonly number[],
  lida: number,
): number | null {
  const whole = gerais.at(-1)
  if (whole === undefined) return parciais.length > 0 ? sumMoney(parciais) : null
  const areParts = parciais.length === 0 && whole !== lida && sumMoney(gerais) === lida
  return areParts ? lida : whole
}

/** The amounts that rows say in a column. */
function amountsIn(
  linhas: readonly LinhaLida[],
  place: number,
  consertos: ReturnType<typeof consertosOf>,
): number[] {
  return linhas.flatMap(({ celulas }) => {
    const read = readCelula(celulas[place] ?? null, { kind: 'money' }, consertos)
    return 'valor' in read && typeof read.valor === 'number' ? [read.valor] : []
  })
}

const isSummed = ({ kind, semSoma }: Coluna) => kind === 'money' && !semSoma

/** Of the columns of money that are taken. */
const ofColunas = (descritor: Descritor, mapa: Mapa, { linhas, totais }: Lidas): Soma[] =>
  taken(descritor)
    .filter(isSummed)
    .flatMap((coluna) => {
      const origem = mapa[coluna.key]
      if (!origem || origem.coluna === null) return []
      const consertos = consertosOf(origem)
      const lida = sumMoney(amountsIn(linhas, origem.coluna, consertos))
      const sumsOf = (rows: readonly LinhaLida[]) => amountsIn(rows, origem.coluna ?? 0, consertos)
      const parciais = sumsOf(totais.filter(isSubtotal))
      const gerais = sumsOf(totais.filter((one) => !isSubtotal(one)))
      return [
        {
          campo: campoOf(coluna),
          label: coluna.label,
          lida,
          planilha: totalDito(parciais, gerais, lida),
        },
      ]
    })

/** Of what rows come to, where that is worked out. Those with errors come to nothing. */
function ofContado({ contado }: Descritor, mapa: Mapa, lidas: Lidas, { linhas, achar }: Conferidas): Soma[] {
  if (!contado) return []
  const { campo, label, nomes, valor } = contado
  const origens = Object.values(mapa)
  const used = new Set(origens.map(({ coluna }) => coluna))
  const place = headNamed(
    nomes,
    lidas.titulos.map((titulo, at) => (used.has(at) ? '' : titulo)),
  )
  // No field is mended where nothing is taken: it is written as the others are, and formulas leave more than cents.
  const consertos = consertosOf({
    coluna: place,
    consertos: ['arredondar', ...origens.flatMap(({ consertos = [] }) => consertos)],
  })
  const right = linhas.filter(({ acao }) => acao !== 'erro')
  return [
    {
      campo,
      label,
      lida: sumMoney(right.map(({ antes, valores }) => valor({ ...antes, ...valores }, achar))),
      planilha: place === null ? null : (amountsIn(lidas.totais, place, consertos).at(-1) ?? null),
    },
  ]
}

/** What the rows of a sheet add up to, in cents, beside the sheet's own totals. */
export const somasOf = (descritor: Descritor, mapa: Mapa, lidas: Lidas, conferidas: Conferidas): Soma[] => [
  ...ofColunas(descritor, mapa, lidas),
  ...ofContado(descritor, mapa, lidas, conferidas),
]
