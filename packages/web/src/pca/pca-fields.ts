import { PRIORIDADES } from '@paco/domain/pca/pca'
import type { Field, OptionsQuery } from '../ui/entity-form/types.ts'

const prioridades = PRIORIDADES.map((value) => ({ value, label: value }))

/** What is to be bought, for whom and why, how much of it, and when. */
export const pcaFields = (secretarias: OptionsQuery) =>
  [
    {
      name: 'requisitante',
      label: 'Requisitante',
      kind: 'suggest',
      options: secretarias,
      required: true,
      span: 6,
      placeholder: 'Escolha ou escreva',
      help: 'Quem pede: a secretaria ou o setor.',
    },
    {
      name: 'prioridade',
      label: 'Prioridade',
      kind: 'suggest',
      options: prioridades,
      required: true,
      span: 3,
      placeholder: 'Escolha ou escreva',
    },
    { name: 'data_pretendida', label: 'Data pretendida', kind: 'day', required: true, span: 3 },
    { name: 'objeto', label: 'Objeto', kind: 'textarea', rows: 2, required: true },
    { name: 'justificativa', label: 'Justificativa', kind: 'textarea', required: true },
    {
      name: 'expectativa_consumo_anual',
      label: 'Expectativa de consumo anual',
      kind: 'decimal',
      required: true,
      span: 6,
      help: 'Quantas unidades em um ano.',
    },
    { name: 'valor_preliminar', label: 'Valor preliminar', kind: 'money', required: true, span: 6 },
    {
      name: 'indicacao_vinculacao_dependencia',
      label: 'Indicação de vinculação ou dependência',
      kind: 'textarea',
      rows: 2,
      help: 'Se depende de outro item ou contratação, diga de qual.',
    },
  ] as const satisfies readonly Field[]
