import {
  compareCodigos,
  type Linha,
  niveisOf,
  type TipoLinha,
  totaisOf,
} from '@paco/domain/quantitativos/arvore'
import type { ItemQuantitativo } from '@paco/domain/quantitativos/item'
import { precoDaLinha } from '@paco/domain/quantitativos/preco'
import type { Arredondamento } from '@paco/domain/shared/exact'

/** What of a row is typed, by the names of its fields. */
type Typed = Pick<
  ItemQuantitativo,
  | 'tabela'
  | 'codigo_tabela'
  | 'unidade'
  | 'quantidade'
  | 'custo_unitario'
  | 'bdi'
  | 'preco_referencia'
  | 'preco_unitario'
> & { readonly codigo: string | null; readonly descricao: string | null }

/** A row of a draft as it is being written: never changed, only replaced. */
export interface LinhaTyped extends Readonly<Typed> {
  /** Of this screen alone. */
  readonly key: number
  /** Null while the row is new. */
  readonly chave: number | null
  /** Null of a row whose kind is told by what is written in it. */
  readonly tipo: TipoLinha | null
}

/** How the prices and values of a sheet are made. */
export interface Contas {
  readonly bdi: number
  readonly arredondamento: Arredondamento
}

const EMPTY: Typed = {
  codigo: null,
  tabela: null,
  codigo_tabela: null,
  descricao: null,
  unidade: null,
  quantidade: null,
  custo_unitario: null,
  bdi: null,
  preco_referencia: null,
  preco_unitario: null,
}
const NAMES = Object.keys(EMPTY) as (keyof Typed)[]
const OF_ITEMS = NAMES.filter((name) => name !== 'codigo' && name !== 'descricao')

let lastKey = 0
const newKey = () => {
  lastKey += 1
  return lastKey
}

export const blankLinha = (own: Partial<LinhaTyped> = {}): LinhaTyped => ({
  ...EMPTY,
  chave: null,
  tipo: null,
  ...own,
  key: newKey(),
})

export const typedOf = ({ valor: _, ...item }: ItemQuantitativo): LinhaTyped => ({ ...item, key: newKey() })

/** The same row for a screen that is opened anew. */
export const renewed = (linha: LinhaTyped): LinhaTyped => ({ ...linha, key: newKey() })

/** Nothing is written in it, and nothing was. */
export const isBlank = (linha: LinhaTyped): boolean =>
  linha.chave === null && linha.tipo === null && NAMES.every((name) => linha[name] === null)

/** A row with neither unit nor figures is a group: so a block from a spreadsheet needs no column that says it. */
export const tipoOf = (linha: LinhaTyped): TipoLinha =>
  linha.tipo ?? (OF_ITEMS.some((name) => linha[name] !== null) ? 'item' : 'grupo')

/** There is always an empty row to go on in. */
export const withLast = (linhas: readonly LinhaTyped[]): readonly LinhaTyped[] => {
  const last = linhas.at(-1)
  return last && isBlank(last) ? linhas : [...linhas, blankLinha()]
}

export const levelOf = ({ codigo }: { codigo: string | null }): number =>
  Math.max(0, (niveisOf(codigo ?? '')?.length ?? 1) - 1)

export interface Calculada {
  /** Of each row, in the order given: what a unit of it costs, and what it comes to. */
  readonly precos: readonly (number | null)[]
  readonly valores: readonly number[]
  readonly total: number
}

const linhaOf = (linha: LinhaTyped, preco_unitario: number | null): Linha => ({
  chave: linha.chave,
  codigo: linha.codigo ?? '',
  tipo: tipoOf(linha),
  quantidade: linha.quantidade,
  preco_unitario,
})

/** The sheet worked out, as the server will: prices agreed or made of cost and BDI, groups with all below them. */
export function calcular(linhas: readonly LinhaTyped[], { bdi, arredondamento }: Contas): Calculada {
  const precos = linhas.map((linha) =>
    tipoOf(linha) === 'grupo' ? null : precoDaLinha(linha, bdi, arredondamento),
  )
  const asLinhas = linhas.map((linha, index) => linhaOf(linha, precos[index] ?? null))
  return { precos, ...totaisOf(asLinhas, arredondamento) }
}

/** The rows that are sent, in the order in which they are stored: so that what is told of one finds it again. */
export function toSend(linhas: readonly LinhaTyped[]): readonly LinhaTyped[] {
  const written = linhas.filter((linha) => !isBlank(linha))
  const compare = (one: LinhaTyped, other: LinhaTyped) => compareCodigos(one.codigo ?? '', other.codigo ?? '')
  // Most sheets are in order already, and looked at with every cell that is typed.
  const isSorted = written.every(
    (linha, index) => index === 0 || compare(written[index - 1] ?? linha, linha) <= 0,
  )
  return isSorted ? written : written.toSorted(compare)
}

/** As the call takes it. */
export function bodyOf(linha: LinhaTyped) {
  const { key: _, codigo, descricao, ...others } = linha
  const tipo = tipoOf(linha)
  return tipo === 'grupo'
    ? { chave: linha.chave, codigo, descricao, tipo }
    : { ...others, codigo, descricao, tipo }
}

/** The next code after a row's: a sibling of it, or the first below a group that has none. */
export function nextCodigo(linhas: readonly LinhaTyped[], after: LinhaTyped | undefined): string | null {
  const niveis = niveisOf(after?.codigo ?? '')
  if (!after || !niveis) return null
  const taken = new Set(linhas.map(({ codigo }) => niveisOf(codigo ?? '')?.join('.')))
  const parent = tipoOf(after) === 'grupo' ? niveis : niveis.slice(0, -1)
  let last = 1
  while (taken.has([...parent, last].join('.'))) last += 1
  return [...parent, last].join('.')
}

/** A new row below another one, or at the end. */
export function inserted(
  linhas: readonly LinhaTyped[],
  after: number | null,
  added: LinhaTyped,
): readonly LinhaTyped[] {
  const at = linhas.findIndex(({ key }) => key === after)
  const place = at === -1 ? linhas.filter((linha) => !isBlank(linha)).length : at + 1
  return withLast([...linhas.slice(0, place), added, ...linhas.slice(place)])
}

/** A row and, of a group, all that stands below it by its code. */
export function removedWith(linhas: readonly LinhaTyped[], key: number): readonly LinhaTyped[] {
  const linha = linhas.find((one) => one.key === key)
  if (!linha) return []
  if (tipoOf(linha) === 'item' || linha.codigo === null) return [linha]
  const niveis = niveisOf(linha.codigo)
  if (!niveis) return [linha]
  const isBelow = ({ codigo }: LinhaTyped) => {
    const own = niveisOf(codigo ?? '')
    return own !== null && own.length > niveis.length && niveis.every((nivel, at) => own[at] === nivel)
  }
  return linhas.filter((one) => one === linha || isBelow(one))
}
