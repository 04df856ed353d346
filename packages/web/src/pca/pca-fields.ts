import {
  CATEGORIA_LABELS,
  CATEGORIAS,
  CLASSIFICACAO_LABELS,
  CLASSIFICACOES,
} from '@paco/domain/pca/categorias'
import { isForaDoAno } from '@paco/domain/pca/execucao'
import { PRIORIDADES } from '@paco/domain/pca/pca'
import type { Plano } from '@paco/domain/pca/plano'
import type { Field, OptionsQuery } from '../ui/entity-form/types.ts'

const prioridades = PRIORIDADES.map((value) => ({ value, label: value }))

interface Quais {
  /** Of a new item what is left empty is not sent. */
  readonly novo?: boolean
  /** The year of the plan that it is in. */
  readonly ano?: number
  /** Whoever writes for more than one department says for which. */
  readonly secretaria?: boolean
}

const UNIDADES = ['Unidade', 'Serviço', 'Mês', 'Obra', 'Caixa', 'Metro', 'Quilograma', 'Litro']

/** What the national portal asks for beside the rest. */
const portalFields = (omitEmpty: boolean) =>
  [
    {
      kind: 'section',
      name: 'pncp',
      label: 'Para o PNCP',
      help: 'O portal nacional pede estes campos. São sugeridos pelo objeto: confira e mude o que for preciso.',
    },
    {
      name: 'categoria',
      kind: 'select',
      span: 4,
      omitEmpty,
      options: CATEGORIAS.map((value) => ({ value, label: CATEGORIA_LABELS[value] })),
    },
    {
      name: 'classificacao',
      kind: 'select',
      span: 4,
      omitEmpty,
      options: CLASSIFICACOES.map((value) => ({ value, label: CLASSIFICACAO_LABELS[value] })),
    },
    {
      name: 'unidade_fornecimento',
      kind: 'suggest',
      span: 4,
      omitEmpty,
      options: UNIDADES.map((value) => ({ value, label: value })),
    },
    { name: 'classificacao_codigo', kind: 'text', span: 4, omitEmpty },
    { name: 'classificacao_nome', kind: 'text', span: 8, omitEmpty },
    {
      name: 'valor_exercicio',
      kind: 'money',
      span: 4,
      omitEmpty,
      help: 'Só se for menor que o valor preliminar: o que cabe no orçamento do ano.',
    },
    { name: 'grupo_codigo', kind: 'text', span: 4, omitEmpty },
    { name: 'grupo_nome', kind: 'text', span: 4, omitEmpty, help: 'Itens que serão contratados juntos.' },
    { name: 'renovacao', kind: 'switch', span: 4, onLabel: 'Sim', offLabel: 'Não' },
  ] as const satisfies readonly Field[]

const secretariaField = (secretarias: OptionsQuery, omitEmpty: boolean) =>
  ({
    name: 'id_secretaria',
    kind: 'select',
    options: secretarias,
    span: 6,
    omitEmpty,
    help: 'De quem é a demanda.',
  }) as const satisfies Field

/** Into whose plan a new item goes: asked where there are several. */
export const unidadeField = (unidades: readonly Pick<Plano, 'codigo_unidade' | 'nome_unidade'>[]) =>
  ({
    name: 'unidade',
    kind: 'select',
    options: unidades.map(({ codigo_unidade, nome_unidade }) => ({
      value: codigo_unidade,
      label: nome_unidade,
    })),
    span: 6,
    omitEmpty: true,
    help: 'Em que plano entra. Sem escolha, no da unidade principal.',
  }) as const satisfies Field

/** What is to be bought, for whom and why, how much of it, and when. */
export const pcaFields = (secretarias: OptionsQuery, { novo = false, ano, secretaria = true }: Quais = {}) =>
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
    {
      name: 'data_pretendida',
      kind: 'day',
      span: 3,
      warning: ({ data_pretendida }) =>
        ano !== undefined &&
        typeof data_pretendida === 'string' &&
        data_pretendida !== '' &&
        isForaDoAno({ ano, data_pretendida })
          ? `A data é de outro ano: o item continua no plano de ${ano}.`
          : null,
    },
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
    ...(secretaria ? [secretariaField(secretarias, novo)] : []),
    ...portalFields(novo),
  ] as const satisfies readonly Field[]
