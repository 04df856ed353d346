import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MAX_QUANTITY } from '../shared/quantity.ts'
import { TIPOS_LINHA } from './arvore.ts'
import { MESSAGES } from './messages.ts'

/** Where a price was looked up. */
export const TABELAS = ['SINAPI', 'SICRO', 'CDHU', 'propria', 'outra'] as const
type Tabela = (typeof TABELAS)[number]
export const TABELA_LABELS: Record<Tabela, string> = {
  SINAPI: 'SINAPI',
  SICRO: 'SICRO',
  CDHU: 'CDHU',
  propria: 'Própria',
  outra: 'Outra',
}

const nullableText = z.nullable(z.string())
const nullableNumber = z.nullable(z.number())

/** A row of the sheet, group or item, as everyone reads it. */
export const itemQuantitativo = z.object({
  /** The same item through all revisions, and in every bulletin. */
  chave: z.number(),
  codigo: z.string(),
  tipo: z.enum(TIPOS_LINHA),
  tabela: z.nullable(z.enum(TABELAS)),
  codigo_tabela: nullableText,
  descricao: z.string(),
  unidade: nullableText,
  quantidade: nullableNumber,
  custo_unitario: nullableNumber,
  /** Of this item, where it is not the sheet's. */
  bdi: nullableNumber,
  /** Of the estimate, or of the day of the amendment: what arts. 127 and 128 are checked with. */
  preco_referencia: nullableNumber,
  preco_unitario: nullableNumber,
  /** Of a group, that of all items below it. */
  valor: z.number(),
})
export type ItemQuantitativo = z.output<typeof itemQuantitativo>

/** What its fields are called. */
export const LABELS = {
  chave: 'Item da revisão anterior',
  codigo: 'Código do item',
  tipo: 'Grupo ou item',
  tabela: 'Tabela de preços',
  codigo_tabela: 'Código na tabela',
  descricao: 'Descrição do item',
  unidade: 'Unidade',
  quantidade: 'Quantidade',
  custo_unitario: 'Custo unitário',
  bdi: 'BDI do item (%)',
  preco_referencia: 'Preço de referência',
  preco_unitario: 'Preço unitário',
}

const MAX_BDI = 999.9999
export const bdiField = fields.decimals4(0, MAX_BDI, MESSAGES.invalidBdi)

/** Null where it is a new row. */
const chave = z.pipe(
  fields.clearable(fields.id),
  z.transform((key) => key ?? null),
)

/** What may be left out is null then, so that rules and rows have one form. */
export const orNull = <T extends z.ZodMiniType>(field: T) =>
  z.pipe(
    fields.clearable(field),
    z.transform((value) => value ?? null),
  )

const place = { chave, codigo: fields.requiredText(30), descricao: fields.requiredText(1000) }

const grupo = z.object({
  ...place,
  tipo: z.literal('grupo'),
  tabela: fields.unsaid,
  codigo_tabela: fields.unsaid,
  unidade: fields.unsaid,
  quantidade: fields.unsaid,
  custo_unitario: fields.unsaid,
  bdi: fields.unsaid,
  preco_referencia: fields.unsaid,
  preco_unitario: fields.unsaid,
})

const figuras = {
  tabela: orNull(z.enum(TABELAS, MESSAGES.chooseTabela)),
  codigo_tabela: orNull(fields.requiredText(40)),
  unidade: fields.requiredText(20),
  quantidade: fields.decimals4(0, MAX_QUANTITY, MESSAGES.invalidQuantity),
  custo_unitario: orNull(fields.decimals4(0, MAX_QUANTITY, MESSAGES.invalidCost)),
  bdi: orNull(bdiField),
  preco_referencia: orNull(fields.money),
  preco_unitario: orNull(fields.money),
}

const item = z.object({ ...place, tipo: z.literal('item'), ...figuras })

/** What is written of an item. */
export const itemFields = { codigo: place.codigo, descricao: place.descricao, ...figuras }

export const itemInput = labelled(
  z.discriminatedUnion('tipo', [grupo, item], { error: MESSAGES.chooseTipo }),
  LABELS,
  'quantitativos_itens',
)
export type ItemInput = z.output<typeof itemInput>

export const itensQuantitativosList = defineList({
  name: 'quantitativos',
  title: 'Planilha orçamentária',
  columns: [
    { key: 'codigo', label: LABELS.codigo, kind: 'text', width: 16 },
    { key: 'tabela', label: LABELS.tabela, kind: 'text', labels: TABELA_LABELS, width: 18 },
    { key: 'codigo_tabela', label: LABELS.codigo_tabela, kind: 'text', width: 18 },
    { key: 'descricao', label: LABELS.descricao, kind: 'text', width: 60 },
    { key: 'unidade', label: LABELS.unidade, kind: 'text', width: 10 },
    { key: 'quantidade', label: LABELS.quantidade, kind: 'decimal', places: 4 },
    { key: 'custo_unitario', label: 'Custo unitário (R$)', kind: 'decimal', places: 4 },
    { key: 'bdi', label: 'BDI (%)', kind: 'decimal', places: 4 },
    { key: 'preco_unitario', label: 'Preço unitário (R$)', kind: 'money' },
    { key: 'valor', label: 'Valor (R$)', kind: 'money' },
    { key: 'peso', label: 'Peso (%)', kind: 'decimal', places: 4, sortable: false },
  ],
  filters: { id_revisao: fields.id },
})
