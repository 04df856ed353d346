import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT, type Diretorio, startDiretorio } from '../packages/server/test/diretorio.ts'
import { freePort } from '../scripts/machine.mjs'
import { ADMIN, type Server, startServer, temporaryFolder } from './server-process.ts'
import { expect, expectAccessible, test } from './support.ts'

// What these change about the window would stay in one that is kept.
test.use({ reuseContext: false })

const NOME = 'Entrar com a rede da Prefeitura'

const folder = temporaryFolder()
let diretorio: Diretorio
let server: Server

test.beforeAll(async () => {
  const port = String(await freePort())
  const endereco = `http://127.0.0.1:${port}`
  diretorio = await startDiretorio([`${endereco}/api/entrar/rede/retorno`])
  const file = join(folder.path, 'provedores.json')
  const rede = { chave: 'rede', nome: NOME, emissor: diretorio.emissor, ...CLIENT, cria: true }
  writeFileSync(file, JSON.stringify([rede]))
  server = await startServer({
    PORT: port,
    DATA_DIR: join(folder.path, 'dados'),
    ENDERECO_PUBLICO: endereco,
    OIDC_PROVEDORES: file,
  })
})

test.afterAll(async () => {
  await server.stop('SIGTERM')
  await diretorio.close()
  folder.remove()
})

test('somebody of the directory comes in by its button, back to the page that asked', async ({ page }) => {
  diretorio.pessoas.set('ana', { email: 'ana@cidade.test', email_verified: true, name: 'Ana da Rede' })
  await page.setExtraHTTPHeaders({ 'x-pessoa': 'ana' })
  await page.goto(`${server.url}/conta`)
  await expect(page.getByRole('link', { name: NOME })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: NOME }).click()
  await expect(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/conta`)
  await expect(page.getByText('ana@cidade.test').first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Desvincular: ${NOME}` })).toBeVisible()
  await expectAccessible(page)
})

test('whoever is refused reads why on the login', async ({ page }) => {
  diretorio.pessoas.set('rui', { email: 'rui@cidade.test', email_verified: false, name: 'Rui' })
  await page.setExtraHTTPHeaders({ 'x-pessoa': 'rui' })
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: NOME }).click()
  await expect(page.getByRole('alert')).toContainText('não confirmou o seu e-mail')
  await expectAccessible(page)
})

test('a person with a password links their identity, and comes in by it', async ({ page }) => {
  diretorio.pessoas.set('chefe', { email: 'outro@cidade.test', email_verified: true, name: 'Chefe' })
  await page.setExtraHTTPHeaders({ 'x-pessoa': 'chefe' })
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await page.goto(`${server.url}/conta`)
  await page.getByRole('button', { name: `Vincular: ${NOME}` }).click()
  const form = page.getByRole('form', { name: `Vincular: ${NOME}` })
  await form.getByLabel('Senha atual').fill(ADMIN.password)
  await form.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Identidade vinculada.')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: NOME }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await page.goto(`${server.url}/conta`)
  await expect(page.getByText(ADMIN.email).first()).toBeVisible()
})
