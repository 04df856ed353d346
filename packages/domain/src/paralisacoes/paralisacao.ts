import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import { MOTIVO_LABELS, MOTIVOS } from '../projetos/paralisada.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'

const nullableText = z.nullable(z.string())

/** A stoppage on the wire: what art. 115 § 6 makes public, and when that was done. */
export const paralisacao = z.object({
  id: z.number(),
  id_projeto: z.number(),
  nomeprojeto: z.string(),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  /** The contract it belongs to, and its name as people say it: `45/2026 · Construtora Vale`. */
  id_contrato: z.nullable(z.number()),
  contrato_nome: nullableText,
  /** Number of the order that stopped it. */
  ordem: nullableText,
  motivo: z.enum(MOTIVOS),
  detalhe: nullableText,
  responsavel: z.string(),
  inicio: z.string(),
  reinicio_previsto: nullableText,
  reinicio: nullableText,
  /** How many days it moved the schedule by; null while it is open. */
  dias: z.nullable(z.number()),
  aviso_publicado_em: nullableText,
  placa_em: nullableText,
  versao: z.number(),
})
export type Paralisacao = z.output<typeof paralisacao>

/** What its fields are called. */
export const LABELS = {
  id_projeto: 'Projeto',
  id_contrato: 'Contrato',
  ordem: 'Ordem de paralisação',
  motivo: 'Motivo',
  detalhe: 'Detalhe do motivo',
  responsavel: 'Responsável',
  inicio: 'Início',
  reinicio_previsto: 'Reinício previsto',
  reinicio: 'Reinício',
  aviso_publicado_em: 'Aviso publicado em',
  placa_em: 'Placa colocada em',
}

const motivo = z.enum(MOTIVOS, MESSAGES.chooseMotivo)

/** A reason that is none of the list's has to be told in words. */
const toldInWords = z.refine<{ motivo?: string | undefined; detalhe?: string | null | undefined }>(
  ({ motivo: code, detalhe }) => code !== 'outro' || typeof detalhe === 'string',
  { error: MESSAGES.tellMotivo, path: ['detalhe'] },
)

const restartsLater = z.refine<{ inicio: string; reinicio_previsto?: string | null | undefined }>(
  ({ inicio, reinicio_previsto }) => typeof reinicio_previsto !== 'string' || reinicio_previsto > inicio,
  { error: MESSAGES.expectedBefore, path: ['reinicio_previsto'] },
)

const ownFields = {
  id_contrato: fields.clearable(fields.id),
  ordem: fields.optionalText(60),
  motivo,
  detalhe: fields.optionalText(500),
  responsavel: fields.requiredText(200),
  reinicio_previsto: fields.clearable(fields.day),
}

export const paralisacaoCreate = labelled(
  z
    .object({
      id_projeto: fields.id,
      ...ownFields,
      inicio: fields.day,
    })
    .check(toldInWords, restartsLater),
  LABELS,
  'paralisacoes',
)
export type ParalisacaoCreate = z.output<typeof paralisacaoCreate>

/** What is missing stays as it is, and one that has ended stays with its contract; since when it is stopped does not change, nor by what it was ended. */
export const paralisacaoUpdate = labelled(
  z.object({
    ...ownFields,
    motivo: z.optional(motivo),
    responsavel: z.optional(fields.requiredText(200)),
    aviso_publicado_em: fields.clearable(fields.day),
    placa_em: fields.clearable(fields.day),
    versao: fields.versao,
  }),
  LABELS,
  'paralisacoes',
)
export type ParalisacaoUpdate = z.output<typeof paralisacaoUpdate>

export const reinicio = labelled(z.object({ reinicio: fields.day, versao: fields.versaoLida }), LABELS)

export const paralisacoesList = defineList({
  name: 'paralisacoes',
  title: 'Paralisações',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'nomeprojeto', label: LABELS.id_projeto, kind: 'text' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'contrato_nome', label: LABELS.id_contrato, kind: 'text' },
    { key: 'ordem', label: LABELS.ordem, kind: 'text' },
    { key: 'motivo', label: LABELS.motivo, kind: 'text', labels: MOTIVO_LABELS },
    { key: 'detalhe', label: LABELS.detalhe, kind: 'text' },
    { key: 'responsavel', label: LABELS.responsavel, kind: 'text' },
    { key: 'inicio', label: LABELS.inicio, kind: 'day' },
    { key: 'reinicio_previsto', label: LABELS.reinicio_previsto, kind: 'day' },
    { key: 'reinicio', label: LABELS.reinicio, kind: 'day' },
    { key: 'dias', label: 'Dias parada', kind: 'integer' },
    { key: 'aviso_publicado_em', label: LABELS.aviso_publicado_em, kind: 'day' },
    { key: 'placa_em', label: LABELS.placa_em, kind: 'day' },
  ],
  filters: {
    id_projeto: z.optional(fields.id),
    id_secretaria: z.optional(fields.id),
    id_contrato: z.optional(fields.id),
    /** Those that have not ended. */
    aberta: z.optional(fields.flag),
  },
})
