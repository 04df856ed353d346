import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import { ARREDONDAMENTO_LABELS } from '@paco/domain/quantitativos/revisao'
import { ARREDONDAMENTOS } from '@paco/domain/shared/exact'
import type { Field } from '../ui/entity-form/types.ts'
import { PercentField, percentShown } from '../ui/percent-field.tsx'
import { aditivoText } from './revisoes.ts'

const fracoes = ARREDONDAMENTOS.map((value) => ({ value, label: ARREDONDAMENTO_LABELS[value] }))

/** Since when a revision counts, and how its prices are made. */
export const contasFields = (isFirst: boolean) =>
  [
    { name: 'vigente_de', kind: 'day', span: 4 },
    {
      name: 'bdi',
      kind: 'custom',
      span: 4,
      required: true,
      help: 'Sobre o custo dos itens sem preço próprio.',
      render: (field) => <PercentField {...field} />,
      show: percentShown,
    },
    {
      name: 'arredondamento',
      kind: 'select',
      span: 4,
      options: fracoes,
      disabled: !isFirst,
      required: true,
      ...(isFirst ? {} : { help: MESSAGES.roundingStays }),
    },
  ] as const satisfies readonly Field[]

/** The first is of what was signed, each later one of an approved amendment. */
export function novaFields(isFirst: boolean, aditivos: readonly Aditivo[]) {
  const options = aditivos.map((aditivo) => ({ value: aditivo.id, label: aditivoText(aditivo) }))
  const aditivo = {
    name: 'id_aditivo',
    kind: 'select',
    options,
    required: true,
    span: 12,
  } as const satisfies Field
  return isFirst ? contasFields(true) : [aditivo, ...contasFields(false)]
}
