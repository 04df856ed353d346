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
