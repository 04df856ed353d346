import type { Field } from '../ui/entity-form/types.ts'
import { FileField } from '../ui/file/file-field.tsx'

/** When it was met, and what shows it. */
export const cumprimentoFields = [
  { name: 'cumprido_em', kind: 'day', span: 6 },
  {
    name: 'evidencia',
    kind: 'textarea',
    rows: 3,
    help: 'O endereço da publicação, ou o que foi feito e onde está o documento. Pode ficar vazia se você anexar um arquivo.',
  },
  {
    name: 'arquivo',
    kind: 'custom',
    span: 12,
    render: (props) => <FileField {...props} />,
    show: (value) => (value instanceof File ? value.name : ''),
  },
] as const satisfies readonly Field[]
