import type { Field } from '../ui/entity-form/types.ts'

/** When how much came in, and which of several it is. */
export const repasseFields = [
  { name: 'data', kind: 'day', span: 6 },
  { name: 'valor', kind: 'money', span: 6 },
  { name: 'parcela', kind: 'text', span: 12, placeholder: '1ª, 2 de 3, única' },
  { name: 'observacao', kind: 'textarea', rows: 2, span: 12 },
] as const satisfies readonly Field[]
