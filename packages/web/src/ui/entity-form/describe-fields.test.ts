import * as fields from '@paco/domain/shared/fields'
import { labelled } from '@paco/domain/shared/labels'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeFields } from './describe-fields.ts'
import type { Field } from './types.ts'

const LABELS = {
  id: 'Id',
  nome: 'Nome',
  apelido: 'Apelido',
  peso: 'Peso (%)',
  senha: 'Senha',
  fim1: 'Etapa 1: fim',
}
const body = labelled(
  z.object({
    nome: z.optional(fields.requiredText(20)),
    apelido: fields.optionalText(10),
    peso: z.optional(fields.decimal(0, 100, 'Informe o peso.')),
    senha: z.optional(z.string()),
    fim1: fields.clearable(fields.day),
    versao: fields.versao,
  }),
  LABELS,
)
const described = (field: Field) => describeFields([field], body)[0]

test.each<[string, Field, object]>([
  [
    'what may not stay empty',
    { name: 'nome', kind: 'text' },
    { label: 'Nome', required: true, maxLength: 20 },
  ],
  ['what may', { name: 'apelido', kind: 'text' }, { label: 'Apelido', required: false, maxLength: 10 }],
  [
    'what travels only when something is typed',
    { name: 'peso', kind: 'decimal', omitEmpty: true },
    { required: false },
  ],
  ['the same, always sent', { name: 'peso', kind: 'decimal' }, { label: 'Peso (%)', required: true }],
  ['a password that stays unless typed', { name: 'senha', kind: 'password' }, { required: false }],
  [
    'a form with a word of its own',
    { name: 'senha', label: 'Nova senha', kind: 'password' },
    { label: 'Nova senha' },
  ],
  ['a form that asks for more', { name: 'apelido', kind: 'text', required: true }, { required: true }],
  ['what is only shown', { name: 'id', kind: 'readonly' }, { label: 'Id' }],
  ['a heading', { name: 'parte', kind: 'section', label: 'Parte' }, { label: 'Parte' }],
])('%s', (_, field, told) => {
  expect(described(field)).toMatchObject(told)
})

test('fields inside a table are described too', () => {
  const table: Field = {
    kind: 'table',
    name: 'etapas',
    label: 'Etapas',
    columns: [{ label: 'Fim' }],
    rows: [{ label: 'Etapa 1', fields: [{ name: 'fim1', kind: 'day' }] }],
  }
  expect(described(table)).toMatchObject({
    rows: [{ label: 'Etapa 1', fields: [{ name: 'fim1', label: 'Etapa 1: fim', required: false }] }],
  })
})
