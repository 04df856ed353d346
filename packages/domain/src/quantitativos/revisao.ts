import * as z from 'zod/mini'
import { ARREDONDAMENTOS } from '../shared/exact.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { problemsOfArvore } from './arvore.ts'
import { MAX_ITENS } from './constantes.ts'
import { bdiField, type ItemInput, itemInput, itemQuantitativo } from './item.ts'
import { MESSAGES } from './messages.ts'

export const SITUACOES_REVISAO = ['rascunho', 'aprovada'] as const
export type SituacaoRevisao = (typeof SITUACOES_REVISAO)[number]
export const SITUACAO_LABELS: Record<SituacaoRevisao, string> = {
  rascunho: 'Em elaboração',
  aprovada: 'Aprovada',
}

/** The bill of quantities as a signature or an amendment left it: the contract's own is number 0. */
export const revisao = z.object({
  id: z.number(),
  id_contrato: z.number(),
  id_secretaria: z.number(),
  revisao: z.number(),
  id_aditivo: z.nullable(z.number()),
  vigente_de: z.string(),
  situacao: z.enum(SITUACOES_REVISAO),
  bdi: z.number(),
  arredondamento: z.enum(ARREDONDAMENTOS),
  total: z.number(),
  itens_total: z.number(),
  /** All who typed something of it. */
  autores: z.array(z.number()),
  aprovada_por: z.nullable(z.number()),
  aprovada_por_nome: z.nullable(z.string()),
  aprovada_em: z.nullable(z.string()),
  versao: z.number(),
})
export type Revisao = z.output<typeof revisao>

/** With all of its rows, in the order of their codes. */
export const revisaoCompleta = z.extend(revisao, { itens: z.array(itemQuantitativo) })

/** What its fields are called. */
export const LABELS = {
  id_contrato: 'Contrato',
  id_aditivo: 'Aditivo que a revisa',
  vigente_de: 'Vigente desde',
  bdi: 'BDI (%)',
  arredondamento: 'Frações de centavo',
  itens: 'Itens da planilha',
}
export const ARREDONDAMENTO_LABELS = { arredondar: 'Arredondar', truncar: 'Truncar' } as const

export const TOO_MANY = `Informe no máximo ${MAX_ITENS} linhas.`

const itens = z.array(itemInput, { error: MESSAGES.invalidRows }).check(z.maxLength(MAX_ITENS, TOO_MANY))

/** Told at the row and field that is wrong, as the schema's own complaints are. */
const isTree = z.check<{ itens?: readonly ItemInput[] | undefined }>((context) => {
  for (const [field, message] of Object.entries(problemsOfArvore(context.value.itens ?? [])))
    context.issues.push({ code: 'custom', message, path: field.split('.'), input: context.value })
})

const ownFields = {
  vigente_de: fields.day,
  bdi: bdiField,
  arredondamento: z.enum(ARREDONDAMENTOS, 'Escolha arredondar ou truncar.'),
}

/** What is missing is as in the revision before; the first has no BDI, rounds, and has no rows yet. */
export const revisaoCreate = labelled(
  z
    .object({
      id_contrato: fields.id,
      id_aditivo: fields.clearable(fields.id),
      vigente_de: ownFields.vigente_de,
      bdi: z.optional(ownFields.bdi),
      arredondamento: z.optional(ownFields.arredondamento),
      itens: z.optional(itens),
    })
    .check(isTree),
  LABELS,
)
export type RevisaoCreate = z.output<typeof revisaoCreate>

/** What is missing stays as it is; rows are sent all together, so that those not mentioned are never lost by silence. */
export const revisaoUpdate = labelled(
  z
    .object({
      vigente_de: z.optional(ownFields.vigente_de),
      bdi: z.optional(ownFields.bdi),
      arredondamento: z.optional(ownFields.arredondamento),
      itens: z.optional(itens),
      versao: fields.versao,
    })
    .check(isTree),
  LABELS,
)
export type RevisaoUpdate = z.output<typeof revisaoUpdate>
