import { expect, test } from '@playwright/test'
import { call, loginAt, startServer, temporaryFolder } from './server-process.ts'

test('a new installation knows nothing of another city, and its first department opens the forms', async ({
  page,
}) => {
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder.path, CIDADE: '' })
  try {
    for (const path of ['/api/secretaria', '/api/bairros'])
      expect((await call(server, 'GET', path)).body.Result).toEqual([])
    const token = await loginAt(server)
    const { body } = await call(server, 'POST', '/api/pacotes/SP/carregar', {}, token)
    expect(body).toMatchObject({ criados: 75, alterados: 0 })

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
