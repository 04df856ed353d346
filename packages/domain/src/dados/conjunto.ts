import type { Column } from '../http/list.ts'

/** A set of open data: rows that everyone may take along, by the columns of the lists that everyone may read. */
export interface Conjunto {
  /** Names its files: `obras.csv`. */
  readonly nome: string
  readonly titulo: string
  /** What a row is, in one sentence. */
  readonly sobre: string
  /** All that leaves: a field that no column names is in no file. */
  readonly colunas: readonly Column[]
  /** Its rows may stand on a map: latitude and longitude are among its columns. */
  readonly pontos?: true
}

export const FORMATOS = ['csv', 'json', 'geojson'] as const
export type Formato = (typeof FORMATOS)[number]

export const formatosOf = ({ pontos }: Conjunto): Formato[] =>
  FORMATOS.filter((formato) => formato !== 'geojson' || pontos)

/** How a CSV is written: as spreadsheets read it in Brazil, or as programs do everywhere. */
export const PADROES = ['brasil', 'internacional'] as const
export type Padrao = (typeof PADROES)[number]

/** Where files are, below the address of the system. */
export const DADOS = '/api/dados'
export const arquivoPath = (
  { nome }: Pick<Conjunto, 'nome'>,
  formato: Formato,
  padrao: Padrao = 'brasil',
): string => `${DADOS}/${nome}.${formato}${padrao === 'internacional' ? '?padrao=internacional' : ''}`

export interface Arquivo {
  readonly conjunto: Conjunto
  readonly formato: Formato
}

/** Which file a name means; null where there is none. */
export function findArquivo(conjuntos: readonly Conjunto[], arquivo: string): Arquivo | null {
  const [, nome, extensao] = /^([a-z-]+)\.([a-z]+)$/.exec(arquivo) ?? []
  const conjunto = conjuntos.find((one) => one.nome === nome)
  const formato = conjunto && formatosOf(conjunto).find((one) => one === extensao)
  return conjunto && formato ? { conjunto, formato } : null
}
