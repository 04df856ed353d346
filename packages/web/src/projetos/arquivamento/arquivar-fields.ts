import type { Field } from '../../ui/entity-form/types.ts'

export const arquivarFields = [
  {
    name: 'motivo',
    kind: 'textarea',
    span: 12,
    help: 'Fica escrito na página do projeto, aberta a todos.',
  },
] as const satisfies readonly Field[]
