import { LISTA_LABELS, LISTAS, type OpcaoMantida } from '@paco/domain/orcamento/opcao'
import { beginsPpa, ppaText } from '@paco/domain/orcamento/programa'
import type { Field, OptionsQuery, Values } from '../ui/entity-form/types.ts'

const descricaoField = { name: 'descricao', kind: 'text', span: 8 } as const satisfies Field

const grupoField = {
  name: 'grupo',
  kind: 'text',
  span: 4,
  help: 'As opções do mesmo grupo aparecem juntas.',
} as const satisfies Field

const isPrograma = ({ lista }: Values) => lista === 'programa'

const ppaField = {
  name: 'ppa',
  kind: 'integer',
  span: 4,
  help: 'O primeiro dos quatro anos. Em branco, o programa vale em todos.',
  below: ({ ppa }: Values) => (typeof ppa === 'number' && beginsPpa(ppa) ? `PPA ${ppaText(ppa)}` : null),
} as const satisfies Field

const objetivoField = {
  name: 'objetivo',
  kind: 'textarea',
  rows: 3,
  help: 'O que o programa pretende, como na lei do PPA.',
} as const satisfies Field

/** Of a new option. */
export const opcaoFields = (secretarias: OptionsQuery) =>
  [
    {
      name: 'lista',
      kind: 'select',
      options: LISTAS.map((value) => ({ value, label: LISTA_LABELS[value] })),
      span: 4,
    },
    { name: 'codigo', kind: 'text', span: 4 },
    {
      name: 'id_secretaria',
      kind: 'select',
      options: secretarias,
      span: 4,
      help: 'Só para códigos que são de uma secretaria.',
    },
    descricaoField,
    grupoField,
    { ...ppaField, when: isPrograma },
    { ...objetivoField, when: isPrograma },
  ] as const satisfies readonly Field[]

/** Of one that is there: lines carry its list, code and department. */
export const opcaoEditFields = [
  {
    name: 'lista',
    kind: 'readonly',
    show: (value: unknown) => LISTA_LABELS[value as OpcaoMantida['lista']],
    span: 4,
  },
  { name: 'codigo', kind: 'readonly', span: 4 },
  { name: 'secretaria_nome', kind: 'readonly', span: 4 },
  descricaoField,
  grupoField,
] as const satisfies readonly Field[]

/** Of a programme that is there. */
export const programaEditFields = [
  ...opcaoEditFields,
  ppaField,
  objetivoField,
] as const satisfies readonly Field[]
