import { ZONAS } from '@paco/domain/bairros/lancamento-bairro'
import type { Field } from '../ui/entity-form/types.ts'
import { bairroSuggestions, fonteSuggestions, tipoSuggestions } from './queries.ts'

/** Where, what for, and from which money. */
export const lancamentoFields = [
  {
    name: 'Bairro',
    label: 'Bairro',
    kind: 'suggest',
    options: bairroSuggestions,
    required: true,
    span: 5,
    placeholder: 'Escolha ou escreva',
  },
  {
    name: 'Zona',
    label: 'Zona',
    kind: 'suggest',
    options: ZONAS.map((value) => ({ value, label: value })),
    required: true,
    span: 4,
    placeholder: 'Escolha ou escreva',
    help: 'Sugerida pelo bairro, onde é conhecida; confira.',
  },
  { name: 'Valor', label: 'Valor', kind: 'money', required: true, span: 3 },
  { name: 'Descricao', label: 'Descrição', kind: 'textarea', required: true },
  {
    name: 'Tipo',
    label: 'Tipo',
    kind: 'suggest',
    options: tipoSuggestions,
    required: true,
    span: 4,
    placeholder: 'Escolha ou escreva',
  },
  {
    name: 'Fonte',
    label: 'Fonte',
    kind: 'suggest',
    options: fonteSuggestions,
    required: true,
    span: 4,
    placeholder: 'Escolha ou escreva',
  },
  { name: 'programa', label: 'Programa', kind: 'text', span: 4 },
] as const satisfies readonly Field[]
