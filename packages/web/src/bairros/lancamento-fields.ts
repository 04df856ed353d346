import { ZONAS } from '@paco/domain/bairros/lancamento-bairro'
import type { Field } from '../ui/entity-form/types.ts'
import { bairroSuggestions, fonteSuggestions, tipoSuggestions } from './queries.ts'

/** Where, what for, and from which money. */
export const lancamentoFields = [
  {
    name: 'Bairro',
    kind: 'suggest',
    options: bairroSuggestions,
    span: 5,
    placeholder: 'Escolha ou escreva',
  },
  {
    name: 'Zona',
    kind: 'suggest',
    options: ZONAS.map((value) => ({ value, label: value })),
    span: 4,
    placeholder: 'Escolha ou escreva',
    help: 'Sugerida pelo bairro, onde é conhecida; confira.',
  },
  { name: 'Valor', kind: 'money', span: 3 },
  { name: 'Descricao', kind: 'textarea' },
  {
    name: 'Tipo',
    kind: 'suggest',
    options: tipoSuggestions,
    span: 4,
    placeholder: 'Escolha ou escreva',
  },
  {
    name: 'Fonte',
    kind: 'suggest',
    options: fonteSuggestions,
    span: 4,
    placeholder: 'Escolha ou escreva',
  },
  { name: 'programa', kind: 'text', span: 4 },
] as const satisfies readonly Field[]
