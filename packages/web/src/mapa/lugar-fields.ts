import type { Field } from '../ui/entity-form/types.ts'
import { farText, placeOf } from './lugar.ts'

export const LUGAR_FIELDS: readonly Field<'latitude' | 'longitude'>[] = [
  { name: 'latitude', kind: 'text', placeholder: '-22,816400', span: 12 },
  {
    name: 'longitude',
    kind: 'text',
    placeholder: '-45,193300',
    span: 12,
    help: 'Em graus, com vírgula ou ponto.',
    warning: (values) => farText(placeOf(values)),
  },
]
