import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { ACESSO_LABELS, ACESSOS } from './acesso.ts'
import { CONDICAO_KEYS, CONDICAO_LABELS } from './condicoes.ts'

/** How strictly a document is asked for; a conditional one is obligatory where its condition holds. */
export const EXIGENCIAS = ['obrigatorio', 'condicional', 'facultativo'] as const
export const EXIGENCIA_LABELS: Record<(typeof EXIGENCIAS)[number], string> = {
  obrigatorio: 'Obrigatório',
  condicional: 'Condicional',
  facultativo: 'Facultativo',
}

/** One document that a stage needs: the city hall's rule, as data. */
export const regra = z.object({
  id: z.number(),
  codigo: z.string(),
  etapa: z.number(),
  nome: z.string(),
  exigencia: z.enum(EXIGENCIAS),
  condicao: z.enum(CONDICAO_KEYS),
  observacao: z.nullable(z.string()),
  base: z.string(),
  acesso: z.enum(ACESSOS),
  /** The law asks for publication only: an address shows it. */
  aceita_link: z.boolean(),
  pncp_tipo: z.nullable(z.number()),
  oc4ids: z.nullable(z.string()),
  ordem: z.number(),
  ativa: z.boolean(),
  versao: z.number(),
})
export type Regra = z.output<typeof regra>

/** What its fields are called. */
export const LABELS = {
  codigo: 'Código',
  etapa: 'Etapa',
  nome: 'Documento',
  exigencia: 'Exigência',
  condicao: 'Condição',
  observacao: 'Observação',
  base: 'Base legal',
  acesso: 'Acesso',
  aceita_link: 'Um endereço basta',
  pncp_tipo: 'Tipo no PNCP',
  oc4ids: 'Tipo no OC4IDS',
  ordem: 'Ordem',
  ativa: 'Em uso',
}

const codigo = fields
  .requiredText(60)
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens.'))

const own = {
  etapa: fields.integerOr(1, 6, 'Escolha uma das seis etapas.'),
  nome: fields.requiredText(200),
  exigencia: z.enum(EXIGENCIAS, 'Escolha a exigência.'),
  condicao: z.enum(CONDICAO_KEYS, 'Escolha a condição.'),
  base: fields.requiredText(300),
  acesso: z.enum(ACESSOS, 'Escolha o acesso.'),
}
const optional = {
  observacao: fields.optionalText(500),
  pncp_tipo: fields.clearable(fields.integer(1, 99, 'Informe o código do PNCP.')),
  oc4ids: fields.optionalText(60),
  ordem: z.optional(fields.integer(0, 10_000)),
}

export const regraCreate = labelled(
  z.object({
    codigo,
    ...own,
    ...optional,
    aceita_link: z._default(fields.flag, false),
    ativa: z._default(fields.flag, true),
  }),
  LABELS,
  'checklist_regras',
)
export type RegraCreate = z.output<typeof regraCreate>

/** What is missing stays as it is. The code stays for good: documents name it. */
export const regraUpdate = labelled(
  z.object({
    ...(Object.fromEntries(Object.entries(own).map(([key, field]) => [key, z.optional(field)])) as {
      [K in keyof typeof own]: z.ZodMiniOptional<(typeof own)[K]>
    }),
    ...optional,
    aceita_link: z.optional(fields.flag),
    ativa: z.optional(fields.flag),
    versao: fields.versao,
  }),
  LABELS,
  'checklist_regras',
)
export type RegraUpdate = z.output<typeof regraUpdate>

/** Whether a stage is concluded without what it needs: with a reason, or not at all. */
export const etapaChecklist = z.object({ id: z.number(), bloqueia: z.boolean(), versao: z.number() })
export const etapaChecklistUpdate = labelled(z.object({ bloqueia: fields.flag, versao: fields.versao }), {
  bloqueia: 'Impedir a conclusão sem os documentos',
})

export const regrasList = defineList({
  name: 'checklist',
  title: 'Documentos por etapa',
  sobre: 'Que documentos cada etapa de um projeto pede, com que base legal, e quem pode lê-los.',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'etapa', label: LABELS.etapa, kind: 'integer' },
    { key: 'nome', label: LABELS.nome, kind: 'text' },
    { key: 'exigencia', label: LABELS.exigencia, kind: 'text', labels: EXIGENCIA_LABELS },
    { key: 'condicao', label: LABELS.condicao, kind: 'text', labels: CONDICAO_LABELS },
    { key: 'base', label: LABELS.base, kind: 'text' },
    { key: 'acesso', label: LABELS.acesso, kind: 'text', labels: ACESSO_LABELS },
    { key: 'ativa', label: LABELS.ativa, kind: 'boolean' },
    { key: 'codigo', label: LABELS.codigo, kind: 'text' },
  ],
  filters: {
    etapa: z.optional(fields.integer(1, 6)),
    ativa: z.optional(fields.flag),
  },
  short: true,
})
