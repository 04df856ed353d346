import { anyone } from '@paco/domain/http/access'
import { call } from '@paco/domain/http/call'
import { written } from '@paco/domain/http/replies'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import * as fields from '@paco/domain/shared/fields'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { request } from '../../http/client.ts'
import { fakeServerForEachTest } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
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
const record = { id: 1, nome: 'Ponte', email: 'ana@cidade.gov.br', valor: 10, versao: 3 }

const server = fakeServerForEachTest()
const refuse = (status: number, text: string, Campos?: Record<string, string>) =>
  server.current.answer(() => Response.json({ Status: 'Error', Error: text, Campos }, { status }))
const accept = () => server.current.answer(() => Response.json({ Status: 'Success', id: 1 }))
beforeEach(accept)

const onSuccess = vi.fn()
const editForm = (reload?: () => Promise<object>) => (
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
const input = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement
const saveButton = () => screen.getByRole('button', { name: 'Salvar' })

async function retype(name: string, text: string) {
  const user = userEvent.setup()
  await user.clear(input(name))
  if (text !== '') await user.type(input(name), text)
}
const submit = () => userEvent.setup().click(saveButton())

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

describe('the draft', () => {
  const comeIn = (id: string) => {
    localStorage.setItem('Token', 't')
    localStorage.setItem('UserId', id)
  }
  const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('paco:rascunho:'))
  beforeEach(() => comeIn('7'))

  test('survives a reload, without passwords, and can be thrown away', async () => {
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    await retype('Senha', 'segredo-meu')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(JSON.stringify({ ...localStorage })).not.toContain('segredo-meu')
    first.unmount()

    await renderApp(editForm())
    expect(screen.getByText('Rascunho recuperado')).toBeTruthy()
    expect(input('Nome').value).toBe('Viaduto')
    expect(input('Senha').value).toBe('')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Descartar rascunho' }))
    expect(input('Nome').value).toBe('Ponte')
    expect(screen.queryByText('Rascunho recuperado')).toBeNull()
    await waitFor(() => expect(drafts()).toEqual([]))
  })

  test('belongs to the person who typed it', async () => {
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    first.unmount()
    comeIn('8')
    await renderApp(editForm())
    expect(input('Nome').value).toBe('Ponte')
  })

  test('of a form that was sent does not come back, however the form goes away', async () => {
    onSuccess.mockImplementationOnce(() => void first.unmount())
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    await submit()
    await waitFor(() => expect(onSuccess).toHaveBeenCalled())
    expect(drafts()).toEqual([])
    await renderApp(editForm())
    expect(screen.queryByText('Rascunho recuperado')).toBeNull()
    expect(input('Nome').value).toBe('Ponte')
  })

  test('of a form whose answer is lost stays, also when the form was left meanwhile', async () => {
    server.current.answer(() => Promise.reject(new TypeError('fetch failed')))
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    await submit()
    await screen.findByRole('alert')
    first.unmount()
    expect(drafts()).toEqual(['paco:rascunho:7:obras/1'])
  })

  test('is kept for whoever typed it although their session ended before the pause', async () => {
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    localStorage.removeItem('Token')
    localStorage.removeItem('UserId')
    first.unmount()
    expect(drafts()).toEqual(['paco:rascunho:7:obras/1'])
  })

  test('is not kept for nobody', async () => {
    localStorage.clear()
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    first.unmount()
    expect(drafts()).toEqual([])
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
