import { STALE_VERSION } from '@paco/domain/shared/errors'
import * as fields from '@paco/domain/shared/fields'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fakeServerForEachTest } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
import { EntityForm } from './entity-form.tsx'
import { input, obraForm, record, retype, saveButton, submit } from './obra.testing.tsx'

const server = fakeServerForEachTest()
const refuse = (status: number, text: string, Campos?: Record<string, string>) =>
  server.current.answer(() => Response.json({ Status: 'Error', Error: text, Campos }, { status }))
const accept = () => server.current.answer(() => Response.json({ Status: 'Success', id: 1 }))
beforeEach(accept)

const onSuccess = vi.fn()
const editForm = (reload?: () => Promise<object>) => obraForm(onSuccess, reload)

describe('a link to one field', () => {
  afterEach(() => {
    window.location.hash = ''
  })

  test.each([
    ['#email', 'E-mail'],
    ['#%', null],
    ['#"] , [id$="email', null],
  ])('%s', async (hash, focused) => {
    window.location.hash = hash
    await renderApp(editForm())
    expect(document.activeElement).toBe(focused ? input(focused) : document.body)
  })
})

describe('checking', () => {
  test('says what is wrong when a field is left, and takes it back when it is right', async () => {
    await renderApp(editForm())
    await retype('E-mail', 'ana')
    expect(screen.queryByText('Informe um e-mail válido.')).toBeNull()
    await userEvent.setup().tab()
    expect(screen.getByText('Informe um e-mail válido.')).toBeTruthy()
    const described = input('E-mail').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described.split(' ').at(-1) ?? '')?.textContent).toBe(
      'Informe um e-mail válido.',
    )
    expect(input('E-mail').getAttribute('aria-invalid')).toBe('true')
    await userEvent.setup().type(input('E-mail'), '@cidade.gov.br')
    expect(screen.queryByText('Informe um e-mail válido.')).toBeNull()
  })

  test('on submit a summary takes the focus, with a way to each field', async () => {
    await renderApp(editForm())
    await retype('Nome', '')
    await retype('Valor', 'dez')
    await submit()
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Nome: Campo obrigatório.', 'Valor: Informe um valor válido.'])
    expect(server.current.received).toHaveLength(0)
    await userEvent.setup().click(within(summary).getByRole('link', { name: /^Valor/ }))
    expect(document.activeElement).toBe(input('Valor'))
    expect(input('Valor').value).toBe('dez')
  })
})

describe('sending', () => {
  test('sends the values with the version, once, and then asks nothing on leaving', async () => {
    let release: (() => void) | undefined
    server.current.answer(async () => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return Response.json({ Status: 'Success', id: 1 })
    })
    const { go, path } = await renderApp(editForm())
    await retype('Valor', '1234,5')
    const user = userEvent.setup()
    await user.dblClick(saveButton())
    const pending = screen.getByRole('button', { name: 'Enviando...' }) as HTMLButtonElement
    expect(pending.disabled).toBe(true)
    release?.()
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
    expect(server.current.received.map(({ body: sent }) => sent)).toEqual([
      { nome: 'Ponte', email: 'ana@cidade.gov.br', valor: 1234.5, versao: 3 },
    ])
    expect(localStorage).toHaveLength(0)
    await go('/outra')
    expect(path()).toBe('/outra')
  })

  test('what the server refuses lands on the field and in the summary, and nothing typed is lost', async () => {
    refuse(409, 'Confira os campos indicados.', { email: 'Este e-mail já está em uso.', outro: 'Algo mais.' })
    await renderApp(editForm())
    await retype('Nome', 'Ponte nova')
    await submit()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('E-mail: Este e-mail já está em uso.')
    expect(summary.textContent).toContain('Algo mais.')
    expect(input('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(input('Nome').value).toBe('Ponte nova')
  })

  test('a complaint that another field was the cause of goes when that one is mended', async () => {
    const within = z
      .object({ valor: fields.money, limite: fields.money })
      .check(z.refine(({ valor, limite }) => valor <= limite, { error: 'Passa do limite.', path: ['valor'] }))
    await renderApp(
      <EntityForm
        fields={[
          { name: 'valor', label: 'Valor', kind: 'money' },
          { name: 'limite', label: 'Limite', kind: 'money' },
        ]}
        schema={within}
        initial={{ valor: 9, limite: 5 }}
        submit={async () => undefined}
      />,
    )
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain('Valor: Passa do limite.')
    await retype('Limite', '9')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(input('Valor').getAttribute('aria-invalid')).toBeNull()
  })

  test('other failures are told in the summary', async () => {
    server.current.answer(() => Promise.reject(new TypeError('fetch failed')))
    await renderApp(editForm())
    await submit()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Erro na conexão com o servidor')
    expect(document.activeElement).toBe(summary)
  })
})

describe('leaving', () => {
  test('asks while something is unsaved', async () => {
    const { go, path } = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    await go('/outra')
    const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' })
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Continuar editando' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(path()).toBe('/tela')
    expect(input('Nome').value).toBe('Viaduto')
    await go('/outra')
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
    expect(await screen.findByText('Outra tela')).toBeTruthy()
  })

  test('does not ask when nothing was changed, nor when the session is over', async () => {
    localStorage.setItem('Token', 't')
    const { go } = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    localStorage.removeItem('Token')
    await go('/outra')
    expect(await screen.findByText('Outra tela')).toBeTruthy()
  })
})

describe('when someone else saved first', () => {
  const theirs = { ...record, nome: 'Ponte Velha', valor: 99, versao: 4 }

  test('shows both sides, lets me choose and goes on with the new version', async () => {
    refuse(409, STALE_VERSION)
    await renderApp(editForm(async () => theirs))
    await retype('Nome', 'Ponte Nova')
    await retype('E-mail', 'rui@cidade.gov.br')
    await submit()
    const dialog = await screen.findByRole('dialog')
    const cells = within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      )
    expect(cells).toEqual([
      ['Ponte', 'Ponte Velha', 'Ponte Nova'],
      ['ana@cidade.gov.br', 'ana@cidade.gov.br', 'rui@cidade.gov.br'],
      ['R$ 10,00', 'R$ 99,00', 'R$ 10,00'],
    ])
    const radio = (name: string) => within(dialog).getByRole('radio', { name }) as HTMLInputElement
    expect(radio('Nome: Meu valor').checked).toBe(true)
    expect(radio('Valor: Alterado por outra pessoa').checked).toBe(true)
    await userEvent.setup().click(radio('Nome: Alterado por outra pessoa'))
    accept()
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Salvar com estas escolhas' }))
    await waitFor(() => expect(server.current.received).toHaveLength(2))
    expect(server.current.last?.body).toEqual({
      nome: 'Ponte Velha',
      email: 'rui@cidade.gov.br',
      valor: 99,
      versao: 4,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('going back to the form keeps what I typed', async () => {
    refuse(409, STALE_VERSION)
    await renderApp(editForm(async () => theirs))
    await retype('Nome', 'Ponte Nova')
    await submit()
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Voltar ao formulário' }))
    expect(input('Nome').value).toBe('Ponte Nova')
    expect((await screen.findByRole('alert')).textContent).toContain(STALE_VERSION)
  })
})
