import type { Programa } from '@paco/domain/orcamento/opcao'
import { ppaText } from '@paco/domain/orcamento/programa'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { NATUREZA_LABELS, NATUREZAS } from '@paco/domain/projetos/natureza'
import { canMoveProjeto } from '@paco/domain/projetos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { programasQuery } from '../../orcamento/queries.ts'
import { optionsFrom } from '../../ui/entity-form/options-from.ts'
import type { Field, OptionsQuery, Suggestion, SuggestionSearch } from '../../ui/entity-form/types.ts'

/** Fields all forms of a project share; each form takes those it shows. */
export const nomeField = { name: 'nomeprojeto', kind: 'text', span: 8 } as const satisfies Field

/** Sections of the form that holds all of them. */
export const identificacaoSection = {
  name: 'identificacao',
  kind: 'section',
  label: 'Identificação',
} as const satisfies Field
export const dadosSection = {
  name: 'dados',
  kind: 'section',
  label: 'Descrição, ano e valor',
} as const satisfies Field

export const descricaoField = {
  name: 'descricao',
  kind: 'textarea',
  rows: 3,
  span: 12,
} as const satisfies Field

export const anoField = {
  name: 'ano',
  kind: 'integer',
  placeholder: 'aaaa',
  span: 2,
} as const satisfies Field

export const valorField = {
  name: 'valor',
  kind: 'money',
  span: 4,
  help: 'Em reais. Deixe vazio enquanto não houver estimativa.',
} as const satisfies Field

/** The value of a project that is there: only read where it is frozen. */
export const valorFieldFor = (locked: boolean) =>
  locked
    ? ({ ...valorField, locked, help: 'Congelado: muda por aditivo.' } as const satisfies Field)
    : valorField

/** The manager, under the name the call gives it: `gestorprojeto` on creation, `gestorprocesso` after. */
export const gestorField = <const Name extends 'gestorprojeto' | 'gestorprocesso'>(
  name: Name,
  pessoas: SuggestionSearch,
) =>
  ({
    name,
    kind: 'suggest',
    search: pessoas,
    span: 6,
    placeholder: 'Escolha ou escreva',
  }) as const satisfies Field

export const naturezas = NATUREZAS.map((value) => ({ value, label: NATUREZA_LABELS[value] }))

const programas: OptionsQuery<Suggestion> = optionsFrom(programasQuery, byName)

function byName(all: readonly Programa[]): Suggestion[] {
  return all.map(({ id, codigo, descricao, ppa }) => ({
    value: id,
    label: `${codigo} - ${descricao}`,
    ...(ppa === null ? {} : { hint: `PPA ${ppaText(ppa)}` }),
  }))
}

/** What kind of undertaking it is, where it stands, and what everyone is told of it. */
export const classificacaoFields = [
  { name: 'classificacao', kind: 'section', label: 'Classificação e endereço' },
  { name: 'natureza', kind: 'select', options: naturezas, span: 4 },
  {
    name: 'programa',
    kind: 'suggest',
    options: programas,
    span: 8,
    placeholder: 'Escolha na lista da cidade',
  },
  { name: 'endereco', kind: 'text', span: 12 },
  {
    name: 'descricao_publica',
    kind: 'textarea',
    rows: 2,
    help: 'O que todos leem do projeto: sem dados de pessoas.',
  },
  {
    name: 'fora_do_pca',
    kind: 'textarea',
    rows: 2,
    help: 'Só para o que não está em nenhum item do plano de contratações.',
  },
] as const satisfies readonly Field[]

export const idField = { name: 'id', kind: 'readonly', span: 2 } as const satisfies Field

/** The department: chosen by administrators, only read by everyone else, whose projects are their own's. */
export function secretariaField(who: SessionUser | null, secretarias: OptionsQuery, nome: string) {
  return canMoveProjeto(who)
    ? ({
        name: 'id_secretaria',
        kind: 'select',
        required: true,
        options: { ...secretarias, failedText: MESSAGES.loadSecretariasFailed },
        span: 4,
      } as const satisfies Field)
    : ({
        name: 'id_secretaria',
        kind: 'readonly',
        show: () => nome || '-',
        span: 4,
      } as const satisfies Field)
}
