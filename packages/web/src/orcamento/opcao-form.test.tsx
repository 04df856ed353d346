import type { OpcaoMantida } from '@paco/domain/orcamento/opcao'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { OpcaoCreateForm, OpcaoEditForm } from './opcao-form.tsx'

const server = fakeServerForEachTest()
const common = { onSaved: vi.fn(), onCancel: () => {} }
beforeEach(() => {
  localStorage.clear()
  server.current.answer(() => Response.json({ Status: 'Success', id: 7 }))
})

const ppa = () => screen.queryByLabelText<HTMLInputElement>(/^Primeiro ano do PPA/)
const sent = () => server.current.written.at(-1)?.body

test('a programme says its plan and its objective, no other option does', async () => {
  const user = userEvent.setup()
  const secretarias = { queryKey: ['secretarias'], queryFn: async () => [] }
  await renderApp(<OpcaoCreateForm {...common} secretarias={secretarias} />)
  expect(ppa()).toBeNull()
  await user.click(screen.getByRole('combobox', { name: /^Lista/ }))
  await user.click(await screen.findByRole('option', { name: 'Programa do PPA' }))
  await user.type(screen.getByLabelText(/^Código/), '30')
  await user.type(screen.getByLabelText(/^Descrição/), 'Mobilidade e vias')
  await user.type(ppa() ?? expect.fail('the plan is asked for'), '2025')
  await user.type(screen.getByLabelText(/^Objetivo/), 'Chegar bem')
  await user.click(screen.getByRole('button', { name: 'Criar opção' }))
  expect(await screen.findAllByText('Use os quatro algarismos do programa, como 0030.')).not.toEqual([])
  expect(screen.getAllByText('Informe o primeiro ano de um PPA, como 2022 ou 2026.')).not.toEqual([])
  expect(sent()).toBeUndefined()

  await user.clear(screen.getByLabelText(/^Código/))
  await user.type(screen.getByLabelText(/^Código/), '0030')
  await user.clear(ppa() ?? expect.fail('the plan is asked for'))
  await user.type(ppa() ?? expect.fail('the plan is asked for'), '2026')
  expect(screen.getByRole('form').textContent).toContain('PPA 2026–2029')
  await user.click(screen.getByRole('button', { name: 'Criar opção' }))
  await waitFor(() =>
    expect(sent()).toMatchObject({ lista: 'programa', codigo: '0030', ppa: 2026, objetivo: 'Chegar bem' }),
  )
})

test('one that is there is given a plan; another option is never asked for one', async () => {
  const opcao: OpcaoMantida = {
    id: 7,
    lista: 'programa',
    codigo: '0030',
    descricao: 'Mobilidade e vias',
    grupo: null,
    id_secretaria: null,
    secretaria_nome: null,
    ppa: null,
    objetivo: null,
    ativo: true,
    versao: 2,
  }
  const user = userEvent.setup()
  const { unmount } = await renderApp(<OpcaoEditForm {...common} opcao={opcao} />)
  await user.type(ppa() ?? expect.fail('the plan is asked for'), '2026')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(sent()).toMatchObject({ ppa: 2026, versao: 2 }))
  unmount()
  await renderApp(<OpcaoEditForm {...common} opcao={{ ...opcao, lista: 'aplicacao' }} />)
  expect(screen.getByLabelText(/^Descrição/)).toBeTruthy()
  expect(ppa()).toBeNull()
})
