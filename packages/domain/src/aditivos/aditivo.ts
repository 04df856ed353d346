import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import type { Campos } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { validate } from '../shared/issues.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'

export const TIPOS = ['valor', 'supressao', 'prazo', 'misto', 'apostila'] as const
type TipoAditivo = (typeof TIPOS)[number]
export const TIPO_LABELS: Record<TipoAditivo, string> = {
  valor: 'Valor',
  supressao: 'Supressão',
  prazo: 'Prazo',
  misto: 'Valor e prazo',
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
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  tipo: z.enum(TIPOS),
  valor: z.nullable(z.number()),
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
  data_decisao: z.nullable(z.string()),
  decidido_por: z.nullable(z.number()),
  decidido_por_nome: z.nullable(z.string()),
  /** The project's value before any amendment, and what its value amendments add up to. */
  projeto_valor_original: z.nullable(z.number()),
  projeto_aprovado: z.number(),
  projeto_pendente: z.number(),
  versao: z.number(),
})
export type Aditivo = z.output<typeof aditivo>

/** The longest a single amendment may move a project: ten years. */
export const MAX_PRAZO = 3650

/** A field of the other kind of amendment: whatever is sent for it, it is empty. */
const empty = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => null),
)

const base = {
  id_projeto: fields.id,
  /** The department whose budget bears it. */
  id_secretaria: fields.chosen(MESSAGES.chooseSecretaria),
}

const valorRequest = z.object({
  tipo: z.literal('valor'),
  ...base,
  id_orcamento: fields.chosen(MESSAGES.chooseValor),
  valor: fields.moneyOr(MESSAGES.chooseValor),
  descricao_pedido: fields.requiredText(2000),
  prazo: empty,
  etapa: empty,
})

const prazoRequest = z.object({
  tipo: z.literal('prazo'),
  ...base,
  prazo: fields.integerOr(1, MAX_PRAZO, MESSAGES.choosePrazo),
  etapa: fields.integerOr(1, 6, MESSAGES.chooseEtapa),
  descricao_pedido: fields.optionalText(2000),
  valor: empty,
  id_orcamento: empty,
})

/** What the fields of a request, and of its decision, are called. */
const LABELS = {
  id_projeto: 'Projeto',
  id_secretaria: 'Secretaria',
  tipo: 'Tipo de aditivo',
  id_orcamento: 'Orçamento',
  valor: 'Valor do acréscimo',
  prazo: 'Prazo (dias)',
  etapa: 'Etapa',
  descricao_pedido: 'Justificativa',
  decisao: 'Decisão',
  descricao_decisao: 'Justificativa',
}

export const aditivoCreate = labelled(
  z.discriminatedUnion('tipo', [valorRequest, prazoRequest], { error: MESSAGES.chooseTipo }),
  LABELS,
)

/** While the type is not known, what amendments of either type need can be told all the same. */
export function missingOfAny(body: Readonly<Record<string, unknown>>): Campos {
  if (TIPOS.some((tipo) => tipo === body.tipo)) return {}
  const held = validate(z.object(base), body)
  return held.ok ? {} : held.campos
}
export type AditivoCreate = z.output<typeof aditivoCreate>

/** An approval needs words only above the ceiling; a rejection always. */
export const aprovacao = z.object({ descricao_decisao: fields.optionalText(2000) })
export const rejeicao = z.object({
  descricao_decisao: z
    .string({ error: MESSAGES.justifyRejection })
    .check(
      z.trim(),
      z.minLength(1, MESSAGES.justifyRejection),
      z.maxLength(2000, 'Use no máximo 2000 caracteres.'),
    ),
})

export const DECISOES = ['aprovado', 'rejeitado'] as const satisfies readonly StatusAditivo[]

/** What an auditor fills in: the choice, and the words it needs. */
export const decisao = labelled(
  z.discriminatedUnion(
    'decisao',
    [
      z.extend(aprovacao, { decisao: z.literal('aprovado') }),
      z.extend(rejeicao, { decisao: z.literal('rejeitado') }),
    ],
    { error: MESSAGES.chooseDecision },
  ),
  LABELS,
)

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
    { key: 'prazo', label: LABELS.prazo, kind: 'integer' },
    { key: 'etapa', label: LABELS.etapa, kind: 'integer' },
    { key: 'criado_por_nome', label: 'Pedido por', kind: 'text' },
    { key: 'status', label: 'Situação', kind: 'text', labels: STATUS_LABELS },
    { key: 'decidido_por_nome', label: 'Decidido por', kind: 'text' },
    { key: 'data_decisao', label: 'Decidido em', kind: 'instant' },
    { key: 'descricao_pedido', label: 'Justificativa do pedido', kind: 'text' },
    { key: 'descricao_decisao', label: 'Justificativa da decisão', kind: 'text' },
  ],
  filters: {
    status: z.optional(z.enum(STATUS, 'Situação desconhecida.')),
    tipo: z.optional(z.enum(TIPOS, MESSAGES.chooseTipo)),
    id_secretaria: z.optional(fields.id),
    id_projeto: z.optional(fields.id),
  },
})
