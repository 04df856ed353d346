import { avisosOf, type Codigos } from '@paco/domain/orcamento/avisos'
import { FONTE_CODES, FONTE_LABELS } from '@paco/domain/orcamento/fonte'
import { ORCAMENTO_FLAGS, ORCAMENTO_LABELS } from '@paco/domain/orcamento/lancamento'
import type { ListaDoLancamento } from '@paco/domain/orcamento/opcao'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import type { Field, OptionsQuery, Values } from '../ui/entity-form/types.ts'
import { FuncionalLine, SegmentosLine } from './segmentos.tsx'
import { byGroup, byOwner } from './sugestoes.ts'
import type { Listas } from './use-listas.ts'

export interface FieldsProps {
  listas: Listas
  secretarias: readonly SecretariaChoice[]
  /** The same departments for the select box; null for those whose department is fixed. */
  choosable: OptionsQuery | null
  /** The department of a line whose department is not chosen in the form. */
  fixed: { id: number | null; nome: string }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const yearOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** The department the line is for: chosen in the form, or fixed. */
const secretariaOf = (values: Values, fixed: number | null): number | null =>
  typeof values.secretaria_id === 'number' ? values.secretaria_id : fixed

function secretariaField({ choosable, fixed }: FieldsProps) {
  return choosable
    ? ({
        name: 'secretaria_id',
        kind: 'select',
        // A line that is sent without one gets the person's own.
        required: true,
        options: choosable,
        span: 6,
      } as const satisfies Field)
    : ({
        name: 'secretaria_id',
        kind: 'readonly',
        show: () => fixed.nome || '-',
        span: 6,
      } as const satisfies Field)
}

/** A code of one of the option lists: suggested, explained, and never refused for being unknown. */
function codeFields({ listas, secretarias, fixed }: FieldsProps) {
  const warningOf = (campo: keyof Codigos) => (values: Values) => {
    const line = { ...values, secretaria_id: secretariaOf(values, fixed.id) } as Codigos
    return avisosOf(line, listas.classificacao).find((aviso) => aviso.campo === campo)?.texto ?? null
  }
  const code = <const Name extends string>(name: Name, lista: ListaDoLancamento) =>
    ({
      name,
      kind: 'suggest',
      placeholder: 'Código ou palavra',
      span: 6,
      options: byGroup(listas[lista]),
      below: (values: Values) => <SegmentosLine lista={lista} codigo={textOf(values[name])} />,
    }) as const
  const owned = (lista: ListaDoLancamento) => (values: Values) =>
    byOwner(listas[lista], secretariaOf(values, fixed.id), secretarias)
  return {
    classificacao: {
      ...code('classificacao_institucional', 'classificacao'),
      options: owned('classificacao'),
      warning: warningOf('classificacao_institucional'),
    },
    unidade: {
      ...code('unidade', 'unidade'),
      options: owned('unidade'),
      warning: warningOf('unidade'),
    },
    funcional: {
      ...code('funcional_programatica', 'funcionais'),
      below: ({ funcional_programatica, exercicio }: Values) => (
        <FuncionalLine codigo={textOf(funcional_programatica)} ano={yearOf(exercicio)} />
      ),
      help: 'Em que se gasta: função, subfunção, programa e ação, como na lei orçamentária.',
      warning: warningOf('funcional_programatica'),
    },
    conta: {
      ...code('conta_elemento_despesa', 'contaelemento'),
      help: 'O que se compra ou paga: obras, material, serviços, pessoal.',
    },
    stn: {
      ...code('fonte_recurso_stn', 'fontederecurso'),
      help: 'De onde vem o dinheiro, pelo código nacional do Tesouro (três dígitos).',
      warning: warningOf('fonte_recurso_stn'),
    },
    aplicacao: {
      ...code('aplicacao', 'aplicacao'),
      help: 'Destino do recurso no código do Tribunal de Contas; “.0000” quando não há convênio próprio.',
    },
  } as const
}

/** The fields of a budget line, in the order people fill them in. */
export function lancamentoFields(props: FieldsProps) {
  const { classificacao, unidade, funcional, conta, stn, aplicacao } = codeFields(props)
  return [
    secretariaField(props),
    { name: 'valor', kind: 'money', span: 3 },
    {
      name: 'orcamento',
      kind: 'select',
      options: ORCAMENTO_FLAGS.map((value) => ({ value, label: ORCAMENTO_LABELS[value] })),
      span: 3,
      help: 'Se está na lei orçamentária do ano.',
    },
    { kind: 'section', name: 'despesa', label: 'Classificação da despesa' },
    classificacao,
    unidade,
    funcional,
    conta,
    { kind: 'section', name: 'recurso', label: 'Origem do recurso' },
    {
      name: 'fonte_recurso',
      kind: 'select',
      options: FONTE_CODES.map((value) => ({ value, label: FONTE_LABELS[value] ?? value })),
      span: 6,
    },
    stn,
    aplicacao,
    {
      name: 'ficha',
      kind: 'text',
      span: 3,
      help: 'O número da dotação no sistema contábil.',
    },
    { name: 'exercicio', kind: 'integer', span: 3, help: 'O ano da lei orçamentária.' },
  ] as const satisfies readonly Field[]
}
