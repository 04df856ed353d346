import { PRIORIDADES } from '@paco/domain/pca/pca'
import type { Field, OptionsQuery } from '../ui/entity-form/types.ts'

const prioridades = PRIORIDADES.map((value) => ({ value, label: value }))

/** What is to be bought, for whom and why, how much of it, and when. */
export const pcaFields = (secretarias: OptionsQuery) =>
  [
    {
      name: 'requisitante',
      kind: 'suggest',
      options: secretarias,
      span: 6,
      placeholder: 'Escolha ou escreva',
      help: 'Quem pede: a secretaria ou o setor.',
    },
    {
      name: 'prioridade',
      kind: 'suggest',
      options: prioridades,
      span: 3,
      placeholder: 'Escolha ou escreva',
    },
    { name: 'data_pretendida', kind: 'day', span: 3 },
    { name: 'objeto', kind: 'textarea', rows: 2 },
    { name: 'justificativa', kind: 'textarea' },
    {
      name: 'expectativa_consumo_anual',
      kind: 'decimal',
      span: 6,
      help: 'Quantas unidades em um ano.',
    },
    { name: 'valor_preliminar', kind: 'money', span: 6 },
    {
      name: 'indicacao_vinculacao_dependencia',
      kind: 'textarea',
      rows: 2,
      help: 'Se depende de outro item ou contratação, diga de qual.',
    },
  ] as const satisfies readonly Field[]
