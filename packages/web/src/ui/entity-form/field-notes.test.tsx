import * as fields from '@paco/domain/shared/fields'
import { labelled } from '@paco/domain/shared/labels'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderApp } from '../test/render-app.tsx'
import { EntityForm } from './entity-form.tsx'
import type { Field } from './types.ts'

const body = z.object({ parte: fields.requiredText(9), total: fields.requiredText(9) })
const form = [
  { name: 'parte', label: 'Parte', kind: 'text' },
  {
    name: 'total',
    label: 'Total',
    kind: 'text',
    below: ({ total }) => (total === '' ? null : `Por extenso: ${String(total)}`),
    warning: ({ parte, total }) => (parte === total ? null : 'A parte não é o total.'),
  },
] as const satisfies readonly Field[]

test('what a field says of its value follows the typing, and a warning refuses nothing', async () => {
  const submit = vi.fn(async () => {})
  const user = userEvent.setup()
  await renderApp(<EntityForm label="Contas" fields={form} schema={body} submit={submit} />)
  const notes = () => within(screen.getByRole('form', { name: 'Contas' })).getByRole('status')
  expect(notes().textContent).toBe('')
  await user.type(screen.getByLabelText(/^Parte/), 'um')
  await user.type(screen.getByLabelText(/^Total/), 'dois')
  expect(notes().textContent).toBe('Atenção: A parte não é o total.')
  expect(screen.getByText('Por extenso: dois')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(submit).toHaveBeenCalledWith({ parte: 'um', total: 'dois' })
  await user.clear(screen.getByLabelText(/^Total/))
  await user.type(screen.getByLabelText(/^Total/), 'um')
  expect(notes().textContent).toBe('')
})

test('a text that everyone will read is told what keeps it from being published, and is saved all the same', async () => {
  const submit = vi.fn(async () => {})
  const user = userEvent.setup()
  const published = labelled(
    z.object({ descricao: fields.optionalText(99), motivo: fields.optionalText(99) }),
    { descricao: 'Descrição', motivo: 'Motivo' },
    'servicos',
  )
  const both = [
    { name: 'descricao', kind: 'textarea' },
    { name: 'motivo', kind: 'text' },
  ] as const satisfies readonly Field[]
  await renderApp(<EntityForm label="Serviço" fields={both} schema={published} submit={submit} />)
  const notes = () => within(screen.getByRole('form', { name: 'Serviço' })).getByRole('status')
  await user.type(screen.getByLabelText('Motivo'), 'CPF 123.456.789-09')
  expect(notes().textContent).toBe('')
  await user.type(screen.getByLabelText('Descrição'), 'CPF 123.456.789-09')
  expect(notes().textContent).toBe(
    'Atenção: Parece um CPF (123.***.***-09). Este texto não será publicado enquanto estiver assim.',
  )
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(submit).toHaveBeenCalledTimes(1)
})
