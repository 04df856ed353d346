import type { AnyRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { sameFilter } from './guard.ts'
import { router } from './routes.tsx'
import { come, openApp } from './test/open-app.tsx'

const server = fakeServerForEachTest()
beforeEach(() =>
  server.current.answer(() =>
    Response.json({ Status: 'Success', Result: [] }, { headers: { 'X-Total-Count': '0' } }),
  ),
)

const ADMINS = 'Você não tem permissão para abrir a página pedida: ela é para administradores.'

/** Every page that is not for everyone: where those go who may not open it, and what they read there. */
const RESERVED: readonly (readonly [path: string, otherwise: string, aviso: string])[] = [
  ['/createprojetocompleto', '/projetocompleto', ADMINS],
  [
    '/create',
    '/',
    'Você não tem permissão para abrir a página pedida: ela é para administradores, e pessoas da secretaria do projeto.',
  ],
  ['/secretaria', '/', ADMINS],
  ['/editsecretaria/1', '/', ADMINS],
  ['/addpca', '/listapca', ADMINS],
  ['/editpca/1', '/listapca', ADMINS],
  ...['/pca/demandas/nova', '/pca/demandas/1'].map(
    (path) =>
      [
        path,
        '/listapca',
        'Você não tem permissão para abrir a página pedida: ela é para administradores, e pessoas da secretaria da demanda.',
      ] as const,
  ),
  ['/bairros', '/', ADMINS],
  ['/addprojetobairro', '/', ADMINS],
  ['/editprojetobairro/1', '/', ADMINS],
  [
    '/addorcamento',
    '/orcamento',
    'Você não tem permissão para abrir a página pedida: ela é para administradores, e pessoas da secretaria do lançamento.',
  ],
  ...['/contratos/novo', '/editcontrato/1'].map(
    (path) =>
      [
        path,
        '/contratos',
        'Você não tem permissão para abrir a página pedida: ela é para administradores, e pessoas da secretaria do contrato.',
      ] as const,
  ),
  ...['/emendas/nova', '/editemenda/1'].map(
    (path) =>
      [
        path,
        '/emendas',
        'Você não tem permissão para abrir a página pedida: ela é para administradores, e pessoas da secretaria da emenda.',
      ] as const,
  ),
  ['/opcoesorcamento', '/', ADMINS],
  ['/opcoesorcamento/nova', '/', ADMINS],
  ['/opcoesorcamento/1', '/', ADMINS],
  ['/calendario/novo', '/calendario', ADMINS],
  ['/checklist/nova', '/checklist', ADMINS],
  ['/checklist/1', '/checklist', ADMINS],
  ['/calendario/1', '/calendario', ADMINS],
  ['/addconveniosdade', '/conveniosdade', ADMINS],
  ['/editconveniosdade/1', '/conveniosdade', ADMINS],
  ['/addconveniosestadual/1', '/conveniosestadual', ADMINS],
  ['/editconveniofederal/1', '/conveniosfederal', ADMINS],
  ['/editconveniofinisa/1', '/conveniosfinisa', ADMINS],
  ['/editconveniossempapel/1', '/conveniossempapel', ADMINS],
  ['/armazenamento', '/', ADMINS],
  ['/primeiros-passos', '/', ADMINS],
  ['/configuracoes', '/', ADMINS],
  ['/pacotes', '/', ADMINS],
  ['/sistema', '/', ADMINS],
  ['/usuarios', '/', ADMINS],
  ['/usuarios/novo', '/', ADMINS],
  ['/usuarios/1', '/', ADMINS],
  [
    '/auditoria',
    '/',
    'Você não tem permissão para abrir a página pedida: ela é para administradores e auditores.',
  ],
  [
    '/relatorios/obras-tce',
    '/',
    'Você não tem permissão para abrir a página pedida: ela é para administradores e auditores.',
  ],
  [
    '/conformidade',
    '/',
    'Você não tem permissão para abrir a página pedida: ela é para administradores e auditores.',
  ],
  [
    '/auditoria/selo',
    '/',
    'Você não tem permissão para abrir a página pedida: ela é para administradores e auditores.',
  ],
  [
    '/aditivos',
    '/',
    'Você não tem permissão para abrir a página pedida: ela é para administradores, auditores, e pessoas de secretaria para os projetos dela.',
  ],
  ...['/importacoes', '/importacoes/1', '/importar', '/lote'].map(
    (path) =>
      [
        path,
        '/',
        'Você não tem permissão para abrir a página pedida: ela é para quem pode cadastrar ou alterar os registros.',
      ] as const,
  ),
  [
    '/lixeira',
    '/',
    'Você não tem permissão para abrir a página pedida: ela é para administradores, e pessoas de secretaria para os projetos dela.',
  ],
  [
    '/aditivos/1',
    '/',
    'Você não tem permissão para abrir a página pedida: ela é para administradores, auditores, e pessoas de secretaria para os projetos dela.',
  ],
]

/** The pages that want nothing but a login. */
const PERSONAL = [
  '/inicio',
  '/employee',
  '/editprojetocompleto/1',
  '/editemployee/1',
  '/listapca',
  '/viewpca/1',
  '/pca/plano/1',
  '/editorcamento/1',
  '/conta',
  '/prazos',
  '/avisos',
  '/mudancas',
  '/etapas/semana',
]

describe('whoever is sent away reads why', () => {
  test.each(RESERVED)('%s leads those who may not open it to %s', async (path, otherwise, aviso) => {
    come('user')
    const app = await openApp(path)
    expect(app.path()).toBe(otherwise)
    expect((await screen.findByText(aviso)).closest('[role=alert]')).toBeTruthy()
  })

  test.each([...RESERVED.map(([path]) => path), ...PERSONAL])(
    '%s asks strangers for the login, and remembers the page',
    async (path) => {
      const app = await openApp(path)
      expect(app.path()).toBe('/login')
      expect(await screen.findByText('Usuário não autenticado. Faça login novamente.')).toBeTruthy()
      expect(app.state()).toMatchObject({ voltar: path })
    },
  )
})

test('the login that was asked for on purpose gives no reason', async () => {
  await openApp('/login')
  await screen.findByRole('heading', { name: 'Login Administrativo' })
  expect(screen.queryByText(/Faça login novamente/)).toBeNull()
})

test('the tables above name every guarded page; the agreements’ other spellings share a guard with one of them', () => {
  const guarded = Object.values(router.routesByPath as Record<string, AnyRoute>)
    .filter(({ options: { beforeLoad } }) => beforeLoad && beforeLoad !== sameFilter)
    .map(({ fullPath }) => fullPath.replace('$id', '1'))
    .filter((path) => !/^\/(add|edit)convenio/.test(path))
  const named = [...RESERVED.map(([path]) => path), ...PERSONAL]
  expect(guarded.filter((path) => !named.includes(path))).toEqual([])
})
