import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import { ARREDONDAMENTOS } from '../shared/exact.ts'
import * as fields from '../shared/fields.ts'
import { MODOS } from './modo.ts'
import { SITUACAO_LABELS, SITUACOES_BOLETIM } from './situacao.ts'

const nullableText = z.nullable(z.string())
const nullableNumber = z.nullable(z.number())

/** Who took a step, and when; both null before. */
const signature = <const S extends string>(step: S) =>
  ({
    [`${step}_por`]: nullableNumber,
    [`${step}_por_nome`]: nullableText,
    [`${step}_em`]: nullableText,
  }) as Record<`${S}_por`, typeof nullableNumber> & Record<`${S}_por_nome` | `${S}_em`, typeof nullableText>

export const deducao = z.object({
  nome: z.string(),
  base: z.number(),
  percentual: z.number(),
  valor: z.number(),
})

/** A bulletin of measurement: what was built in a period, what of it is accepted, and what is paid for it. */
export const boletim = z.object({
  id: z.number(),
  id_contrato: z.number(),
  contrato_nome: z.string(),
  empresa: z.string(),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  /** The sheet it was measured by. */
  id_revisao: z.number(),
  numero: z.number(),
  inicio: z.string(),
  fim: z.string(),
  /** The last measurement of the contract. */
  final: z.boolean(),
  modo: z.enum(MODOS),
  situacao: z.enum(SITUACOES_BOLETIM),
  indice_base: nullableNumber,
  indice_atual: nullableNumber,
  retencao_percentual: z.number(),
  deducoes: z.array(deducao),
  valor_periodo: z.number(),
  valor_glosa: z.number(),
  valor_reajuste: z.number(),
  valor_retido: z.number(),
  valor_deducoes: z.number(),
  valor_liquido: z.number(),
  valor_acumulado: z.number(),
  valor_saldo: z.number(),
  valor_pago: z.number(),
  /** Of the contract as it was then, in percent. */
  fisico: z.number(),
  enviada_em: nullableText,
  /** All who typed or checked something of it. */
  autores: z.array(z.number()),
  ...signature('atestada'),
  ...signature('aprovada'),
  ...signature('liquidada'),
  nota_fiscal: nullableText,
  nota_fiscal_em: nullableText,
  /** Why it was last sent back, kept when it goes on. */
  motivo_devolucao: nullableText,
  ...signature('devolvida'),
  versao: z.number(),
})
export type Boletim = z.output<typeof boletim>

/** A row of the grid: what is contracted, what was measured before, and what this bulletin says. */
export const linhaBoletim = z.object({
  chave: z.number(),
  codigo: z.string(),
  descricao: z.string(),
  unidade: nullableText,
  quantidade: z.number(),
  preco: z.number(),
  anterior_quantidade: z.number(),
  anterior_valor: z.number(),
  pleiteada: z.number(),
  aceita: nullableNumber,
  motivo: nullableText,
  memoria: nullableText,
})
export type LinhaBoletim = z.output<typeof linhaBoletim>

/** What its rows are measured by: the sheet, whose headings they stand under, and what is held back. */
export const folhaBoletim = z.object({
  arredondamento: z.enum(ARREDONDAMENTOS),
  /** Of a draft as the contract says it today. */
  retencao_percentual: z.number(),
  contratado: z.number(),
  /** Of items; stages stand under none. */
  grupos: z.array(z.object({ chave: z.number(), codigo: z.string(), descricao: z.string() })),
})
export type FolhaBoletim = z.output<typeof folhaBoletim>

/** What its fields are called. */
export const LABELS = {
  id_contrato: 'Contrato',
  inicio: 'Início do período',
  fim: 'Fim do período',
  final: 'Medição final',
  indice_base: 'Índice da data-base',
  indice_atual: 'Índice do aniversário',
  deducoes: 'Descontos',
  itens: 'Itens medidos',
  motivo_devolucao: 'O que corrigir no boletim',
  nota_fiscal: 'Nota fiscal',
  nota_fiscal_em: 'Emissão da nota fiscal',
  situacao: 'Situação',
}

export const boletinsList = defineList({
  name: 'medicoes',
  title: 'Boletins de medição',
  sobre: 'O que foi medido e pago em cada contrato de obra, boletim por boletim, com o período e a empresa.',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'contrato_nome', label: LABELS.id_contrato, kind: 'text' },
    { key: 'empresa', label: 'Empresa contratada', kind: 'text' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'numero', label: 'Boletim', kind: 'integer' },
    { key: 'inicio', label: LABELS.inicio, kind: 'day' },
    { key: 'fim', label: LABELS.fim, kind: 'day' },
    { key: 'situacao', label: LABELS.situacao, kind: 'text', labels: SITUACAO_LABELS },
    { key: 'valor_periodo', label: 'Medido no período (R$)', kind: 'money', sum: true },
    { key: 'valor_glosa', label: 'Glosa, não aceito (R$)', kind: 'money', sum: true },
    { key: 'valor_reajuste', label: 'Reajuste (R$)', kind: 'money', sum: true },
    { key: 'valor_retido', label: 'Retido (R$)', kind: 'money', sum: true },
    { key: 'valor_liquido', label: 'Líquido (R$)', kind: 'money', sum: true },
    { key: 'valor_pago', label: 'Pago (R$)', kind: 'money', sum: true },
    { key: 'valor_acumulado', label: 'Acumulado (R$)', kind: 'money' },
    { key: 'fisico', label: 'Físico', kind: 'percent' },
  ],
  filters: {
    id_contrato: z.optional(fields.id),
    id_projeto: z.optional(fields.id),
    id_secretaria: z.optional(fields.id),
    situacao: z.optional(z.enum(SITUACOES_BOLETIM, 'Situação desconhecida.')),
  },
})
