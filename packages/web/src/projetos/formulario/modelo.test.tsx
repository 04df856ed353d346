import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { person, projetoWith, semPessoas } from '../projeto.testing.ts'
import { ProjetoCreateForm } from './projeto-create-form.tsx'

const server = fakeServerForEachTest()
const secretarias = { queryKey: ['opcoes'], queryFn: async () => [{ value: 12, label: 'Obras' }] }
const form = (model?: ReturnType<typeof projetoWith>) => (
  <ProjetoCreateForm
    pessoas={semPessoas}
    who={person('user', 12)}
    secretarias={secretarias}
    ownSecretaria="Obras"
    model={model}
    onSaved={() => {}}
  />
)
const input = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const type = (name: string, text: string, within = input(name)) => {
  fireEvent.change(within, { target: { value: text } })
  fireEvent.blur(within)
}
const user = userEvent.setup()
const click = (name: string) => user.click(screen.getByRole('button', { name }))

test('a template fills in the stages, moves with their start, and can be taken back', async () => {
  await renderApp(form(projetoWith({ natureza: 'obra', ano: null, etapa3: '3 - Concorrência' })))
  type('Etapa 2: prazo em dias', '99')
  await click('Usar modelo')
  const dialog = await screen.findByRole('dialog', { name: 'Usar modelo de etapas' })
  type(
    '',
    '04/01/2027',
    within(dialog).getByRole('textbox', { name: /^Início da etapa 1/ }) as HTMLInputElement,
  )
  expect(within(dialog).getByText('Ficam como estão: Etapa 2: prazo em dias; Etapa 3: nome.')).toBeTruthy()
  const previa = within(dialog).getByRole('table', { name: 'Etapas do modelo' })
  expect(within(previa).getAllByRole('row')[1]?.textContent).toContain('6004/01/202705/03/2027')
  await user.click(within(dialog).getByRole('button', { name: 'Usar modelo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(input('Etapa 1: fim').value).toBe('05/03/2027')
  expect(input('Etapa 2: prazo em dias').value).toBe('99')
  expect(input('Etapa 3: nome').value).toBe('3 - Concorrência')
  expect(input('Ano de início').value).toBe('2027')

  type('Etapa 1: início', '05/01/2027')
  expect(input('Etapa 1: fim').value).toBe('06/03/2027')
  type('Etapa 1: início', '04/01/2027')
  type('Valor', '10')
  await click('Desfazer')
  expect([input('Etapa 1: início').value, input('Etapa 6: fim').value, input('Ano de início').value]).toEqual(
    ['', '', ''],
  )
  expect(input('Etapa 2: prazo em dias').value).toBe('99')
  expect(input('Valor').value).toBe('10,00')
  expect(server.current.written).toEqual([])
})
