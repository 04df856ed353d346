import { TIPO_LABELS, TIPOS } from '@paco/domain/aditivos/aditivo'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { formatDay } from '@paco/domain/shared/days'
import type { Field, OptionsQuery, Values } from '../ui/entity-form/types.ts'
import { choiceField } from './choice-field.tsx'
import { AboveSaldo, OrcamentoField, SaldoLine } from './orcamento-field.tsx'
import { PedidoPreview } from './pedido-preview.tsx'

interface FieldsProps {
  projeto: Projeto
  /** The departments to choose from; null where the project's own bears it. */
  secretarias: OptionsQuery | null
}

const ofValor = (values: Values) => values.tipo === 'valor'
const ofPrazo = (values: Values) => values.tipo === 'prazo'

function secretariaField({ projeto, secretarias }: FieldsProps) {
  const common = { name: 'id_secretaria', span: 12 } as const
  return secretarias === null
    ? ({ ...common, kind: 'readonly', show: () => projeto.secretaria_nome } as const satisfies Field)
    : ({
        ...common,
        kind: 'select',
        options: secretarias,
        refusal: MESSAGES.chooseSecretaria,
      } as const satisfies Field)
}

/** A department that cannot be chosen is the project's, and no value of the form. */
const lineOf = ({ projeto, secretarias }: FieldsProps, values: Values) => ({
  id_secretaria:
    secretarias === null
      ? projeto.id_secretaria
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

/** The fields of a request: those of value while it is about value, those of deadline while it is about days. */
export function solicitarFields(props: FieldsProps) {
  const { projeto } = props
  const justificativa = {
    name: 'descricao_pedido',
    kind: 'textarea',
    below: (values: Values) => <PedidoPreview projeto={projeto} values={values} />,
  } as const
  return [
    secretariaField(props),
    choiceField({
      name: 'tipo',
      choices: TIPOS.map((value) => ({ value, label: TIPO_LABELS[value] })),
      refusal: MESSAGES.chooseTipo,
    }),
    {
      name: 'id_orcamento',
      kind: 'custom',
      refusal: MESSAGES.chooseValor,
      span: 12,
      when: ofValor,
      render: (field) => (
        <OrcamentoField {...field} id_secretaria={lineOf(props, field.values).id_secretaria} />
      ),
      below: (values) => <SaldoLine {...lineOf(props, values)} />,
    },
    {
      name: 'valor',
      kind: 'money',
      refusal: MESSAGES.chooseValor,
      span: 12,
      when: ofValor,
      below: (values) => <AboveSaldo {...lineOf(props, values)} valor={values.valor} />,
    },
    {
      name: 'prazo',
      kind: 'integer',
      refusal: MESSAGES.choosePrazo,
      span: 4,
      when: ofPrazo,
    },
    {
      name: 'etapa',
      kind: 'select',
      refusal: MESSAGES.chooseEtapa,
      options: etapaOptions(projeto),
      span: 8,
      when: ofPrazo,
    },
    { ...justificativa, refusal: MESSAGES.justifyRequest, when: ofValor },
    { ...justificativa, required: false, when: ofPrazo },
  ] as const satisfies readonly Field[]
}
