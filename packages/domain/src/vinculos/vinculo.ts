import * as z from 'zod/mini'
import { comFamilias, FAMILIA_KEYS, type FamiliaKey } from '../convenios/familias.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'

/** What a project may hang on: a budget line, a parliamentary amendment, an item of the plan, a neighbourhood, an agreement. */
export const TIPOS = ['orcamento', 'emenda', 'pca', 'bairro', ...FAMILIA_KEYS] as const
export type TipoVinculo = (typeof TIPOS)[number]

export const TIPO_LABELS: Readonly<Record<TipoVinculo, string>> = comFamilias(
  {
    orcamento: 'Dotação',
    emenda: 'Emenda parlamentar',
    pca: 'Item do PCA',
    bairro: 'Bairro',
  } as Record<TipoVinculo, string>,
  ({ label }) => `Convênio ${label}`,
)

export const isConvenio = (tipo: TipoVinculo): tipo is FamiliaKey =>
  (FAMILIA_KEYS as readonly string[]).includes(tipo)

/** One link of the chain, told from both its ends. */
export const vinculo = z.object({
  id: z.number(),
  tipo: z.enum(TIPOS),
  id_projeto: z.number(),
  nomeprojeto: z.string(),
  id_secretaria: z.number(),
  projeto_valor: z.nullable(z.number()),
  id_alvo: z.number(),
  alvo: z.string(),
  /** What the other end holds; none for a neighbourhood. */
  alvo_valor: z.nullable(z.number()),
  /** What all projects draw on it, approved amendments included, and what that leaves. */
  comprometido: z.nullable(z.number()),
  saldo: z.nullable(z.number()),
  /** What this project draws on it, where that is said. */
  valor: z.nullable(z.number()),
  versao: z.number(),
})
export type Vinculo = z.output<typeof vinculo>

const LABELS = { id_projeto: 'Projeto', tipo: 'Tipo', id_alvo: 'Vínculo', valor: 'Valor' }

export const vinculoCreate = labelled(
  z.object({
    id_projeto: fields.id,
    tipo: z.enum(TIPOS, MESSAGES.chooseTipo),
    id_alvo: fields.chosen(MESSAGES.chooseAlvo),
    valor: fields.clearable(fields.money),
  }),
  LABELS,
)
export type VinculoCreate = z.output<typeof vinculoCreate>

export const vinculoUpdate = labelled(
  z.object({ valor: fields.clearable(fields.money), versao: fields.versao }),
  LABELS,
)

export const vinculosList = defineList({
  name: 'vinculos',
  title: 'Vínculos',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'nomeprojeto', label: LABELS.id_projeto, kind: 'text' },
    { key: 'tipo', label: LABELS.tipo, kind: 'text', labels: TIPO_LABELS },
    { key: 'alvo', label: 'Vinculado a', kind: 'text' },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
    { key: 'alvo_valor', label: 'Total (R$)', kind: 'money' },
    { key: 'comprometido', label: 'Comprometido (R$)', kind: 'money' },
    { key: 'saldo', label: 'Saldo (R$)', kind: 'money' },
  ],
  filters: {
    id_projeto: z.optional(fields.id),
    tipo: z.optional(z.enum(TIPOS, MESSAGES.chooseTipo)),
    id_alvo: z.optional(fields.id),
    /** A neighbourhood by its name, as entries name it. */
    alvo: z.optional(fields.requiredText(300)),
  },
})
