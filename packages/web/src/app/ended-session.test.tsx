import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { expireSession, readToken } from '../http/session-store.ts'
import { lancamentoWith } from '../orcamento/lancamento.testing.ts'
import { projetoWith } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { come, leaveElsewhere, openApp } from './test/open-app.tsx'

const server = fakeServerForEachTest()
/** One record of each kind that is asked for by number; the option lists are plain arrays. */
function found({ path }: Received): Response {
  if (/^\/api\/(funcionais|classificacao|aplicacao|contaelemento|unidade|fontederecurso)/.test(path))
    return Response.json([])
  const rows = path.startsWith('/api/getprojetocompleto')
    ? [projetoWith({})]
    : path.startsWith('/api/orcamento/')
      ? [lancamentoWith()]
      : []
  return Response.json({ Status: 'Success', Result: rows }, { headers: { 'X-Total-Count': '1' } })
}
/** The server no longer knows whoever writes. */
const refusing = (request: Received) =>
  request.method === 'GET'
    ? found(request)
    : Response.json({ Status: 'Error', Error: 'Sessão encerrada.' }, { status: 401 })
beforeEach(() => server.current.answer(found))

const NOBODY = 'Usuário não autenticado. Faça login novamente.'
const EXPIRED = 'Sessão expirada. Faça login novamente.'
const save = async () => {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Gestor'), ' de Souza')
  await user.click(screen.getByRole('button', { name: 'Alterar dados' }))
}

describe("'Sair' in another tab", () => {
  test.each([
    '/editprojetocompleto/1',
    '/editemployee/1',
    '/createprojetocompleto',
    '/create',
    '/employee',
    '/listapca',
    '/addpca',
    '/editpca/1',
    '/viewpca/1',
    '/addorcamento',
    '/editorcamento/1',
    '/opcoesorcamento',
    '/calendario/novo',
    '/secretaria',
    '/editsecretaria/1',
    '/addprojetobairro',
    '/editconveniosdade/1',
    '/addconveniosestadual/1',
    '/usuarios',
    '/usuarios/1',
    '/conta',
    '/prazos',
    '/avisos',
    '/auditoria',
    '/auditoria/selo',
    '/aditivos',
    '/aditivos/1',
  ])('sends %s to the login, which says why and comes back', async (path) => {
    come('admin')
    const app = await openApp(path)
    await waitFor(() => expect(app.path()).toBe(path))
    act(leaveElsewhere)
    expect(await screen.findByText(NOBODY)).toBeTruthy()
    expect(app.path()).toBe('/login')
    expect(app.state()).toMatchObject({ voltar: path })
  })

  test('leaves open screens where they are, without what only those inside may do', async () => {
    come('admin')
    const app = await openApp('/projetocompleto')
    expect((await screen.findAllByRole('link', { name: 'Editar' }))[0]).toBeTruthy()
    act(leaveElsewhere)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull())
    expect((await screen.findAllByRole('link', { name: 'Visualizar' }))[0]).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Adicionar Projeto' })).toBeNull()
    expect(app.path()).toBe('/projetocompleto')
  })

  test('is noticed too by a page that lay frozen and is shown again', async () => {
    come('admin')
    const app = await openApp('/employee')
    await screen.findByText('Ponte Nova')
    localStorage.clear()
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    await waitFor(() => expect(app.path()).toBe('/login'))
  })
})

describe('saving a project', () => {
  test.each([
    ['whose session the server ended', 'aaa.bbb.ccc', EXPIRED],
    ['without a token', null, NOBODY],
  ])('%s asks for the login in its words, and comes back', async (_, token, words) => {
    server.current.answer(refusing)
    come('admin')
    const app = await openApp('/editprojetocompleto/1')
    await screen.findByLabelText('Gestor')
    if (token === null) localStorage.removeItem('Token')
    await save()
    expect((await screen.findByText(words)).closest('[role=status]')).toBeTruthy()
    expect(app.path()).toBe('/login')
    expect(app.state()).toMatchObject({ voltar: '/editprojetocompleto/1' })
    expect(readToken()).toBeNull()
    expect(screen.queryByText('Erro ao atualizar o projeto.')).toBeNull()
  })
})

describe('a session the server ended', () => {
  test('is told in its words, however many calls of the screen are refused', async () => {
    server.current.answer(() =>
      Response.json({ Status: 'Error', Error: 'Sessão encerrada.' }, { status: 401 }),
    )
    come('admin')
    const app = await openApp('/conta')
    expect(await screen.findByText(EXPIRED)).toBeTruthy()
    expect(server.current.received.length).toBeGreaterThan(1)
    expect(app.state()).toMatchObject({ voltar: '/conta', motivo: 'expirada' })
  })

  test('is the reason a guard gives too, until somebody comes in', async () => {
    server.current.answer(refusing)
    come('admin')
    expireSession()
    const app = await openApp('/conta')
    expect(await screen.findByText(EXPIRED)).toBeTruthy()
    come('admin')
    act(leaveElsewhere)
    expect(app.path()).toBe('/login')
    const next = await openApp('/conta')
    await waitFor(() => expect(next.state()).toMatchObject({ motivo: 'ausente' }))
  })
})

test('a wrong password at the door ends nobody’s session', async () => {
  // The bell of the header asks too, and is answered.
  server.current.answer(({ path }) =>
    path === '/api/login'
      ? Response.json({ Status: 'Error', Error: 'E-mail ou senha incorretos.' }, { status: 401 })
      : Response.json({ Status: 'Success', Result: [] }),
  )
  come('admin')
  await openApp('/login')
  const user = userEvent.setup()
  await user.type(await screen.findByPlaceholderText('Email do administrador'), 'ana@demo.local')
  await user.type(screen.getByPlaceholderText('Senha do administrador'), 'senha errada')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByText('E-mail ou senha incorretos.')).toBeTruthy()
  expect(readToken()).toBe('aaa.bbb.ccc')
})
