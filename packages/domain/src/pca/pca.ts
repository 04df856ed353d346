import * as z from 'zod/mini'
import { type Column, defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { fold } from '../shared/fold.ts'
import { labelled } from '../shared/labels.ts'

/** The priorities that are offered, the most pressing first; any other text is accepted too. */
export const PRIORIDADES = ['Alta', 'Média', 'Baixa'] as const

/** 'alta' and 'MEDIA' are the priorities that are offered, so that sums do not fall apart by spelling. */
export function spellPrioridade(typed: string): string {
  return PRIORIDADES.find((known) => fold(known) === fold(typed)) ?? typed
}

/** An item of the annual procurement plan. */
export const pca = z.object({
  id: z.number(),
  requisitante: z.string(),
  objeto: z.string(),
  justificativa: z.string(),
  expectativa_consumo_anual: z.number(),
  valor_preliminar: z.number(),
  data_pretendida: z.string(),
  prioridade: z.string(),
  indicacao_vinculacao_dependencia: z.nullable(z.string()),
  versao: z.number(),
})
export type Pca = z.output<typeof pca>

/** What its fields are called. */
export const LABELS = {
  requisitante: 'Requisitante',
  objeto: 'Objeto',
  justificativa: 'Justificativa',
  expectativa_consumo_anual: 'Expectativa de consumo anual',
  valor_preliminar: 'Valor preliminar',
  data_pretendida: 'Data pretendida',
  prioridade: 'Prioridade',
  indicacao_vinculacao_dependencia: 'Indicação de vinculação ou dependência',
}

/** The longest texts are as long as the layout of the national portal takes them. */
const required = {
  requisitante: fields.requiredText(255),
  objeto: fields.requiredText(2048),
  justificativa: fields.requiredText(5000),
  expectativa_consumo_anual: fields.decimal(0, 999_999_999, 'Informe um número, como 90 ou 90,5.'),
  valor_preliminar: fields.money,
  data_pretendida: fields.day,
  prioridade: fields.requiredText(60).check(z.overwrite(spellPrioridade)),
}

export const pcaCreate = labelled(
  z.object({ ...required, indicacao_vinculacao_dependencia: fields.optionalText(2000) }),
  LABELS,
  'pca',
)

/** What is missing stays as it is; what is required cannot be emptied. */
export const pcaUpdate = labelled(
  z.object({
    requisitante: z.optional(required.requisitante),
    objeto: z.optional(required.objeto),
    justificativa: z.optional(required.justificativa),
    expectativa_consumo_anual: z.optional(required.expectativa_consumo_anual),
    valor_preliminar: z.optional(required.valor_preliminar),
    data_pretendida: z.optional(required.data_pretendida),
    prioridade: z.optional(required.prioridade),
    indicacao_vinculacao_dependencia: fields.optionalText(2000),
    versao: fields.versao,
  }),
  LABELS,
  'pca',
)

/** The year of a plan. */
export const ano = fields.integer(1900, 2199, 'Informe um ano.')

export const pcaList = defineList({
  name: 'pca',
  title: 'Lista de PCA',
  columns: [
    { key: 'id', label: 'ID', kind: 'id' },
    { key: 'requisitante', label: LABELS.requisitante, kind: 'text' },
    { key: 'objeto', label: LABELS.objeto, kind: 'text' },
    { key: 'justificativa', label: LABELS.justificativa, kind: 'text', sortable: false },
    { key: 'valor_preliminar', label: 'Valor', kind: 'money', sum: true },
    { key: 'data_pretendida', label: 'Data Pretendida', kind: 'day' },
    { key: 'prioridade', label: LABELS.prioridade, kind: 'text' },
    { key: 'expectativa_consumo_anual', label: LABELS.expectativa_consumo_anual, kind: 'decimal' },
    { key: 'indicacao_vinculacao_dependencia', label: 'Vinculação ou dependência', kind: 'text' },
  ],
  filters: {
    prioridade: z.optional(fields.requiredText(60)),
    ano: z.optional(ano),
    de: z.optional(fields.day),
    ate: z.optional(fields.day),
  },
})

/** What everyone reads of an item: why it is asked for, and what hangs on it, is for those who work here. */
export const pcaAberto = [
  { key: 'id', label: 'Item', kind: 'id' },
  { key: 'objeto', label: LABELS.objeto, kind: 'text' },
  { key: 'requisitante', label: LABELS.requisitante, kind: 'text' },
  { key: 'expectativa_consumo_anual', label: 'Quantidade no ano', kind: 'decimal' },
  { key: 'valor_preliminar', label: 'Valor estimado (R$)', kind: 'money', sum: true },
  { key: 'data_pretendida', label: LABELS.data_pretendida, kind: 'day' },
  { key: 'prioridade', label: LABELS.prioridade, kind: 'text' },
] as const satisfies readonly Column[]

const contagem = { total: z.number(), total_valor: z.number() }

/** What the items of a filter add up to. */
export const resumoPca = z.object({
  ...contagem,
  /** Those that are offered first, then the others by name. */
  por_prioridade: z.array(z.object({ prioridade: z.string(), ...contagem })),
  /** Months as `2026-03`, in their order; only those that have items. */
  por_mes: z.array(z.object({ mes: z.string(), ...contagem })),
})
export type ResumoPca = z.output<typeof resumoPca>
