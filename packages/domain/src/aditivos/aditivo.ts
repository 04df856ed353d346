import * as z from 'zod/mini'
import { SITUACOES_CONTRATO } from '../contratos/dominios.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { medidas } from './limite.ts'
import { CONVERSA_LABELS, CONVERSAS } from './mensagem.ts'
import { MESSAGES } from './messages.ts'

export const TIPOS = ['valor', 'supressao', 'prazo', 'misto', 'apostila'] as const
type TipoAditivo = (typeof TIPOS)[number]
export const TIPO_LABELS: Record<TipoAditivo, string> = {
  valor: 'Valor',
  supressao: 'Supressão',
  prazo: 'Prazo',
  misto: 'Misto',
  apostila: 'Apostila',
}

/** The same as they head a record. */
export const TIPO_NAMES: Record<TipoAditivo, string> = {
  valor: 'Aditivo de valor',
  supressao: 'Aditivo de supressão',
  prazo: 'Aditivo de prazo',
  misto: 'Aditivo misto',
  apostila: 'Apostila',
}

/** Asked for, then decided once and for all; until then it may be sent back to be corrected, or withdrawn. */
export const STATUS = ['pendente', 'devolvido', 'retirado', 'aprovado', 'rejeitado'] as const
export type StatusAditivo = (typeof STATUS)[number]
export const STATUS_LABELS: Record<StatusAditivo, string> = {
  pendente: 'Pendente',
  devolvido: 'Devolvido',
  retirado: 'Retirado',
  aprovado: 'Aprovado',
  rejeitado: 'Rejeitado',
}

/** A request to change a project's value or deadline, with what is needed to judge it. */
export const aditivo = z.object({
  id: z.number(),
  id_projeto: z.number(),
  nomeprojeto: z.string(),
  /** The project's department, whose people ask and correct. */
  projeto_secretaria: z.number(),
  /** Archived: it is in no list of projects any more, and only read. */
  projeto_arquivado: z.boolean(),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  tipo: z.enum(TIPOS),
  /** What is added and what is taken out, never netted. */
  valor: z.nullable(z.number()),
  supressao: z.nullable(z.number()),
  /** By an index: noted by apostila, outside of the limits. */
  reajuste: z.nullable(z.number()),
  prazo: z.nullable(z.number()),
  etapa: z.nullable(z.number()),
  id_orcamento: z.nullable(z.number()),
  /** The budget line in words: classification, account and ficha. */
  orcamento_nome: z.nullable(z.string()),
  /** What is left of the line with everything asked for and approved, this request included while it counts. */
  orcamento_saldo: z.nullable(z.number()),
  descricao_pedido: z.nullable(z.string()),
  descricao_decisao: z.nullable(z.string()),
  status: z.enum(STATUS),
  data_criacao: z.string(),
  criado_por: z.number(),
  criado_por_nome: z.string(),
  /** All who asked for it or corrected what was asked for. */
  autores: z.array(z.number()),
  /** Who inspects or manages its contract, or attested something under it; without one, its project's contracts. */
  responsaveis: z.array(z.number()),
  data_decisao: z.nullable(z.string()),
  decidido_por: z.nullable(z.number()),
  decidido_por_nome: z.nullable(z.string()),
  /** The project's value before any amendment, and what its value amendments add up to. */
  projeto_valor_original: z.nullable(z.number()),
  projeto_aprovado: z.number(),
  projeto_pendente: z.number(),
  /** The contract it amends, and what it is measured by; without one, the project is. */
  id_contrato: z.nullable(z.number()),
  contrato_nome: z.nullable(z.string()),
  /** How that contract stands: once it is over, only an apostila is approved. */
  contrato_situacao: z.nullable(z.enum(SITUACOES_CONTRATO)),
  contrato_vigencia_fim: z.nullable(z.string()),
  contrato_encerrado_em: z.nullable(z.string()),
  ...medidas,
  /** How much of its ceiling is used with it, in percent; null where nothing is measured. */
  limite_percentual: z.nullable(z.number()),
  /** What it adds, in percent of what it is measured by. */
  percentual_contrato: z.nullable(z.number()),
  numero_termo: z.nullable(z.string()),
  data_assinatura: z.nullable(z.string()),
  fundamento_legal: z.nullable(z.string()),
  /** Begun before its term was signed. */
  antecipado_em: z.nullable(z.string()),
  /** Days since it was asked for; null once nobody waits any more. */
  dias_espera: z.nullable(z.number()),
  /** Why it was last sent back, kept when it is sent again. */
  motivo_devolucao: z.nullable(z.string()),
  devolvido_por: z.nullable(z.number()),
  devolvido_por_nome: z.nullable(z.string()),
  devolvido_em: z.nullable(z.string()),
  retirado_em: z.nullable(z.string()),
  /** Whose turn it is in its thread of questions and answers; null where nobody waits. */
  conversa: z.nullable(z.enum(CONVERSAS)),
  versao: z.number(),
})
export type Aditivo = z.output<typeof aditivo>

/** What the fields of a request, and of what becomes of it, are called. */
export const LABELS = {
  id_projeto: 'Projeto',
  id_secretaria: 'Secretaria',
  id_contrato: 'Contrato',
  tipo: 'Tipo de aditivo',
  id_orcamento: 'Orçamento',
  valor: 'Valor do acréscimo',
  supressao: 'Valor da supressão',
  reajuste: 'Valor do reajuste',
  prazo: 'Prazo (dias)',
  etapa: 'Etapa',
  descricao_pedido: 'Justificativa',
  numero_termo: 'Número do termo',
  data_assinatura: 'Assinatura do termo',
  fundamento_legal: 'Fundamento legal',
  antecipado_em: 'Execução antecipada desde',
  decisao: 'Decisão',
  descricao_decisao: 'Justificativa',
  motivo_devolucao: 'O que falta corrigir',
}

export const aditivosList = defineList({
  name: 'aditivos',
  title: 'Aditivos',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'data_criacao', label: 'Pedido em', kind: 'instant' },
    { key: 'nomeprojeto', label: LABELS.id_projeto, kind: 'text' },
    { key: 'secretaria_nome', label: LABELS.id_secretaria, kind: 'text' },
    { key: 'tipo', label: 'Tipo', kind: 'text', labels: TIPO_LABELS },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
    { key: 'supressao', label: 'Supressão (R$)', kind: 'money', sum: true },
    { key: 'reajuste', label: 'Reajuste (R$)', kind: 'money', sum: true },
    { key: 'prazo', label: LABELS.prazo, kind: 'integer' },
    { key: 'etapa', label: LABELS.etapa, kind: 'integer' },
    { key: 'contrato_nome', label: LABELS.id_contrato, kind: 'text' },
    { key: 'percentual_contrato', label: '% do contrato', kind: 'percent' },
    { key: 'limite_percentual', label: '% do limite', kind: 'percent' },
    { key: 'criado_por_nome', label: 'Pedido por', kind: 'text' },
    { key: 'dias_espera', label: 'Espera (dias)', kind: 'integer' },
    { key: 'status', label: 'Situação', kind: 'text', labels: STATUS_LABELS },
    { key: 'conversa', label: 'Perguntas da auditoria', kind: 'text', labels: CONVERSA_LABELS },
    { key: 'motivo_devolucao', label: 'Motivo da devolução', kind: 'text' },
    { key: 'decidido_por_nome', label: 'Decidido por', kind: 'text' },
    { key: 'data_decisao', label: 'Decidido em', kind: 'instant' },
    { key: 'descricao_pedido', label: 'Justificativa do pedido', kind: 'text' },
    { key: 'descricao_decisao', label: 'Justificativa da decisão', kind: 'text' },
    { key: 'numero_termo', label: LABELS.numero_termo, kind: 'text' },
    { key: 'data_assinatura', label: LABELS.data_assinatura, kind: 'day' },
    { key: 'fundamento_legal', label: LABELS.fundamento_legal, kind: 'text' },
    { key: 'antecipado_em', label: LABELS.antecipado_em, kind: 'day' },
  ],
  filters: {
    status: z.optional(z.enum(STATUS, 'Situação desconhecida.')),
    tipo: z.optional(z.enum(TIPOS, MESSAGES.chooseTipo)),
    id_secretaria: z.optional(fields.id),
    id_projeto: z.optional(fields.id),
    id_contrato: z.optional(fields.id),
  },
})
