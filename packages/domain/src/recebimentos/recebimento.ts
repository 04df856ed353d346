import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'

export const TIPOS_RECEBIMENTO = ['provisorio', 'definitivo'] as const
export type TipoRecebimento = (typeof TIPOS_RECEBIMENTO)[number]
export const TIPO_LABELS: Record<TipoRecebimento, string> = {
  provisorio: 'Provisório',
  definitivo: 'Definitivo',
}

/** Somebody who signs a term: a person of the system where they are one. */
const responsavel = z.object({ id_usuario: z.nullable(z.number()), nome: z.string() })
export type Responsavel = z.output<typeof responsavel>

/** The term by which the city receives what it contracted, first for a while, then for good. */
export const recebimento = z.object({
  id: z.number(),
  id_contrato: z.number(),
  tipo: z.enum(TIPOS_RECEBIMENTO),
  data: z.string(),
  responsaveis: z.array(responsavel),
  descricao: z.string(),
  ressalvas: z.nullable(z.string()),
  /** Until when reservations are to be mended, and when they were. */
  corrigir_ate: z.nullable(z.string()),
  sanadas_em: z.nullable(z.string()),
  registrado_por: z.number(),
  registrado_por_nome: z.string(),
  versao: z.number(),
})
export type Recebimento = z.output<typeof recebimento>

/** What its fields are called. */
export const LABELS = {
  id_contrato: 'Contrato',
  tipo: 'Tipo de recebimento',
  data: 'Recebido em',
  responsaveis: 'Quem recebe',
  descricao: 'Termo detalhado',
  ressalvas: 'Ressalvas',
  corrigir_ate: 'Corrigir ressalvas até',
  sanadas_em: 'Ressalvas sanadas em',
}

const MAX_RESPONSAVEIS = 10

const responsaveis = z
  .array(
    z.object({
      id_usuario: z.pipe(
        fields.clearable(fields.id),
        z.transform((id) => id ?? null),
      ),
      nome: fields.requiredText(200),
    }),
    { error: MESSAGES.invalidPeople },
  )
  .check(
    z.minLength(1, MESSAGES.nobody),
    z.maxLength(MAX_RESPONSAVEIS, `Informe no máximo ${MAX_RESPONSAVEIS} pessoas.`),
  )

const ownFields = {
  data: fields.day,
  responsaveis,
  descricao: fields.requiredText(10_000),
  ressalvas: fields.optionalText(5000),
  corrigir_ate: fields.clearable(fields.day),
}

export const recebimentoCreate = labelled(
  z.object({
    id_contrato: fields.id,
    tipo: z.enum(TIPOS_RECEBIMENTO, MESSAGES.chooseTipo),
    ...ownFields,
  }),
  LABELS,
  'recebimentos',
)
export type RecebimentoCreate = z.output<typeof recebimentoCreate>

/** What is missing stays as it is. Of which kind it is never changes. */
export const recebimentoUpdate = labelled(
  z.object({
    data: z.optional(ownFields.data),
    responsaveis: z.optional(responsaveis),
    descricao: z.optional(ownFields.descricao),
    ressalvas: ownFields.ressalvas,
    corrigir_ate: ownFields.corrigir_ate,
    sanadas_em: fields.clearable(fields.day),
    versao: fields.versaoLida,
  }),
  LABELS,
  'recebimentos',
)
export type RecebimentoUpdate = z.output<typeof recebimentoUpdate>
