import { TIPO_LABELS, TIPOS } from '@paco/domain/secretarias/secretaria'
import type { CustomFieldProps, Field } from '../ui/entity-form/types.ts'
import { AvatarPicker, nameOf } from './avatar-picker.tsx'

const tipos = TIPOS.map((tipo) => ({ value: tipo, label: TIPO_LABELS[tipo] }))

/** The fields registration and edit share; the picture's name differs on the wire of each. */
const secretariaFields = [
  { name: 'nomesecretaria', kind: 'text', span: 8 },
  { name: 'tipo', kind: 'select', options: tipos, span: 4 },
  { name: 'secretario', kind: 'text', span: 6 },
  { name: 'formacao', kind: 'text', span: 6 },
  { name: 'dataregistro', kind: 'day', span: 4 },
] as const satisfies readonly Field[]

/** The picture, whose name differs on the two wires: `{ ...imagemField, name: 'file' }`. */
const imagemField = {
  kind: 'custom',
  span: 12,
  show: (file: unknown) => (typeof file === 'string' && file !== '' ? nameOf(file) : '-'),
  render: (props: CustomFieldProps) => <AvatarPicker {...props} />,
} as const

/** Of 'Cadastro das Secretarias'. */
export const cadastroFields = [
  ...secretariaFields,
  { ...imagemField, name: 'file' },
] as const satisfies readonly Field[]

/** Of 'Alterar dados'. */
export const edicaoFields = [
  { name: 'id', kind: 'readonly', span: 12 },
  ...secretariaFields,
  {
    name: 'nome_curto',
    kind: 'text',
    span: 3,
    help: 'Como aparece nos gráficos e nas listas.',
  },
  {
    name: 'nome_oficial',
    kind: 'text',
    span: 5,
    help: 'Com o código, por exemplo: 02.09 Educação.',
  },
  {
    name: 'ordem',
    kind: 'integer',
    span: 6,
    help: 'Nas listas e nas escolhas. Sem lugar, vem depois das outras, pelo nome.',
  },
  {
    name: 'ordem_grafico',
    kind: 'integer',
    span: 6,
    help: 'Nos gráficos do painel, que têm dezesseis. Em branco, o próximo que estiver livre.',
  },
  { ...imagemField, name: 'imagem' },
] as const satisfies readonly Field[]
