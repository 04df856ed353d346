import { expect, test } from '@playwright/test'
import { call, loginAt, startServer, temporaryFolder } from './server-process.ts'

test('a module that is off leaves page, portal and calls; on again it is back', async ({ page }) => {
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder.path, CIDADE: '' })
  try {
    const token = await loginAt(server)
    const turnOff = (...modulos_desligados: string[]) =>
      call(server, 'PUT', '/api/cidade', { modulos_desligados }, token)
    await turnOff('emendas')
    await page.goto(`${server.url}/emendas`)
    await expect(page.getByText('Este módulo está desligado')).toBeVisible()
    await page.goto(`${server.url}/transparencia`)
    await expect(page.getByRole('heading', { name: 'Contratos assinados' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Emendas parlamentares' })).toHaveCount(0)
    await turnOff()
    await page.goto(`${server.url}/transparencia`)
    await expect(page.getByRole('heading', { name: 'Emendas parlamentares' })).toBeVisible()
  } finally {
    await server.stop('SIGTERM')
    folder.remove()
  }
})

test('a family of agreements is called as the city calls it, from the first paint', async ({ page }) => {
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder.path, CIDADE: '' })
  try {
    const token = await loginAt(server)
    const familias = [{ chave: 'federal', nome: 'União' }]
    await call(server, 'PUT', '/api/cidade', { familias }, token)
    const built = await (await fetch(`${server.url}/conveniosfederal`)).text()
    expect(built).toContain('<h1 class="outline-title">Convênios União</h1>')
    await page.goto(`${server.url}/conveniosfederal`)
    await expect(page.getByRole('heading', { name: 'Convênios União' })).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Famílias de convênios' }).getByRole('link')
    await expect(links.first()).toHaveText('União')
  } finally {
    await server.stop('SIGTERM')
    folder.remove()
  }
})
