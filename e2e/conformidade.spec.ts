import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { enter, expect, test } from './support.ts'

test('an administrator withdraws what was declared, and declares it anew for everyone to read', async ({
  page,
}) => {
  await enter(page, 'admin')
  await page.goto('/conformidade')
  const criterio = page.locator('li').filter({
    has: page.getByRole('heading', { name: '5.3 Acordos sem transferência de recursos', exact: true }),
  })
  await criterio.getByRole('button', { name: 'Retirar a declaração' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(criterio).toContainText('0 de 1,5 pontos')

  await criterio.getByRole('button', { name: 'Declarar que não há' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Não há acordos sem transferência de recursos em')
  await dialog.getByRole('button', { name: 'Declarar' }).click()
  await expect(criterio).toContainText('1,5 de 1,5 pontos')
  await expect(criterio).toContainText('(declarado por Prefeitura)')

  for (const path of ['/dados', '/transparencia/convenios']) {
    await page.goto(path)
    await expect(page.getByText(/Não há acordos sem transferência de recursos em/)).toBeVisible()
  }
})

test('a remittance is kept, and is downloaded as it was made', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/relatorios/obras-tce')
  await expect(page.getByText(/obras contratadas no período de/)).toBeVisible()
  await page.getByRole('button', { name: 'Gerar remessa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gerar remessa' }).click()
  const file = page.getByRole('button', { name: /^Baixar obras-tce-sp-.*\.xlsx$/ }).first()
  await expect(file).toBeVisible()
  const told = await page
    .getByTitle(/^SHA-256 [0-9a-f]{64}$/)
    .first()
    .getAttribute('title')
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  const bytes = await readFile(await download.path())
  expect(`SHA-256 ${createHash('sha256').update(bytes).digest('hex')}`).toBe(told)
})
