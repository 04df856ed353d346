import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { formatMoney } from '../shared/money.ts'
import { plainNumber } from '../shared/plain-number.ts'

/** The zones that are offered; any other text is accepted too. */
export const ZONAS = ['Centro', 'Norte', 'Sul', 'Leste', 'Oeste', 'Rural'] as const

/** A budget entry of a neighbourhood, with the capitals of the specification. */
export const lancamentoBairro = z.object({
  ID: z.number(),
  Bairro: z.string(),
  Zona: z.string(),
  Descricao: z.string(),
  programa: z.nullable(z.string()),
  Tipo: z.string(),
  Fonte: z.string(),
  /** Entries brought over from elsewhere may have none. */
  Valor: z.nullable(z.number()),
  versao: z.number(),
})
export type LancamentoBairro = z.output<typeof lancamentoBairro>

/** What its fields are called. */
const LABELS = {
  Bairro: 'Bairro',
  Zona: 'Zona',
  Descricao: 'Descrição',
  programa: 'Programa',
  Tipo: 'Tipo',
  Fonte: 'Fonte',
  Valor: 'Valor',
}

const required = {
  Bairro: fields.requiredText(120),
  Zona: fields.requiredText(60),
  Descricao: fields.requiredText(2000),
  Tipo: fields.requiredText(120),
  Fonte: fields.requiredText(200),
  Valor: fields.money,
}

export const lancamentoBairroCreate = labelled(
  z.object({ ...required, programa: fields.optionalText(200) }),
  LABELS,
  'lancamentos_bairros',
)

/** What is missing stays as it is; what is required cannot be emptied. */
export const lancamentoBairroUpdate = labelled(
  z.object({
    Bairro: z.optional(required.Bairro),
    Zona: z.optional(required.Zona),
    Descricao: z.optional(required.Descricao),
    Tipo: z.optional(required.Tipo),
    Fonte: z.optional(required.Fonte),
    Valor: z.optional(required.Valor),
    programa: fields.optionalText(200),
    versao: fields.versao,
  }),
  LABELS,
  'lancamentos_bairros',
)

export const lancamentosBairrosList = defineList({
  name: 'projetos-bairros',
  title: 'Lista de Lançamentos Orçamentários',
  sobre: 'O que está previsto no orçamento para cada bairro da cidade.',
  columns: [
    { key: 'ID', label: 'ID', kind: 'id' },
    { key: 'Bairro', label: LABELS.Bairro, kind: 'text' },
    { key: 'Zona', label: LABELS.Zona, kind: 'text' },
    { key: 'Descricao', label: LABELS.Descricao, kind: 'text' },
    { key: 'programa', label: LABELS.programa, kind: 'text' },
    { key: 'Tipo', label: LABELS.Tipo, kind: 'text' },
    { key: 'Fonte', label: LABELS.Fonte, kind: 'text' },
    { key: 'Valor', label: 'Valor (R$)', kind: 'money', sum: true },
  ],
  filters: {
    Zona: z.optional(fields.requiredText(60)),
    Bairro: z.optional(fields.requiredText(120)),
    Tipo: z.optional(fields.requiredText(120)),
    Fonte: z.optional(fields.requiredText(200)),
  },
})

const contagem = { total: z.number(), total_valor: z.number() }
const linhaResumo = z.object({ nome: z.string(), ...contagem })

/** What the entries of a filter add up to. */
export const resumoBairros = z.object({
  ...contagem,
  /** The zones that are offered first, then the others by name. */
  por_zona: z.array(linhaResumo),
  /** The largest sum first. */
  por_bairro: z.array(linhaResumo),
  por_tipo: z.array(linhaResumo),
  por_fonte: z.array(linhaResumo),
})
export type ResumoBairros = z.output<typeof resumoBairros>
export type LinhaResumo = z.output<typeof linhaResumo>

/** An entry's value as the list shows it: in reais, 'Valor inválido' when it is not a number, blank when empty. */
export function formatValor(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' && value.trim() === '') return ''
  const number = typeof value === 'string' ? plainNumber(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? formatMoney(number) : 'Valor inválido'
}
