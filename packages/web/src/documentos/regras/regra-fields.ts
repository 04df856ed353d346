import { ACESSO_LABELS, ACESSOS } from '@paco/domain/documentos/acesso'
import { CONDICAO_KEYS, CONDICAO_LABELS } from '@paco/domain/documentos/condicoes'
import { EXIGENCIA_LABELS, EXIGENCIAS } from '@paco/domain/documentos/regra'
import type { Field } from '../../ui/entity-form/types.ts'
import { etapaOptions } from '../documento-fields.ts'

/** What a stage asks for: the document, when, by which law, and who may read it. */
export const regraFields = [
  { name: 'nome', kind: 'text', span: 12 },
  { name: 'etapa', kind: 'select', options: etapaOptions, span: 6 },
  {
    name: 'exigencia',
    kind: 'select',
    options: EXIGENCIAS.map((value) => ({ value, label: EXIGENCIA_LABELS[value] })),
    span: 6,
    help: 'O facultativo nunca conta como faltante.',
  },
  {
    name: 'condicao',
    kind: 'select',
    options: CONDICAO_KEYS.map((value) => ({ value, label: CONDICAO_LABELS[value] })),
    span: 6,
  },
  {
    name: 'acesso',
    kind: 'select',
    options: ACESSOS.map((value) => ({ value, label: ACESSO_LABELS[value] })),
    span: 6,
    help: 'Quem pode ler e desde quando. Vale também para os que já estão guardados.',
  },
  { name: 'base', kind: 'text', span: 12 },
  { name: 'observacao', kind: 'textarea', rows: 2 },
  {
    name: 'aceita_link',
    kind: 'switch',
    onLabel: 'Sim: a lei pede só a publicação',
    offLabel: 'Não: é preciso o arquivo',
    span: 6,
  },
  { name: 'ordem', kind: 'integer', span: 6, help: 'Em que lugar da etapa aparece.', omitEmpty: true },
  { name: 'pncp_tipo', kind: 'integer', span: 6 },
  { name: 'oc4ids', kind: 'text', span: 6 },
] as const satisfies readonly Field[]

/** Documents name it by its code, which stays for good. */
export const regraNovaFields = [
  {
    name: 'codigo',
    kind: 'text',
    span: 6,
    help: 'Letras minúsculas, números e hífens: laudo-solo. Não muda depois.',
  },
  ...regraFields,
] as const satisfies readonly Field[]
