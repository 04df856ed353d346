import { TIPO_LABELS, TIPOS } from '@paco/domain/secretarias/secretaria'
import type { CustomFieldProps, Field } from '../ui/entity-form/types.ts'
import { AvatarPicker, nameOf } from './avatar-picker.tsx'

const tipos = TIPOS.map((tipo) => ({ value: tipo, label: TIPO_LABELS[tipo] }))

/** The fields registration and edit share; the picture's name differs on the wire of each. */
export const secretariaFields = [
  {
    name: 'nomesecretaria',
    label: 'Nome da secretaria',
    kind: 'text',
    required: true,
    span: 8,
  },
  { name: 'tipo', label: 'Tipo', kind: 'select', options: tipos, required: true, span: 4 },
  { name: 'secretario', label: 'Nome do secretário', kind: 'text', span: 6 },
  { name: 'formacao', label: 'Formação do secretário', kind: 'text', span: 6 },
  { name: 'dataregistro', label: 'Data de registro', kind: 'day', span: 4 },
] as const satisfies readonly Field[]

/** The picture, whose name differs on the two wires: `{ ...imagemField, name: 'file' }`. */
export const imagemField = {
  label: 'Imagem',
  kind: 'custom',
  span: 12,
  show: (file: unknown) => (typeof file === 'string' && file !== '' ? nameOf(file) : '-'),
  render: (props: CustomFieldProps) => <AvatarPicker {...props} />,
} as const
