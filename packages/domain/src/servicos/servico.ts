import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { sumMoney } from '../shared/money.ts'
import { MESSAGES } from './messages.ts'

/** A payment of a service: the month of the contract, counted from 1, and the amount. */
export const parcela = z.object({ id: z.number(), mes: z.number(), valor: z.number() })
export type Parcela = Pick<z.output<typeof parcela>, 'mes' | 'valor'>

/** Something a project pays for. Its weight is its share of the project's services unless one was given. */
export const servico = z.object({
  id: z.number(),
  projeto_id: z.number(),
  descricao: z.string(),
  valor_total: z.number(),
  /** In percent, with two decimals. */
  peso: z.number(),
  parcelas: z.array(parcela),
  versao: z.number(),
})
export type Servico = z.output<typeof servico>

/** Fifty years of monthly payments. */
export const MAX_MES = 600
export const MAX_PARCELAS = 600

/** An installment as it is sent. */
export const parcelaInput = z.object({
  mes: fields.integer(1, MAX_MES, 'Informe o mês.'),
  valor: fields.money,
})

const parcelas = z
  .array(parcelaInput, { error: 'Informe a lista de parcelas.' })
  .check(z.maxLength(MAX_PARCELAS, `Informe no máximo ${MAX_PARCELAS} parcelas.`))

/** What the installments leave of the total; below zero is refused. */
export const leftOfTotal = (valor_total: number, installments: readonly Parcela[]): number =>
  sumMoney([valor_total, -sumMoney(installments.map(({ valor }) => valor))])

/** The installments of a service may not add up to more than its total. */
const withinTotal = z.refine<{ valor_total: number; parcelas?: readonly Parcela[] | undefined }>(
  ({ valor_total, parcelas = [] }) => parcelas.length === 0 || leftOfTotal(valor_total, parcelas) >= 0,
  { error: MESSAGES.overTotal, path: ['parcelas'] },
)

const ownFields = {
  descricao: fields.requiredText(500),
  valor_total: fields.moneyOr(MESSAGES.invalidTotal),
  /** 0 means: derive it. */
  peso: z.optional(fields.decimal(0, 100, 'Informe o peso em percentual.')),
  parcelas: z.optional(parcelas),
}

/** What its fields are called. */
const LABELS = {
  projeto_id: 'Projeto',
  descricao: 'Descrição',
  valor_total: 'Valor total',
  peso: 'Peso (%)',
  parcelas: 'Parcelas',
}

export const servicoCreate = labelled(
  z.object({ projeto_id: fields.id, ...ownFields }).check(withinTotal),
  LABELS,
  'servicos',
)
export type ServicoCreate = z.output<typeof servicoCreate>

/**
 * A service is changed as a whole: description, total and all of its installments, so that those which are not
 * mentioned are never lost by silence. A weight that is not mentioned stays.
 */
export const servicoUpdate = labelled(
  z.object({ ...ownFields, parcelas, versao: fields.versao }).check(withinTotal),
  LABELS,
  'servicos',
)
export type ServicoUpdate = z.output<typeof servicoUpdate>

/** Columns that do not depend on the installments; the months follow them. */
export const servicosList = defineList({
  name: 'servicos',
  title: 'Cronograma físico-financeiro',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'descricao', label: 'Serviço', kind: 'text' },
    { key: 'peso', label: LABELS.peso, kind: 'decimal' },
    { key: 'valor_total', label: 'Valor total (R$)', kind: 'money', sum: true },
  ],
  filters: {},
})

export const parcelasList = defineList({
  name: 'parcelas',
  title: 'Parcelas de um serviço',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'mes', label: 'Mês', kind: 'integer' },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
  ],
  filters: {},
})
