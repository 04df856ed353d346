import type { Field } from '../ui/entity-form/types.ts'

/** When it was met, and what shows it. */
export const cumprimentoFields = [
  { name: 'cumprido_em', kind: 'day', span: 6 },
  {
    name: 'evidencia',
    kind: 'textarea',
    rows: 3,
    help: 'O endereço da publicação, ou o que foi feito e onde está o documento.',
  },
] as const satisfies readonly Field[]
