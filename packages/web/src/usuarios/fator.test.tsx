import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { request, whenHeld } from '../http/client.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { actionsIn, rowAction } from '../ui/test/row-menu.ts'
import { AcessoRegraCard } from './acesso-regra-card.tsx'
import { ConferirHost } from './conferir-host.tsx'
import { FatorCard } from './fator-card.tsx'
import { LoginScreen } from './login-screen.tsx'
import { UsuariosList } from './usuarios-list.tsx'

const server = fakeServerForEachTest()
const ok = (Result: unknown) => Response.json({ Status: 'Success', Result: [Result] })
const refuse = (status: number, text: string, Campos?: object) =>
  Response.json({ Status: 'Error', Error: text, Campos }, { status })
const sentTo = (path: string) =>
  server.current.received.filter((one) => one.path === path && one.method !== 'GET').map(({ body }) => body)
beforeEach(() => localStorage.clear())

describe('coming in with a second factor', () => {
  const onEntered = vi.fn()
  const begin = async (answer: (asked: Received) => Response) => {
    onEntered.mockReset()
    server.current.answer((asked) =>
      asked.path === '/api/login'
        ? Response.json({ Status: 'Success', SegundoFator: true, Desafio: 'desafio' })
        : answer(asked),
    )
    await renderApp(<LoginScreen onEntered={onEntered} />)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('E-mail'), 'ana@demo.local')
    await user.type(screen.getByLabelText('Senha'), 'demonstracao')
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    await user.type(await screen.findByLabelText('Código de verificação'), '123 456')
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    return user
  }

  it('asks for the code, and only then is in', async () => {
    await begin(() =>
      Response.json({
        Status: 'Success',
        Token: 't',
        Role: 'user',
        User: { id: 9, name: 'Ana', id_secretaria: 1 },
      }),
    )
    await waitFor(() => expect(onEntered).toHaveBeenCalledOnce())
    expect(localStorage.getItem('Token')).toBe('t')
    expect(sentTo('/api/login/codigo')).toMatchObject([{ desafio: 'desafio', codigo: '123 456' }])
  })

  it('says what was wrong, and goes back to the password', async () => {
    const user = await begin(() => refuse(401, 'O código não confere.'))
    expect((await screen.findByRole('alert')).textContent).toBe('O código não confere.')
    expect(localStorage.getItem('Token')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Voltar para a senha' }))
    expect(screen.getByLabelText('Senha')).toBeTruthy()
  })
})

describe('one’s own second factor', () => {
  it('is put on with password, QR and code, and shows recovery codes once', async () => {
    let ligado_em: string | null = null
    server.current.answer(({ method, path, body }) => {
      if (method === 'GET')
        return ok({ ligado_em, codigos_restantes: ligado_em ? 10 : 0, prazo: null, pede_senha: true })
      if (path === '/api/eu/fator') return ok({ segredo: 'ABCD', endereco: 'otpauth://totp/x?secret=ABCD' })
      if ((body as { codigo: string }).codigo !== '123456')
        return refuse(400, 'Confira.', { codigo: 'O código não confere.' })
      ligado_em = '2026-03-01T12:00:00Z'
      return ok({ codigos: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] })
    })
    await renderApp(<FatorCard />)
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Sua senha, para ligar a verificação'), 'demonstracao')
    await user.click(screen.getByRole('button', { name: 'Ligar a verificação' }))
    expect(await screen.findByRole('img', { name: 'QR para o aplicativo de códigos' })).toBeTruthy()
    expect(screen.getByDisplayValue('ABCD')).toBeTruthy()
    const code = screen.getByLabelText('Código que o aplicativo mostra')
    await user.type(code, '000000')
    await user.click(screen.getByRole('button', { name: 'Confirmar o código' }))
    expect(await screen.findByText('O código não confere.')).toBeTruthy()
    await user.clear(code)
    await user.type(code, '123456')
    await user.click(screen.getByRole('button', { name: 'Confirmar o código' }))
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Já guardei' }))
    expect(await screen.findByText(/Restam 10 códigos/)).toBeTruthy()
    expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).toBeNull()
  })

  it('tells until when one may do without', async () => {
    server.current.answer(() =>
      ok({ ligado_em: null, codigos_restantes: 0, prazo: '2026-03-08T15:00:00Z', pede_senha: true }),
    )
    await renderApp(<FatorCard />)
    expect(await screen.findByText(/a partir de 08\/03\/2026 12:00/)).toBeTruthy()
  })

  it('is put off with password and code', async () => {
    server.current.answer(({ method }) =>
      method === 'GET'
        ? ok({ ligado_em: '2026-03-01T12:00:00Z', codigos_restantes: 1, prazo: null, pede_senha: true })
        : Response.json({ Status: 'Success', message: 'Desligada.' }),
    )
    await renderApp(<FatorCard />)
    const user = userEvent.setup()
    expect(await screen.findByText(/Resta 1 código/)).toBeTruthy()
    await user.type(screen.getByLabelText('Sua senha, para desligar'), 'demonstracao')
    await user.type(screen.getByLabelText('Código, para desligar'), '123456')
    await user.click(screen.getByRole('button', { name: 'Desligar a verificação' }))
    expect(await screen.findByText('Desligada.')).toBeTruthy()
    expect(sentTo('/api/eu/fator/desligar')).toEqual([{ senha: 'demonstracao', codigo: '123456' }])
  })

  it('asks nobody for a password that opens nothing', async () => {
    server.current.answer(() =>
      ok({ ligado_em: '2026-03-01T12:00:00Z', codigos_restantes: 2, prazo: null, pede_senha: false }),
    )
    await renderApp(<FatorCard />)
    expect(await screen.findByLabelText('Código, para desligar')).toBeTruthy()
    expect(screen.queryByLabelText('Sua senha, para desligar')).toBeNull()
  })
})

it('recovery codes are replaced with password and code, and shown once', async () => {
  server.current.answer(({ method }) =>
    method === 'GET'
      ? ok({ ligado_em: '2026-03-01T12:00:00Z', codigos_restantes: 1, prazo: null, pede_senha: true })
      : ok({ codigos: ['AAAA-BBBB-CCCC-DDDD'] }),
  )
  await renderApp(<FatorCard />)
  const user = userEvent.setup()
  await user.click(await screen.findByText('Novos códigos de recuperação'))
  await user.type(screen.getByLabelText('Sua senha, para trocar os códigos'), 'demonstracao')
  await user.type(screen.getByLabelText('Código, para trocar os códigos'), '123456')
  await user.click(screen.getByRole('button', { name: 'Gerar novos códigos' }))
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy()
  expect(screen.getByText(/os anteriores não valem mais/)).toBeTruthy()
  expect(sentTo('/api/eu/fator/codigos')).toEqual([{ senha: 'demonstracao', codigo: '123456' }])
})

describe('a decision that needs a code', () => {
  const decide = () =>
    request(aditivosCalls.approveAditivo, { params: { id: 1 }, body: { descricao_decisao: 'Sim' } })

  it('asks for it once, and is made again', async () => {
    let shown = false
    server.current.answer(({ path }) => {
      if (path !== '/api/eu/fator/conferir')
        return shown ? Response.json({ Status: 'Success', id: 1 }) : refuse(428, 'Confirme.')
      shown = true
      return Response.json({ Status: 'Success' })
    })
    await renderApp(<ConferirHost />)
    const both = Promise.all([decide(), decide()])
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Código do aplicativo, ou de recuperação'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirmar e continuar' }))
    expect((await both).map(({ data }) => data.id)).toEqual([1, 1])
    expect(sentTo('/api/eu/fator/conferir')).toEqual([{ codigo: '123456' }])
    expect(sentTo('/api/aditivos/1/aprovar')).toHaveLength(4)
  })

  it('that nobody gives is refused', async () => {
    server.current.answer(() => refuse(428, 'Confirme.'))
    await renderApp(<ConferirHost />)
    const refused = expect(decide()).rejects.toThrow('Confirme.')
    await screen.findByLabelText('Código do aplicativo, ou de recuperação')
    await userEvent.setup().keyboard('{Escape}')
    await refused
  })
})

it('administrators say who must have one, after they are asked', async () => {
  server.current.answer(({ method }) =>
    method === 'GET'
      ? ok({ fator_obrigatorio: false, desde: null })
      : Response.json({ Status: 'Success', message: 'Regra de acesso gravada.' }),
  )
  await renderApp(<AcessoRegraCard />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Exigir de administradores e auditores' }))
  expect(await screen.findByText(/têm 7 dias/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Exigir' }))
  await waitFor(() => expect(sentTo('/api/acesso/regra')).toEqual([{ fator_obrigatorio: true }]))
})

it('the list of people tells who has one, and puts off another’s', async () => {
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
  const rows = [person(1, { fator: true, ultimo_acesso: '2026-03-01T12:00:00Z' }), person(2, {})]
  server.current.answer(({ method }) =>
    method === 'POST'
      ? Response.json({ Status: 'Success', message: 'Verificação desligada.' })
      : Response.json(
          { Status: 'Success', Result: rows },
          { headers: { 'X-Total-Count': '2', 'X-Somas': '{}' } },
        ),
  )
  const admin = { id: 7, name: 'Rui', role: 'admin', id_secretaria: null } as const
  await renderApp(<UsuariosList who={admin} secretarias={[]} />)
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement
  expect((await rowOf('Pessoa 2')).textContent).toContain('Nunca entrou')
  expect(await actionsIn(await rowOf('Pessoa 2'))).not.toContain('Zerar a verificação')
  await rowAction('Zerar a verificação', await rowOf('Pessoa 1'))
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Zerar a verificação' }))
  expect(await screen.findByText('Verificação desligada.')).toBeTruthy()
  expect(sentTo('/api/usuarios/1/fator/zerar')).toHaveLength(1)
})

it('whoever has something else to do first is taken there', async () => {
  const go = vi.fn()
  whenHeld('Antes, outra coisa.', go)
  server.current.answer(() => refuse(403, 'Antes, outra coisa.'))
  await expect(request(sessaoCalls.getEu, {})).rejects.toThrow()
  expect(go).toHaveBeenCalledOnce()
  server.current.answer(() => refuse(403, 'Você não tem permissão.'))
  await expect(request(sessaoCalls.getEu, {})).rejects.toThrow()
  expect(go).toHaveBeenCalledOnce()
})
