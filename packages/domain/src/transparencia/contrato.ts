import * as z from 'zod/mini'
import { SITUACOES_CONTRATO } from '../contratos/dominios.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'

const nullableText = z.nullable(z.string())

/** A signed contract, with what became of its value and term. */
export const contratoPublico = z.object({
  id: z.number(),
  numero_ano: z.string(),
  ano: z.number(),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  empresa: z.string(),
  cnpj: nullableText,
  objeto: z.string(),
  assinatura: z.string(),
  vigencia_original: nullableText,
  vigencia_fim: nullableText,
  valor_inicial: z.number(),
  valor_atual: z.number(),
  /** Those that were approved: how many, and what they come to in money and days. */
  aditivos: z.number(),
  aditivos_valor: z.number(),
  aditivos_dias: z.number(),
  /** What indices added in approved bulletins, beyond what amendments granted. */
  reajuste_boletins: z.number(),
  processo: nullableText,
  pncp_numero: nullableText,
  situacao: z.enum(SITUACOES_CONTRATO),
})
export type ContratoPublico = z.output<typeof contratoPublico>

export const contratosPublicosList = defineList({
  name: 'transparencia-contratos',
  title: 'Contratos assinados',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'numero_ano', label: 'Contrato', kind: 'text' },
    { key: 'empresa', label: 'Contratado', kind: 'text' },
    { key: 'cnpj', label: 'CNPJ', kind: 'text' },
    { key: 'objeto', label: 'Objeto', kind: 'text' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'assinatura', label: 'Assinatura', kind: 'day' },
    { key: 'vigencia_original', label: 'Vigência assinada', kind: 'day' },
    { key: 'vigencia_fim', label: 'Fim da vigência', kind: 'day' },
    { key: 'valor_inicial', label: 'Valor inicial (R$)', kind: 'money', sum: true },
    { key: 'aditivos', label: 'Aditivos', kind: 'integer' },
    { key: 'aditivos_valor', label: 'Aditivos (R$)', kind: 'money' },
    { key: 'aditivos_dias', label: 'Aditivos (dias)', kind: 'integer' },
    { key: 'reajuste_boletins', label: 'Reajuste em boletins (R$)', kind: 'money' },
    { key: 'valor_atual', label: 'Valor atual (R$)', kind: 'money', sum: true },
    { key: 'processo', label: 'Processo', kind: 'text' },
    { key: 'pncp_numero', label: 'PNCP', kind: 'text' },
    { key: 'situacao', label: 'Situação', kind: 'text' },
  ],
  filters: {
    ano: z.optional(fields.integer(1900, 2199)),
    id_secretaria: z.optional(fields.id),
    situacao: z.optional(z.enum(SITUACOES_CONTRATO, 'Situação desconhecida.')),
  },
})
