import * as z from 'zod/mini'
import { SITUACOES } from '../etapas/etapa.ts'
import { MARCAS } from '../etapas/marca.ts'
import { type Column, defineList } from '../http/list.ts'
import { linhaPrazo } from './linha-prazo.ts'

/** One department's share. `secretaria` is its official name with code, or its plain name where it has none. */
const fatia = z.object({
  id_secretaria: z.number(),
  secretaria: z.string(),
  nomesecretaria: z.string(),
  nome_curto: z.nullable(z.string()),
  /** Place among the bars, where somebody gave it one: see `comBarra`. */
  ordem_grafico: z.nullable(z.number()),
  total: z.number(),
  total_valor: z.number(),
})

const porSecretaria: readonly Column[] = [
  { key: 'id_secretaria', label: 'Id', kind: 'id' },
  { key: 'secretaria', label: 'Secretaria', kind: 'text' },
]

export const quantidadesList = defineList({
  name: 'quantidade-por-secretaria',
  title: 'Processos por secretaria',
  short: true,
  columns: [...porSecretaria, { key: 'total', label: 'Processos', kind: 'integer' }],
  filters: {},
})

export const valoresList = defineList({
  name: 'valores-por-secretaria',
  title: 'Valor dos processos por secretaria',
  short: true,
  columns: [...porSecretaria, { key: 'total_valor', label: 'Valor (R$)', kind: 'money' }],
  filters: {},
})

/** The figures of the public dashboards, all of one instant. */
export const painel = z.object({
  /** The day they are of, by the city's clock. */
  hoje: z.string(),
  numero: z.number(),
  valor: z.number(),
  secretarias: z.number(),
  maior: z.number(),
  /** Items of the annual procurement plan whose priority is 'Alta'. */
  alta: z.number(),
  /** Projects whose works are stopped. */
  paralisados: z.number(),
  /** Every department that has a bar or a project, in the order of the chart. */
  por_secretaria: z.array(fatia),
})
export type Painel = z.output<typeof painel>

const contagem = { total: z.number(), total_valor: z.number() }

/** 'Painel de Processos': the working instrument, for all departments and years or for one of each. */
export const painelProcessos = z.object({
  hoje: z.string(),
  por_status: z.array(z.object({ status: z.enum(SITUACOES), ...contagem })),
  /** Projects with a stage that has the mark, whatever their status; both marks, also at zero. */
  por_marca: z.array(z.object({ marca: z.enum(MARCAS), ...contagem })),
  /** Projects whose works are stopped, and those whose works go on without getting on. */
  paralisados: z.object(contagem),
  sem_evolucao: z.object(contagem),
  por_secretaria: z.array(
    z.object({ id_secretaria: z.number(), secretaria: z.string(), status: z.enum(SITUACOES), ...contagem }),
  ),
  por_ano: z.array(z.object({ ano: z.nullable(z.number()), ...contagem })),
  atrasados: z.array(linhaPrazo),
  /** What ends within 90 days, the nearest first. */
  a_vencer: z.array(linhaPrazo),
})
export type PainelProcessos = z.output<typeof painelProcessos>

/** How far ahead deadlines are told, in steps. */
export const PRAZOS = [30, 60, 90] as const
