import { KNOWN_PAGES } from '../packages/web/known-pages.ts'
import { ADMIN, call, loginAt, startServer, temporaryFolder } from './server-process.ts'
import { expect, goAfresh, test } from './support.ts'

test('a new installation knows nothing of another city, and its first department opens the forms', async ({
  page,
}) => {
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder.path, CIDADE: '' })
  try {
    for (const path of ['/api/secretaria', '/api/bairros'])
      expect((await call(server, 'GET', path)).body.Result).toEqual([])
    const token = await loginAt(server)
    for (const chave of ['SP', '3518404'])
      expect((await call(server, 'POST', `/api/pacotes/${chave}/carregar`, {}, token)).status).toBe(404)

    for (const path of [
      '/',
      '/gantt2',
      '/projetocompleto',
      '/fichasecretario',
      '/perfil',
      '/transparencia',
    ]) {
      await page.goto(server.url + path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByText('Guaratinguetá')).toHaveCount(0)
    }
    await page.goto(`${server.url}/fichasecretario`)
    await expect(page.getByText('Nenhuma secretaria ainda.')).toBeVisible()
  } finally {
    await server.stop('SIGTERM')
    folder.remove()
  }
})

/** Every address that names no record; those on the way in ask for a link. */
const PAGES = KNOWN_PAGES.filter((name) => !/@id|^(convite|senha|entrar|avisos\/sair)$/.test(name))
const PEOPLE = ['admin', 'auditor', 'user', 'stranger'] as const

test('every screen opens in a city with nothing in it, for everyone who may open it', async ({ browser }) => {
  test.setTimeout(300_000)
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder.path, CIDADE: '' })
  try {
    const token = await loginAt(server)
    const password = 'cavalo bateria grampo'
    for (const role of ['auditor', 'user'])
      await call(
        server,
        'POST',
        '/api/usuarios',
        { name: role, email: `${role}@ac.test`, password, role },
        token,
      )
    const versao = (await call(server, 'GET', '/api/cidade')).body.Result[0].versao
    await call(server, 'PUT', '/api/cidade', { nome: 'Rio Branco', uf: 'AC', versao }, token)

    for (const person of PEOPLE) {
      const context = await browser.newContext({ baseURL: server.url })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`${page.url()} ${error}`))
      if (person !== 'stranger') {
        const whom = person === 'admin' ? ADMIN : { email: `${person}@ac.test`, password }
        const { Token, Role, User } = (await call(server, 'POST', '/api/login', whom)).body
        await page.addInitScript((values) => Object.assign(localStorage, values), {
          Token,
          UserRole: Role,
          UserSecretariaId: 'null',
          UserName: User.name,
          UserId: String(User.id),
        })
      }
      await page.goto('/ajuda')
      // The program is there, and follows the address from now on.
      await page.waitForLoadState('networkidle')
      const title = page.getByRole('main').getByRole('heading', { level: 1 }).first()
      for (const name of PAGES) {
        await goAfresh(page, `/${name === 'index' ? '' : name}`)
        await expect(title, `${person} ${name}`).not.toHaveText('Página não encontrada')
        await expect(page.locator('[aria-busy="true"]'), `${person} ${name}`).toHaveCount(0)
        await expect(page.getByText('Não foi possível'), `${person} ${name}`).toHaveCount(0)
      }
      expect(problems).toEqual([])
      await context.close()
    }
  } finally {
    await server.stop('SIGTERM')
    folder.remove()
  }
})
