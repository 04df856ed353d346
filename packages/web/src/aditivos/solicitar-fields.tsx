import { TIPO_LABELS, TIPOS } from '@paco/domain/aditivos/aditivo'
import type { Medidor } from '@paco/domain/aditivos/limite'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { formatDay } from '@paco/domain/shared/days'
import type { CustomFieldProps, Field, OptionsQuery, Values } from '../ui/entity-form/types.ts'
import { choiceField } from './choice-field.tsx'
import { AboveSaldo, OrcamentoField, SaldoLine } from './orcamento-field.tsx'
import { PedidoPreview, says } from './pedido-preview.tsx'

export interface FieldsProps {
  projeto: Projeto
  /** Whose budget bears it. */
  secretaria: { id: number; nome: string }
  /** The departments to choose from; null where that one bears it. */
  secretarias: OptionsQuery | null
  /** The contracts it may be about; a choice only where there are several. */
  contratos: readonly Medidor[]
}

const LABELS = { ...TIPO_LABELS, apostila: 'Apostila de reajuste' }

const isMisto = (values: Values) => values.tipo === 'misto'
const isPrazo = (values: Values) => values.tipo === 'prazo'
/** In a mixed one each of the amounts may stay empty. */
const alone = (what: Parameters<typeof says>[1]) => (values: Values) => says(values, what) && !isMisto(values)

function secretariaField({ secretaria, secretarias }: FieldsProps) {
  const common = { name: 'id_secretaria', span: 12 } as const
  return secretarias === null
    ? ({ ...common, kind: 'readonly', show: () => secretaria.nome } as const satisfies Field)
    : ({
        ...common,
        kind: 'select',
        options: secretarias,
        refusal: MESSAGES.chooseSecretaria,
      } as const satisfies Field)
}

/** A department that cannot be chosen is no value of the form. */
const lineOf = ({ secretaria, secretarias }: FieldsProps, values: Values) => ({
  id_secretaria:
    secretarias === null
      ? secretaria.id
      : typeof values.id_secretaria === 'number'
        ? values.id_secretaria
        : null,
  id_orcamento: values.id_orcamento,
})

const etapaOptions = (projeto: Projeto) =>
  etapasOf(projeto).map(({ numero, nome, fim }) => ({
    value: numero,
    label: fim === null ? nome : `${nome} (até ${formatDay(fim)})`,
  }))

const contratoField = ({ contratos }: FieldsProps) =>
  ({
    name: 'id_contrato',
    kind: 'select',
    required: true,
    refusal: MESSAGES.chooseContrato,
    span: 12,
    options: contratos.flatMap(({ id_contrato, contrato_nome }) =>
      id_contrato === null ? [] : [{ value: id_contrato, label: contrato_nome ?? String(id_contrato) }],
    ),
    when: () => contratos.length > 1,
  }) as const satisfies Field

function valorFields(props: FieldsProps) {
  const valor = {
    name: 'valor',
    kind: 'money',
    refusal: MESSAGES.chooseValor,
    below: (values: Values) => <AboveSaldo {...lineOf(props, values)} valor={values.valor} />,
  } as const
  const orcamento = {
    name: 'id_orcamento',
    kind: 'custom',
    refusal: MESSAGES.chooseValor,
    span: 12,
    render: (field: CustomFieldProps) => (
      <OrcamentoField {...field} id_secretaria={lineOf(props, field.values).id_secretaria} />
    ),
    below: (values: Values) => <SaldoLine {...lineOf(props, values)} />,
  } as const
  return [
    { ...orcamento, when: alone('valor') },
    { ...orcamento, required: false, omitEmpty: true, when: isMisto },
    { ...valor, span: 12, when: alone('valor') },
    { ...valor, span: 6, required: false, omitEmpty: true, when: isMisto },
    {
      name: 'supressao',
      kind: 'money',
      refusal: MESSAGES.chooseSupressao,
      span: 12,
      when: alone('supressao'),
    },
    { name: 'supressao', kind: 'money', span: 6, required: false, omitEmpty: true, when: isMisto },
    {
      name: 'reajuste',
      kind: 'money',
      refusal: MESSAGES.chooseReajuste,
      help: 'Pelo índice do contrato, a partir da data-base. Fica fora dos limites de acréscimo.',
      span: 12,
      when: (values) => says(values, 'reajuste'),
    },
  ] as const satisfies readonly Field[]
}

function prazoFields({ projeto }: FieldsProps) {
  const prazo = { name: 'prazo', kind: 'integer', refusal: MESSAGES.choosePrazo, span: 4 } as const
  const etapa = { name: 'etapa', kind: 'select', options: etapaOptions(projeto), span: 8 } as const
  return [
    { ...prazo, when: isPrazo },
    { ...etapa, refusal: MESSAGES.chooseEtapa, when: isPrazo },
    { ...prazo, required: false, omitEmpty: true, when: isMisto },
    { ...etapa, required: false, omitEmpty: true, when: isMisto },
  ] as const satisfies readonly Field[]
}

/** What is known of the signed term already: all of it may wait. */
const termoFields = [
  {
    kind: 'section',
    name: 'termo',
    label: 'Termo (opcional)',
    help: 'O que ainda não se sabe pode ser informado depois da aprovação.',
  },
  { name: 'numero_termo', kind: 'text', span: 4, required: false, omitEmpty: true },
  { name: 'data_assinatura', kind: 'day', span: 4, required: false, omitEmpty: true },
  { name: 'antecipado_em', kind: 'day', span: 4, required: false, omitEmpty: true },
  {
    name: 'fundamento_legal',
    kind: 'text',
    span: 12,
    required: false,
    omitEmpty: true,
    placeholder: 'art. 124, I, b, da Lei 14.133/2021',
  },
] as const satisfies readonly Field[]

/** The fields of a request: what is asked for, on which budget and contract, why, and what is known of its term. */
export function solicitarFields(props: FieldsProps) {
  const justificativa = {
    name: 'descricao_pedido',
    kind: 'textarea',
    below: (values: Values) => <PedidoPreview projeto={props.projeto} values={values} />,
  } as const
  return [
    secretariaField(props),
    choiceField({
      name: 'tipo',
      choices: TIPOS.map((value) => ({ value, label: LABELS[value] })),
      refusal: MESSAGES.chooseTipo,
    }),
    contratoField(props),
    ...valorFields(props),
    ...prazoFields(props),
    { ...justificativa, refusal: MESSAGES.justifyRequest, when: (values: Values) => !isPrazo(values) },
    { ...justificativa, required: false, when: isPrazo },
    ...termoFields,
  ] as const satisfies readonly Field[]
}
