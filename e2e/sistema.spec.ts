import { createServer } from 'node:net'
import { expect as expectPlain, test as plain } from '@playwright/test'
import { ADMIN, startServer, temporaryFolder } from './server-process.ts'
import { enter, expect, test } from './support.ts'

test('an administrator sees what runs and how the last day was, as lines and as tables', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/inicio')
  await page.getByRole('link', { name: 'Sistema', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sistema', level: 1 })).toBeVisible()
  await expect(page.getByText('Embutido no sistema (PostgreSQL')).toBeVisible()
  const chart = page.getByRole('img', { name: /^Requisições nas últimas 24 horas/ })
  await expect(chart).toBeVisible()
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Requisições' }) }).last()
  await card.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(card.getByRole('row').nth(1)).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
  await expect(page.getByRole('heading', { name: 'Banco de dados, agora' })).toBeVisible()
  const calls = page.getByRole('table', { name: 'Chamadas que mais tomam tempo' })
  await expect(calls.getByRole('row').nth(1)).toContainText(/(GET|POST|PUT|DELETE) .*\d (ms|s)/)
  await expect(page.getByRole('heading', { name: 'Consultas demoradas' })).toBeVisible()
})

test('nobody else does', async ({ page }) => {
  await enter(page, 'auditor')
  await page.goto('/sistema')
  await expect(page.getByText('ela é para administradores')).toBeVisible()
})

/** A port that nobody listens on, a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

plain('measures are told on their own port, and nowhere else', async () => {
  const folder = temporaryFolder()
  const port = await freePort()
  const server = await startServer({ DATA_DIR: folder.path, METRICS_PORT: String(port) })
  await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expectPlain(told).toContain('paco_http_requests_total{route="/api/login",method="POST",status="2xx"} 1')
  expectPlain(told).toContain('paco_db_up 1')
  expectPlain((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expectPlain((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404)
  expectPlain(await server.stop('SIGTERM')).toBe(0)
  folder.remove()
})
