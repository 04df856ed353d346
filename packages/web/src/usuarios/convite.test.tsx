import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { actionsIn, rowAction } from '../ui/test/row-menu.ts'
import { ConviteDialog } from './convite-dialog.tsx'
import { convitesCsv } from './convite-links.ts'
import { ConviteScreen } from './convite-screen.tsx'
import { UsuariosList } from './usuarios-list.tsx'

const server = fakeServerForEachTest()
const onEntered = vi.fn()
beforeEach(() => {
  localStorage.clear()
  onEntered.mockReset()
})

const EXPIRA = '2026-03-10T15:00:00.000Z'
const REFUSED = 'Este convite não vale.'
const helena = { name: 'Helena Prado', email: 'helena@demo.local', expira_em: EXPIRA }
const refuse = (status: number, text: string, headers = {}) =>
  Response.json({ Status: 'Error', Error: text }, { status, headers })

describe('an invitation', () => {
  const entered = {
    Status: 'Success',
    Token: 't',
    Role: 'user',
    User: { id: 9, name: 'Helena', id_secretaria: 1 },
  }
  const found = ({ path }: Received) =>
    path === '/api/convite' ? Response.json({ Status: 'Success', Result: [helena] }) : Response.json(entered)

  it('tells whom it is for, takes a password and goes on inside', async () => {
    server.current.answer(found)
    renderApp(<ConviteScreen token="segredo" onEntered={onEntered} />)
    expect(await screen.findByText(/Helena Prado, escolha a senha/)).toBeTruthy()
    expect(screen.getByText('helena@demo.local')).toBeTruthy()
    const user = userEvent.setup()
    const send = () => user.click(screen.getByRole('button', { name: 'Escolher a senha e entrar' }))
    await user.type(screen.getByLabelText('Senha'), 'curta')
    await send()
    expect(screen.getByText('A senha precisa de pelo menos 10 caracteres.')).toBeTruthy()
    await user.type(screen.getByLabelText('Senha'), ' e depois longa')
    await send()
    await waitFor(() => expect(onEntered).toHaveBeenCalledOnce())
    expect(localStorage.getItem('Token')).toBe('t')
    const sent = server.current.received.filter(({ path }) => path === '/api/convite/aceitar')
    expect(sent.map(({ body }) => body)).toMatchObject([
      { token: 'segredo', password: 'curta e depois longa' },
    ])
  })

  it('that opens nothing says so, without a form', async () => {
    server.current.answer(() => refuse(404, REFUSED))
    renderApp(<ConviteScreen token="velho" onEntered={onEntered} />)
    expect((await screen.findByRole('alert')).textContent).toBe(REFUSED)
    expect(screen.queryByLabelText('Senha')).toBeNull()
  })

  it('without a secret asks nobody', async () => {
    renderApp(<ConviteScreen token="" onEntered={onEntered} />)
    expect((await screen.findByRole('alert')).textContent).toContain('Este convite não vale')
    expect(server.current.received).toEqual([])
  })

  it('that somebody else used meanwhile is refused beside the form', async () => {
    server.current.answer((asked) => (asked.path === '/api/convite' ? found(asked) : refuse(404, REFUSED)))
    renderApp(<ConviteScreen token="segredo" onEntered={onEntered} />)
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Senha'), 'cavalo bateria grampo')
    await user.click(screen.getByRole('button', { name: 'Escolher a senha e entrar' }))
    expect((await screen.findByRole('alert')).textContent).toBe(REFUSED)
    expect(onEntered).not.toHaveBeenCalled()
  })

  it('tried too often tells when to come back', async () => {
    server.current.answer(() => refuse(429, 'Muitas tentativas.', { 'Retry-After': '600' }))
    renderApp(<ConviteScreen token="segredo" onEntered={onEntered} />)
    expect((await screen.findByRole('alert')).textContent).toContain('10 minutos')
  })
})

describe('the list of people', () => {
  const person = (id: number, more: object) => ({
    id,
    name: `Pessoa ${id}`,
    email: `p${id}@demo.local`,
    role: 'user',
    id_secretaria: null,
    secretaria_nome: null,
    ativo: true,
    ultimo_acesso: null,
    convite: null,
    fator: false,
    email_confirmado: true,
    versao: 1,
    ...more,
  })
  const admin = { id: 7, name: 'Rui', role: 'admin', id_secretaria: null } as const

  it('marks invitations, and offers them to those who never came in or whose e-mail nobody proved', async () => {
    const rows = [
      person(1, { ultimo_acesso: EXPIRA }),
      person(2, { convite: 'pendente' }),
      person(3, { convite: 'vencido' }),
      person(4, { ativo: false }),
      person(5, { ultimo_acesso: EXPIRA, email_confirmado: false }),
    ]
    const made = { ...helena, id: 3, name: 'Pessoa 3', endereco: '/convite#abc' }
    server.current.answer(({ method }) =>
      Response.json(
        { Status: 'Success', Result: method === 'POST' ? [made] : rows },
        { headers: { 'X-Total-Count': '5', 'X-Somas': '{}' } },
      ),
    )
    renderApp(<UsuariosList who={admin} secretarias={[]} />)
    expect(await screen.findByText('Convite pendente')).toBeTruthy()
    expect(screen.getByText('Convite vencido')).toBeTruthy()
    const offers: string[] = []
    for (const row of screen.getAllByRole('row').slice(1)) {
      if ((await actionsIn(row)).includes('Gerar convite')) offers.push(row.textContent ?? '')
    }
    expect(offers).toHaveLength(3)
    expect(screen.getByText('E-mail não confirmado').closest('tr')?.textContent).toContain('Pessoa 5')
    await rowAction('Gerar convite', screen.getByText('Pessoa 3').closest('tr') as HTMLElement)
    const field = await screen.findByLabelText<HTMLInputElement>('Link do convite')
    expect(field.value).toBe(`${window.location.origin}/convite#abc`)
  })

  it('invites somebody who has no account yet, and shows the link once the form is gone', async () => {
    const made = { ...helena, id: 9, endereco: '/convite#xyz' }
    server.current.answer(({ path }) =>
      Response.json(
        { Status: 'Success', Result: path === '/api/convites' ? [made] : [] },
        { headers: { 'X-Total-Count': '0', 'X-Somas': '{}' } },
      ),
    )
    const user = userEvent.setup()
    await renderApp(<UsuariosList who={admin} secretarias={[]} />)
    await user.click(await screen.findByRole('button', { name: 'Convidar' }))
    const form = within(await screen.findByRole('form', { name: 'Convidar uma pessoa' }))
    await user.type(form.getByLabelText(/^Nome/), helena.name)
    await user.type(form.getByLabelText(/^E-mail/), helena.email)
    await user.click(form.getByRole('button', { name: 'Convidar' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Link do convite')
    expect(field.value).toBe(`${window.location.origin}/convite#xyz`)
    expect(screen.queryByRole('form', { name: 'Convidar uma pessoa' })).toBeNull()
  })
})

describe('the link that was made', () => {
  const made = { ...helena, id: 9, endereco: '/convite#xyz' }
  const open = async (por_email: boolean) => {
    server.current.answer(({ method }) =>
      method === 'POST'
        ? Response.json({ Status: 'Success', message: 'O convite vai por e-mail em instantes.' })
        : Response.json({ Status: 'Success', Result: [{ por_email }] }),
    )
    const onClose = vi.fn()
    await renderApp(<ConviteDialog convite={made} onClose={onClose} />)
    await screen.findByLabelText('Link do convite')
    return onClose
  }

  it('goes by e-mail where that is asked, after saying that this one is no good then', async () => {
    const onClose = await open(true)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Enviar por e-mail' }))
    expect(server.current.written).toEqual([])
    const asked = within(await screen.findByRole('dialog', { name: /^Enviar o convite a helena/ }))
    expect(asked.getByText(/o link mostrado aqui deixa de valer/)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Enviar por e-mail' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.current.writtenTo('/api/usuarios/9/convite/email')).toBeDefined()
  })

  it('is copied where no e-mail leaves', async () => {
    await open(false)
    await waitFor(() => expect(server.current.received.map(({ path }) => path)).toContain('/api/senha'))
    expect(screen.queryByRole('button', { name: 'Enviar por e-mail' })).toBeNull()
  })
})

describe('a sheet of invitations', () => {
  it('has a line each, and no formula', () => {
    const csv = convitesCsv([{ ...helena, id: 1, name: '=1+1;"x"', endereco: '/convite#abc' }])
    expect(csv.split('\r\n')).toEqual([
      '\ufeffNome;E-mail;Link do convite;Vale até',
      `"'=1+1;""x""";helena@demo.local;${window.location.origin}/convite#abc;10/03/2026 12:00`,
      '',
    ])
  })
})
