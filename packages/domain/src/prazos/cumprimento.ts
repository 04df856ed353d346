import * as z from 'zod/mini'
import { anexo, arquivo } from '../arquivos/arquivo.ts'
import type { AlsoMissing } from '../http/call.ts'
import type { Column } from '../http/list.ts'
import type { Campos } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'

/** What its fields are called. */
const LABELS = {
  chave: 'Prazo',
  cumprido_em: 'Cumprido em',
  evidencia: 'Comprovação',
  arquivo: 'Arquivo',
}

interface Shown {
  evidencia?: unknown
  arquivo?: unknown
}
const isShown = ({ evidencia, arquivo }: Shown) =>
  arquivo != null || (evidencia != null && (typeof evidencia !== 'string' || evidencia.trim() !== ''))

/** Told together with what else is missing. */
export const missingComprovacao: AlsoMissing = (body): Campos =>
  isShown(body) ? {} : { evidencia: MESSAGES.nothingShown }

/** Says that a legal deadline was met: on which day, and what shows it. */
export const cumprimentoCreate = labelled(
  z
    .object({
      chave: fields.requiredText(100),
      cumprido_em: fields.day,
      /** An address, or words. */
      evidencia: fields.optionalText(1000),
      arquivo: anexo,
    })
    .check(z.refine<Shown>(isShown, { error: MESSAGES.nothingShown, path: ['evidencia'] })),
  LABELS,
)
export type CumprimentoCreate = z.output<typeof cumprimentoCreate>

/** As the audit trail names them. */
export const cumprimentoColumns: readonly Column[] = [
  { key: 'chave', label: LABELS.chave, kind: 'text' },
  { key: 'cumprido_em', label: LABELS.cumprido_em, kind: 'day' },
  { key: 'evidencia', label: LABELS.evidencia, kind: 'text' },
  { key: 'arquivo_nome', label: LABELS.arquivo, kind: 'text' },
  { key: 'arquivo', label: 'Arquivo (SHA-256)', kind: 'text' },
  { key: 'feito_por', label: 'Marcado por', kind: 'integer' },
  { key: 'feito_em', label: 'Marcado em', kind: 'instant' },
]

/** Where a deadline stands: it runs, it was met in the city hall's word, or its record says that it is over. */
export const SITUACOES_PRAZO = ['aberto', 'cumprido', 'encerrado'] as const

const nullableText = z.nullable(z.string())

/** A legal deadline of a project, also when it is far ahead or over. */
export const prazoDoProjeto = z.object({
  chave: z.string(),
  titulo: z.string(),
  detalhe: z.string(),
  base_legal: z.string(),
  /** What started it, what ends it, and what is to be done. */
  comeca: z.string(),
  termina: z.string(),
  acao: z.string(),
  id_secretaria: z.nullable(z.number()),
  dia: z.string(),
  dias: z.number(),
  dias_uteis: z.nullable(z.number()),
  situacao: z.enum(SITUACOES_PRAZO),
  marcavel: z.boolean(),
  /** The day it was met or ended, and by what. */
  cumprido_em: nullableText,
  por: nullableText,
  /** What was sent along to show it. */
  arquivo: z.nullable(arquivo),
  /** Of a mark: its number, and who made it when. */
  cumprimento_id: z.nullable(z.number()),
  marcado_por: nullableText,
  marcado_em: nullableText,
})
export type PrazoDoProjeto = z.output<typeof prazoDoProjeto>
