import { anyone } from '@paco/domain/http/access'
import { call } from '@paco/domain/http/call'
import { written } from '@paco/domain/http/replies'
import * as fields from '@paco/domain/shared/fields'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { request } from '../../http/client.ts'
import { EntityForm } from './entity-form.tsx'
import type { Field } from './types.ts'

const body = z.object({
  nome: fields.requiredText(20),
  email: fields.email,
  valor: fields.money,
  senha: z.optional(z.string()),
  versao: fields.versao,
})
const save = call({
  method: 'PUT',
  path: '/api/obra',
  summary: 'Salva',
  access: anyone,
  body,
  reply: written,
})
const form = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true },
  { name: 'email', label: 'E-mail', kind: 'email', required: true },
  { name: 'valor', label: 'Valor', kind: 'money', required: true },
  { name: 'senha', label: 'Senha', kind: 'password' },
] as const satisfies readonly Field[]
/** What the form is opened with. */
export const record = { id: 1, nome: 'Ponte', email: 'ana@cidade.gov.br', valor: 10, versao: 3 }

/** The form of a work that exists. */
export const obraForm = (onSuccess: () => void, reload?: () => Promise<object>) => (
  <EntityForm
    label="Obra"
    fields={form}
    schema={body}
    initial={record}
    draftKey="obras/1"
    submit={(values) => request(save, { body: values })}
    onSuccess={onSuccess}
    reload={reload}
  />
)
export const input = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement
export const saveButton = () => screen.getByRole('button', { name: 'Salvar' })

export async function retype(name: string, text: string) {
  const user = userEvent.setup()
  await user.clear(input(name))
  if (text !== '') await user.type(input(name), text)
}
export const submit = () => userEvent.setup().click(saveButton())
