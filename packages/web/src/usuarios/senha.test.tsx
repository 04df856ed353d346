import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { rowAction } from '../ui/test/row-menu.ts'
import { EsqueciSenhaScreen } from './esqueci-senha-screen.tsx'
import { SenhaScreen } from './senha-screen.tsx'
import { UsuariosList } from './usuarios-list.tsx'

const server = fakeServerForEachTest()
const refuse = (status: number, text: string, headers = {}) =>
  Response.json({ Status: 'Error', Error: text }, { status, headers })
const sentTo = (path: string) =>
  server.current.received.filter((one) => one.path === path).map(({ body }) => body)

describe('a forgotten password', () => {
  const answering = (por_email: boolean, reply: () => Response) =>
    server.current.answer(({ path }) =>
      path === '/api/senha' ? Response.json({ Status: 'Success', Result: [{ por_email }] }) : reply(),
    )
  const ask = async (email: string) => {
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('E-mail'), email)
    await user.click(screen.getByRole('button', { name: 'Enviar o link' }))
  }

  it('is asked for by e-mail, and the answer is in the server’s words', async () => {
    answering(true, () => Response.json({ Status: 'Success', message: 'Se houver uma conta…' }))
    renderApp(<EsqueciSenhaScreen />)
    await ask('ana@demo.local')
    expect(await screen.findByText('Se houver uma conta…')).toBeTruthy()
    expect(screen.queryByLabelText('E-mail')).toBeNull()
    expect(sentTo('/api/senha/pedido')).toEqual([{ email: 'ana@demo.local' }])
  })

  it('asked for too often tells when to come back', async () => {
    answering(true, () => refuse(429, 'Muitas tentativas.', { 'Retry-After': '600' }))
    renderApp(<EsqueciSenhaScreen />)
    await ask('ana@demo.local')
    expect((await screen.findByRole('alert')).textContent).toContain('10 minutos')
  })

  it('is an administrator’s affair where no e-mails are sent', async () => {
    answering(false, () => refuse(500, 'x'))
    renderApp(<EsqueciSenhaScreen />)
    expect(await screen.findByText(/Peça a um administrador/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('another password by a link', () => {
  const choose = async (password: string, repeated: string) => {
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Nova senha'), password)
    await user.type(screen.getByLabelText('Nova senha, outra vez'), repeated)
    await user.click(screen.getByRole('button', { name: 'Trocar a senha' }))
    return user
  }

  it('is typed twice alike', async () => {
    server.current.answer(() => Response.json({ Status: 'Success', message: 'Senha trocada.' }))
    renderApp(<SenhaScreen token="segredo" />)
    const user = await choose('cavalo bateria', 'cavalo')
    expect(screen.getByText('As duas senhas não são iguais.')).toBeTruthy()
    expect(server.current.received).toEqual([])
    await user.type(screen.getByLabelText('Nova senha, outra vez'), ' bateria')
    await user.click(screen.getByRole('button', { name: 'Trocar a senha' }))
    expect(await screen.findByText('Senha trocada.')).toBeTruthy()
    expect(sentTo('/api/senha/nova')).toEqual([{ token: 'segredo', password: 'cavalo bateria' }])
  })

  it('that opens nothing says so, and where to ask for another', async () => {
    server.current.answer(() => refuse(404, 'Este link não vale.'))
    renderApp(<SenhaScreen token="velho" />)
    await choose('cavalo bateria', 'cavalo bateria')
    expect((await screen.findByRole('alert')).textContent).toContain('Este link não vale.')
    expect(screen.getByRole('link', { name: 'Esqueci minha senha' })).toBeTruthy()
  })

  it('without a secret asks nobody', async () => {
    renderApp(<SenhaScreen token="" />)
    expect((await screen.findByRole('alert')).textContent).toContain('Este link não vale')
    expect(screen.queryByLabelText('Nova senha')).toBeNull()
  })

  it('is made from the list of people, and shown once', async () => {
    const row = {
      id: 9,
      name: 'Helena',
      email: 'helena@demo.local',
      role: 'user',
      id_secretaria: null,
      secretaria_nome: null,
      ativo: true,
      ultimo_acesso: '2026-03-01T12:00:00.000Z',
      convite: null,
      fator: false,
      email_confirmado: true,
      versao: 1,
    }
    const link = { ...row, endereco: '/senha#segredo', expira_em: '2026-03-10T15:00:00.000Z' }
    server.current.answer(({ path }) =>
      Response.json(
        { Status: 'Success', Result: path.endsWith('/senha') ? [link] : [row] },
        { headers: { 'X-Total-Count': '1', 'X-Somas': '{}' } },
      ),
    )
    renderApp(
      <UsuariosList who={{ id: 1, name: 'Ana', role: 'admin', id_secretaria: null }} secretarias={[]} />,
    )
    await rowAction('Gerar link de senha')
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar o link' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Link da senha').value).toMatch(/\/senha#segredo$/),
    )
  })
})
