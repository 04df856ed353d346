import { type ItemQuantitativo, TABELA_LABELS, TABELAS } from '@paco/domain/quantitativos/item'
import { fold } from '@paco/domain/shared/fold'
import { formatAmount, sumMoney } from '@paco/domain/shared/money'
import type { GridColumn, NumberColumn, Read, TextColumn } from '../ui/grid/types.ts'
import words from '../ui/theme/words.module.css'
import { type LinhaTyped, tipoOf } from './linhas.ts'
import type { Notes } from './problemas.ts'

const TABELA_OPTIONS = TABELAS.map((value) => ({ value, label: TABELA_LABELS[value] }))

/** How the columns are called and how wide they are, read or written. */
const HEADS = {
  codigo: { key: 'codigo', label: 'Código', kind: 'text', width: 92, sticky: true, maxLength: 30 },
  tabela: { key: 'tabela', label: 'Tabela', kind: 'choice', width: 80, options: TABELA_OPTIONS },
  codigo_tabela: { key: 'codigo_tabela', label: 'Cód. tabela', kind: 'text', width: 92, maxLength: 40 },
  descricao: {
    key: 'descricao',
    label: 'Descrição',
    kind: 'text',
    width: 200,
    grows: true,
    maxLength: 1000,
  },
  unidade: { key: 'unidade', label: 'Un.', kind: 'text', width: 56, maxLength: 20 },
  quantidade: { key: 'quantidade', label: 'Quantidade', kind: 'quantity', width: 104 },
  custo_unitario: { key: 'custo_unitario', label: 'Custo unit. (R$)', kind: 'quantity', width: 92 },
  bdi: { key: 'bdi', label: 'BDI do item', kind: 'percent', width: 80 },
  preco_unitario: { key: 'preco_unitario', label: 'Preço unit. (R$)', kind: 'money', width: 104 },
  valor: { key: 'valor', label: 'Valor (R$)', kind: 'money', width: 120 },
  preco_referencia: { key: 'preco_referencia', label: 'Preço ref. (R$)', kind: 'money', width: 96 },
} as const

/** Columns that only some sheets fill in. */
const SOMETIMES = ['tabela', 'codigo_tabela', 'custo_unitario', 'bdi', 'preco_referencia'] as const

const READ: readonly GridColumn<ItemQuantitativo>[] = [
  { ...HEADS.codigo, value: (row) => row.codigo },
  { ...HEADS.tabela, value: (row) => row.tabela },
  { ...HEADS.codigo_tabela, value: (row) => row.codigo_tabela },
  { ...HEADS.descricao, value: (row) => row.descricao },
  { ...HEADS.unidade, value: (row) => row.unidade },
  { ...HEADS.quantidade, value: (row) => row.quantidade },
  { ...HEADS.custo_unitario, value: (row) => row.custo_unitario },
  { ...HEADS.bdi, value: (row) => row.bdi },
  { ...HEADS.preco_unitario, value: (row) => row.preco_unitario },
  {
    ...HEADS.valor,
    value: (row) => row.valor,
    subtotal: (items) => sumMoney(items.map(({ valor }) => valor)),
  },
  { ...HEADS.preco_referencia, value: (row) => row.preco_referencia },
]

/** The columns of a sheet that is only read: without those that are empty in every row. */
export function readColumns(itens: readonly ItemQuantitativo[]): readonly GridColumn<ItemQuantitativo>[] {
  const empty: ReadonlySet<string> = new Set(
    SOMETIMES.filter((name) => itens.every((item) => item[name] === null)),
  )
  return READ.filter(({ key }) => !empty.has(key))
}

/** A row of a draft as the grid shows it. */
export interface LinhaVista {
  readonly linha: LinhaTyped
  readonly preco: number | null
  readonly valor: number | null
  readonly notes: Notes
}

type Field = Exclude<keyof typeof HEADS, 'valor'>

const written = (row: LinhaVista, own: Partial<LinhaTyped>): LinhaVista => ({
  ...row,
  linha: { ...row.linha, ...own },
})
/** A group that was told to be one has nothing but code and name. */
const isGroup = ({ linha }: LinhaVista) => linha.tipo === 'grupo' && tipoOf(linha) === 'grupo'

/** What every column of a draft does with its field. */
const typed = (name: Field) => ({
  value: ({ linha }: LinhaVista) => linha[name] as never,
  note: ({ notes }: LinhaVista) => notes[name] ?? null,
  edit: {
    write: (row: LinhaVista, value: unknown) => written(row, { [name]: value }),
    ...(name === 'codigo' || name === 'descricao' ? {} : { isLocked: isGroup }),
  },
})

const ERRADA = `Escolha uma das tabelas: ${TABELA_OPTIONS.map(({ label }) => label).join(', ')}.`

/** As spreadsheets write it: 'SINAPI-I', 'Próprio', 'sicro3'. */
export function readTabela(text: string): Read<string> {
  const wanted = fold(text.trim())
  const found = TABELAS.find((tabela) => wanted.startsWith(fold(tabela).replace(/a$/, '')))
  return found ? { value: found } : { error: ERRADA }
}

const text = (head: (typeof HEADS)['codigo' | 'codigo_tabela' | 'descricao' | 'unidade']) =>
  ({ ...head, ...typed(head.key) }) as TextColumn<LinhaVista>
const number = (head: (typeof HEADS)['quantidade' | 'custo_unitario' | 'bdi' | 'preco_referencia']) =>
  ({ ...head, ...typed(head.key) }) as NumberColumn<LinhaVista>

/** A price that nobody typed is made of cost and BDI, and says so by its colour. */
function madePrice({ linha, preco }: LinhaVista) {
  if (linha.preco_unitario !== null || preco === null) return null
  return <span className={words.muted}>{formatAmount(preco)}</span>
}

/** The columns of a draft, in the order in which sheets of works are written: a block of one is pasted as it is. */
export const TYPED_COLUMNS: readonly GridColumn<LinhaVista>[] = [
  text(HEADS.codigo),
  {
    ...HEADS.tabela,
    value: ({ linha }: LinhaVista) => linha.tabela,
    note: ({ notes }: LinhaVista) => notes.tabela ?? null,
    edit: {
      write: (row: LinhaVista, value: string | null) =>
        written(row, { tabela: value as LinhaTyped['tabela'] }),
      parse: readTabela,
      isLocked: isGroup,
    },
  },
  text(HEADS.codigo_tabela),
  text(HEADS.descricao),
  text(HEADS.unidade),
  number(HEADS.quantidade),
  number(HEADS.custo_unitario),
  number(HEADS.bdi),
  { ...HEADS.preco_unitario, ...typed('preco_unitario'), render: madePrice },
  { ...HEADS.valor, value: ({ valor }) => valor },
  number(HEADS.preco_referencia),
]
