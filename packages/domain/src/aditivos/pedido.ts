import * as z from 'zod/mini'
import type { Campos } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { validate } from '../shared/issues.ts'
import { labelled } from '../shared/labels.ts'
import { LABELS, TIPOS } from './aditivo.ts'
import { MESSAGES } from './messages.ts'

/** The longest a single amendment may move a project: ten years. */
export const MAX_PRAZO = 3650

/** The signed term, as it is known: with the request, or once it was approved. */
const ofTermo = {
  numero_termo: fields.optionalText(60),
  data_assinatura: fields.clearable(fields.day),
  fundamento_legal: fields.optionalText(300),
}

const base = {
  id_projeto: fields.id,
  /** The department whose budget bears it. */
  id_secretaria: fields.chosen(MESSAGES.chooseSecretaria),
}

const common = {
  ...base,
  /** Needed only where the project has several; which one it is, the server decides. */
  id_contrato: fields.clearable(fields.chosen(MESSAGES.chooseContrato)),
  ...ofTermo,
  antecipado_em: fields.clearable(fields.day),
}

/** An amount that says something. */
const amount = (error: string) => fields.moneyOr(error).check(z.refine((value) => value > 0, error))
const days = fields.integerOr(1, MAX_PRAZO, MESSAGES.choosePrazo)
const etapa = fields.integerOr(1, 6, MESSAGES.chooseEtapa)
const reason = fields.requiredText(2000)

const valorRequest = z.object({
  tipo: z.literal('valor'),
  ...common,
  id_orcamento: fields.chosen(MESSAGES.chooseValor),
  valor: fields.moneyOr(MESSAGES.chooseValor),
  descricao_pedido: reason,
  supressao: fields.unsaid,
  reajuste: fields.unsaid,
  prazo: fields.unsaid,
  etapa: fields.unsaid,
})

const supressaoRequest = z.object({
  tipo: z.literal('supressao'),
  ...common,
  supressao: amount(MESSAGES.chooseSupressao),
  descricao_pedido: reason,
  valor: fields.unsaid,
  id_orcamento: fields.unsaid,
  reajuste: fields.unsaid,
  prazo: fields.unsaid,
  etapa: fields.unsaid,
})

const prazoRequest = z.object({
  tipo: z.literal('prazo'),
  ...common,
  prazo: days,
  etapa,
  descricao_pedido: fields.optionalText(2000),
  valor: fields.unsaid,
  id_orcamento: fields.unsaid,
  supressao: fields.unsaid,
  reajuste: fields.unsaid,
})

const apostilaRequest = z.object({
  tipo: z.literal('apostila'),
  ...common,
  reajuste: amount(MESSAGES.chooseReajuste),
  descricao_pedido: reason,
  valor: fields.unsaid,
  id_orcamento: fields.unsaid,
  supressao: fields.unsaid,
  prazo: fields.unsaid,
  etapa: fields.unsaid,
})

interface Misto {
  readonly valor?: number | null | undefined
  readonly supressao?: number | null | undefined
  readonly prazo?: number | null | undefined
  readonly etapa?: number | null | undefined
  readonly id_orcamento?: number | null | undefined
}

const said = (value: unknown) => value !== undefined && value !== null
const needs = (path: keyof Misto | 'tipo', error: string, holds: (body: Misto) => boolean) =>
  z.refine<Misto>(holds, { path: [path], error })

const mistoRequest = z
  .object({
    tipo: z.literal('misto'),
    ...common,
    valor: fields.clearable(amount(MESSAGES.chooseValor)),
    id_orcamento: fields.clearable(fields.chosen(MESSAGES.chooseValor)),
    supressao: fields.clearable(amount(MESSAGES.chooseSupressao)),
    prazo: fields.clearable(days),
    etapa: fields.clearable(etapa),
    descricao_pedido: reason,
    reajuste: fields.unsaid,
  })
  .check(
    needs(
      'tipo',
      MESSAGES.chooseTwo,
      ({ valor, supressao, prazo }) => [valor, supressao, prazo].filter(said).length >= 2,
    ),
    needs(
      'id_orcamento',
      MESSAGES.chooseValor,
      ({ valor, id_orcamento }) => !said(valor) || said(id_orcamento),
    ),
    needs('etapa', MESSAGES.chooseEtapa, ({ prazo, etapa: which }) => !said(prazo) || said(which)),
  )

export const aditivoCreate = labelled(
  z.discriminatedUnion(
    'tipo',
    [valorRequest, supressaoRequest, prazoRequest, mistoRequest, apostilaRequest],
    { error: MESSAGES.chooseTipo },
  ),
  LABELS,
  'aditivos',
)
export type AditivoCreate = z.output<typeof aditivoCreate>

const edited = { versao: fields.versaoLida }

/** What came back, corrected: the same, and the version the correction began from. */
export const aditivoResend = labelled(
  z.discriminatedUnion(
    'tipo',
    [
      z.safeExtend(valorRequest, edited),
      z.safeExtend(supressaoRequest, edited),
      z.safeExtend(prazoRequest, edited),
      z.safeExtend(mistoRequest, edited),
      z.safeExtend(apostilaRequest, edited),
    ],
    { error: MESSAGES.chooseTipo },
  ),
  LABELS,
  'aditivos',
)
export type AditivoResend = z.output<typeof aditivoResend>

/** While the type is not known, what amendments of any type need can be told all the same. */
export function missingOfAny(body: Readonly<Record<string, unknown>>): Campos {
  if (TIPOS.some((tipo) => tipo === body.tipo)) return {}
  const held = validate(z.object(base), body)
  return held.ok ? {} : held.campos
}

/** What is taken back is what was read. */
export const retirada = z.object({ versao: fields.versaoLida })

/** What may be filled in of a term that was approved; what is written stays. */
export const termo = labelled(
  z.object({ ...ofTermo, versao: fields.versaoLida }).check(
    z.refine(({ versao: _, ...body }) => Object.values(body).some(said), {
      path: ['numero_termo'],
      error: MESSAGES.emptyTermo,
    }),
  ),
  LABELS,
  'aditivos',
)
export type Termo = z.output<typeof termo>

/** A request as it is stored: every field said, those that belong to another one empty with it. */
export function pedidoOf(body: AditivoCreate) {
  const { id_projeto, id_contrato: _, ...asked } = body
  const valor = asked.valor ?? null
  const prazo = asked.prazo ?? null
  return {
    ...asked,
    valor,
    id_orcamento: valor === null ? null : (asked.id_orcamento ?? null),
    supressao: asked.supressao ?? null,
    reajuste: asked.reajuste ?? null,
    prazo,
    etapa: prazo === null ? null : (asked.etapa ?? null),
    descricao_pedido: asked.descricao_pedido ?? null,
    numero_termo: asked.numero_termo ?? null,
    data_assinatura: asked.data_assinatura ?? null,
    fundamento_legal: asked.fundamento_legal ?? null,
    antecipado_em: asked.antecipado_em ?? null,
    id_projeto,
  }
}
