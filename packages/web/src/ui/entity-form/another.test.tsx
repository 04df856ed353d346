import * as fields from '@paco/domain/shared/fields'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderApp } from '../test/render-app.tsx'
import { EntityForm } from './entity-form.tsx'
import { input } from './obra.testing.tsx'
import type { Field } from './types.ts'

const schema = z.object({
  nome: fields.requiredText(20),
  ano: fields.clearable(fields.integer(1900, 2199)),
  dia: fields.clearable(fields.day),
})
const FIELDS = [
  { name: 'nome', label: 'Nome', kind: 'text' },
  { name: 'ano', label: 'Ano', kind: 'integer' },
  { name: 'dia', label: 'Dia', kind: 'day' },
] as const satisfies readonly Field[]

const submit = vi.fn(async (_body: unknown) => ({ id: 9 }))
const done = vi.fn()

beforeEach(() => {
  submit.mockClear()
  done.mockClear()
  localStorage.setItem('Token', 't')
  localStorage.setItem('UserId', '7')
})

const open = async () => {
  const view = await renderApp(
    <EntityForm
      fields={FIELDS}
      schema={schema}
      another={['ano']}
      draftKey="itens/novo"
      submit={submit}
      onSuccess={done}
    />,
  )
  return { ...view, user: userEvent.setup() }
}
const add = () => screen.getByRole('button', { name: 'Salvar e adicionar outro' })
const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('paco:rascunho:'))

describe('one record after the other', () => {
  test('keeps what stays the same, is empty besides, and waits at its first field', async () => {
    const { user, go, path } = await open()
    await user.type(input('Nome'), 'Ponte')
    await user.type(input('Ano'), '2027')
    await user.type(input('Dia'), '01/03/2027')
    await user.click(add())
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 9 }, true))
    expect(submit).toHaveBeenCalledExactlyOnceWith({ nome: 'Ponte', ano: 2027, dia: '2027-03-01' })
    expect([input('Nome').value, input('Ano').value, input('Dia').value]).toEqual(['', '2027', ''])
    expect(document.activeElement).toBe(input('Nome'))
    expect(drafts()).toEqual([])
    await go('/outra')
    expect(path()).toBe('/outra')
  })

  test('is sent once, however often one clicks, and by either button', async () => {
    let answer = (_made: { id: number }) => {}
    submit.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const { user } = await open()
    await user.type(input('Nome'), 'Ponte')
    await user.dblClick(add())
    await user.click(screen.getByRole('button', { name: 'Enviando...' }))
    answer({ id: 9 })
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
    expect(submit).toHaveBeenCalledOnce()
    await user.type(input('Nome'), 'Creche')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ id: 9 }, false))
  })

  test('what is wrong is told, and nothing typed goes', async () => {
    const { user } = await open()
    await user.type(input('Ano'), '2027')
    await user.click(add())
    expect(screen.getByRole('alert').textContent).toContain('Campo obrigatório.')
    expect(submit).not.toHaveBeenCalled()
    submit.mockRejectedValueOnce(new Error('fora'))
    await user.type(input('Nome'), 'Ponte')
    await user.click(add())
    await screen.findByText('Não foi possível salvar.')
    expect([input('Nome').value, input('Ano').value]).toEqual(['Ponte', '2027'])
  })
})
