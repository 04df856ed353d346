import { anyone } from '@paco/domain/http/access'
import { call } from '@paco/domain/http/call'
import { written } from '@paco/domain/http/replies'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import * as fields from '@paco/domain/shared/fields'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { request } from '../../http/client.ts'
import { fakeServerForEachTest } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
import { EntityForm } from './entity-form.tsx'
import type { Field } from './types.ts'

const prazo = fields.clearable(fields.decimal(-100, 100, 'Informe o prazo.'))
const body = z.object({
  nome: fields.requiredText(20),
  fase1: fields.requiredText(20),
  prazo1: prazo,
  fase2: fields.requiredText(20),
  prazo2: prazo,
  versao: fields.versao,
})
const save = call({ method: 'PUT', path: '/api/obra', summary: '', access: anyone, body, reply: written })

const form = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true },
  {
    kind: 'table',
    name: 'fases',
    label: 'Fases',
    columns: [{ label: 'Nome da fase' }, { label: 'Prazo' }],
    rows: [
      {
        label: 'Fase 1',
        fields: [
          { name: 'fase1', label: 'Fase 1: nome', kind: 'textarea', rows: 1 },
          { name: 'prazo1', label: 'Fase 1: prazo', kind: 'decimal' },
        ],
      },
      {
        label: 'Fase 2',
        fields: [
          { name: 'fase2', label: 'Fase 2: nome', kind: 'textarea', rows: 1 },
          { name: 'prazo2', label: 'Fase 2: prazo', kind: 'decimal' },
        ],
      },
    ],
    below: ({ values, fill }) => (
      <button type="button" onClick={() => fill({ prazo1: 7, prazo2: -2.5 })}>
        {`Calcular ${String(values.fase1)}`}
      </button>
    ),
  },
] as const satisfies readonly Field<keyof z.input<typeof body>>[]

const record = { nome: 'Ponte', fase1: 'Projeto', prazo1: null, fase2: 'Obra', prazo2: 90.5, versao: 3 }
const theirs = { ...record, fase2: 'Execução', versao: 4 }

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(() => Response.json({ Status: 'Success', id: 1 })))

const show = () =>
  renderApp(
    <EntityForm
      fields={form}
      schema={body}
      initial={record}
      draftKey="obras/1"
      submit={(values) => request(save, { body: values })}
      reload={async () => theirs}
    />,
  )
const input = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const submit = () => userEvent.setup().click(screen.getByRole('button', { name: 'Salvar' }))

test('each cell is a field under its heading, named by its row', async () => {
  await show()
  const table = screen.getByRole('table', { name: 'Fases' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Fases', 'Nome da fase', 'Prazo'])
  expect(input('Fase 2: prazo').value).toBe('90,50')
  expect(input('Fase 1: nome').value).toBe('Projeto')
})

test('what stands below sees the values and fills several fields at once', async () => {
  await show()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Calcular Projeto' }))
  expect([input('Fase 1: prazo').value, input('Fase 2: prazo').value]).toEqual(['7', '-2,50'])
  await submit()
  await waitFor(() => expect(server.current.received).toHaveLength(1))
  expect(server.current.last?.body).toEqual({ ...record, prazo1: 7, prazo2: -2.5 })
})

test('errors land on the cell and in the summary, and filling takes them back', async () => {
  const user = userEvent.setup()
  await show()
  await user.type(input('Fase 1: prazo'), 'dez')
  await submit()
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('Fase 1: prazo: Informe um número, como 90 ou 90,5.')
  await user.click(within(summary).getByRole('link'))
  expect(document.activeElement).toBe(input('Fase 1: prazo'))
  expect(input('Fase 1: prazo').getAttribute('aria-invalid')).toBe('true')
  await user.clear(input('Fase 1: prazo'))
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Calcular Projeto' }))
  expect(screen.queryByText('Informe um número, como 90 ou 90,5.')).toBeNull()
})

test('a text of one line takes no line break', async () => {
  const user = userEvent.setup()
  await show()
  await user.clear(input('Fase 1: nome'))
  await user.type(input('Fase 1: nome'), 'Projeto{Enter}básico')
  expect(input('Fase 1: nome').value).toBe('Projeto básico')
})

test('drafts and conflicts know the cells too', async () => {
  localStorage.setItem('Token', 't')
  const user = userEvent.setup()
  const first = await show()
  await user.clear(input('Fase 2: nome'))
  await user.type(input('Fase 2: nome'), 'Construção')
  first.unmount()
  await show()
  expect(input('Fase 2: nome').value).toBe('Construção')
  server.current.answer(() => Response.json({ Status: 'Error', Error: STALE_VERSION }, { status: 409 }))
  await submit()
  const dialog = await screen.findByRole('dialog')
  const [, row] = within(dialog).getAllByRole('row')
  expect(row?.textContent).toContain('Fase 2: nome')
  expect(row?.textContent).toContain('Ambos alteraram')
  expect(row?.textContent).toContain('Execução')
})
