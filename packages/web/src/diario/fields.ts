import { MOMENTO_LABELS, MOMENTOS } from '@paco/domain/diario/momento'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import type { Field, Option } from '../ui/entity-form/types.ts'

const momento = {
  name: 'momento',
  kind: 'select',
  span: 6,
  options: MOMENTOS.map((value) => ({ value, label: MOMENTO_LABELS[value] })),
} as const satisfies Field

const etapa = {
  name: 'etapa',
  kind: 'select',
  span: 6,
  options: ETAPAS.map(({ numero, nome }) => ({ value: numero, label: nome })),
} as const satisfies Field

const quando = [
  { name: 'dia', kind: 'day', span: 6 },
  { name: 'hora', kind: 'text', span: 6, placeholder: '14:05' },
] as const satisfies readonly Field[]

const legenda = {
  name: 'texto',
  kind: 'textarea',
  rows: 2,
  help: 'Pública, como a foto: não cite nomes de pessoas.',
} as const satisfies Field

export const corrigirFields = [legenda, momento, etapa] as const satisfies readonly Field[]

export const fotoFields = [...corrigirFields, ...quando] as const satisfies readonly Field[]

export const ocorrenciaFields = (contratos: readonly Option[]) =>
  [
    {
      name: 'texto',
      kind: 'textarea',
      rows: 5,
      help: 'Depois de enviada, a ocorrência não se altera: só fica sem efeito, com o motivo.',
    },
    ...quando,
    etapa,
    {
      name: 'id_contrato',
      kind: 'select',
      span: 6,
      options: contratos,
      when: () => contratos.length > 0,
    },
  ] as const satisfies readonly Field[]

export const semEfeitoFields = [
  {
    name: 'motivo',
    kind: 'textarea',
    rows: 3,
    help: 'O registro continua no livro, com o motivo e o seu nome.',
  },
] as const satisfies readonly Field[]
