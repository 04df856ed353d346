import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import type { Pca } from './pca.ts'
import { isAprovado, type SituacaoPlano } from './plano.ts'
import { type DoPlano, PNCP_FIELDS, type PncpEnvio, pncpEnvio } from './pncp.ts'
import type { SituacaoItem } from './situacao.ts'

export const TIPOS_REVISAO = ['inclusao', 'alteracao', 'exclusao'] as const
export type TipoRevisao = (typeof TIPOS_REVISAO)[number]

export const TIPO_REVISAO_LABELS: Readonly<Record<TipoRevisao, string>> = {
  inclusao: 'Inclusão',
  alteracao: 'Alteração',
  exclusao: 'Exclusão',
}

/** What changed in an item after its plan was approved. */
export const revisao = z.object({
  id: z.number(),
  numero: z.number(),
  tipo: z.enum(TIPOS_REVISAO),
  antes: z.record(z.string(), z.unknown()),
  depois: z.record(z.string(), z.unknown()),
  justificativa: z.string(),
  feita_por_nome: z.nullable(z.string()),
  feita_em: z.string(),
  enviada: z.boolean(),
})
export type Revisao = z.output<typeof revisao>

/** As long as the portal takes it. */
export const justificativaRevisao = fields.requiredText(255)

/** These say how much, how dear and when: nobody changes them in an approved plan without saying why. */
export const JUSTIFICADOS = ['expectativa_consumo_anual', 'valor_preliminar', 'data_pretendida'] as const

/** What else the portal knows of an item: a gap that is filled, or a word that is mended, says so by itself. */
export const COMPLEMENTOS = [
  'objeto',
  'requisitante',
  'categoria',
  'classificacao',
  'classificacao_codigo',
  'classificacao_nome',
  'unidade_fornecimento',
  'valor_exercicio',
  'grupo_codigo',
  'grupo_nome',
] as const

export const POR_SI_SO = 'Complemento ou correção dos dados do item.'

type Revisto = (typeof JUSTIFICADOS)[number] | (typeof COMPLEMENTOS)[number]
type Valores = Readonly<Partial<Record<Revisto, unknown>>>

/** Whether what is done with an item is a revision: it is in the plan, and the plan is approved. */
export const isRevisao = (item: { situacao: SituacaoItem; plano_situacao: SituacaoPlano }): boolean =>
  item.situacao === 'aprovado' && isAprovado(item.plano_situacao)

/** What an edit changes of what a revision tells, and whether it has to be justified. */
export function mudancasOf(stored: Valores, edit: Valores) {
  const changed = [...JUSTIFICADOS, ...COMPLEMENTOS].filter(
    (campo) => edit[campo] !== undefined && edit[campo] !== stored[campo],
  )
  const pick = (from: Valores) => Object.fromEntries(changed.map((campo) => [campo, from[campo] ?? null]))
  return {
    mudou: changed.length > 0,
    exige: changed.some((campo) => (JUSTIFICADOS as readonly string[]).includes(campo)),
    antes: pick(stored),
    depois: pick(edit),
  }
}

/** An item with what the portal was last told of it. */
export type ItemEnviado = DoPlano & Pick<Pca, 'situacao' | 'pronto'> & { readonly enviado: PncpEnvio | null }

/** What the portal has to be told since then: what is new, what is otherwise, what is gone. */
export interface Retificacao {
  readonly inclusoes: readonly PncpEnvio[]
  readonly alteracoes: readonly PncpEnvio[]
  readonly exclusoes: readonly number[]
}

/** What was emptied is told as an empty text, as the manual's own example does: an absent key stays as it was. */
const otherwise = (now: PncpEnvio, told: PncpEnvio): PncpEnvio | null => {
  const changed = PNCP_FIELDS.filter((field) => (now[field] ?? '') !== (told[field] ?? ''))
  return changed.length === 0
    ? null
    : Object.fromEntries(['numeroItem' as const, ...changed].map((field) => [field, now[field] ?? '']))
}

export function retificacaoOf(itens: readonly ItemEnviado[]): Retificacao {
  const there = itens.filter(({ situacao, pronto }) => situacao === 'aprovado' && pronto)
  return {
    inclusoes: there.filter(({ enviado }) => enviado === null).map(pncpEnvio),
    alteracoes: there.flatMap((item) => {
      const changed = item.enviado && otherwise(pncpEnvio(item), item.enviado)
      return changed ? [changed] : []
    }),
    exclusoes: itens
      .filter(({ situacao, enviado }) => enviado !== null && situacao !== 'aprovado')
      .map(({ numero_item }) => numero_item),
  }
}

/** The reasons of several revisions as one, no longer than the portal takes it. */
export function justificativaDe(justificativas: readonly string[]): string {
  const [MOST, text] = [255, [...new Set(justificativas)].join(' · ')]
  return text.length <= MOST ? text || POR_SI_SO : `${text.slice(0, MOST - 1)}…`
}

const LABELS = { motivo: 'Justificativa' }

/** Taken out of an approved plan. */
export const itemCancelado = labelled(
  z.object({ motivo: justificativaRevisao, versao: fields.versaoLida }),
  LABELS,
)

/** Taken into the plan; one that is approved asks why. */
export const itemAprovado = labelled(
  z.object({ motivo: fields.optionalText(255), versao: fields.versaoLida }),
  LABELS,
)

export const itemDevolvido = labelled(
  z.object({ motivo: fields.requiredText(2000), versao: fields.versaoLida }),
  { motivo: 'O que precisa ser corrigido' },
)

export const itemEnviado = z.object({ versao: fields.versaoLida })

/** What is added up is what was read of each. */
const lido = z.object({ id: fields.id, versao: fields.versaoLida })

export const itemConsolidado = labelled(
  z.object({
    itens: z
      .array(lido, 'Escolha os itens.')
      .check(z.minLength(1, 'Escolha ao menos um item.'), z.maxLength(100, 'Escolha no máximo 100 itens.')),
    motivo: fields.optionalText(255),
    versao: fields.versaoLida,
  }),
  { ...LABELS, itens: 'Itens' },
)
