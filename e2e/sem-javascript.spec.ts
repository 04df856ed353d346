import { expect, test } from './support.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript one goes from the portal to the stopped works, and to one of them', async ({
  page,
}) => {
  await page.goto('/transparencia')
  await page.getByRole('link', { name: 'Obras paralisadas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obras paralisadas')
  await expect(page.getByText(/Obras paralisadas · Situação: Paralisada: 1–\d+ de \d+/)).toBeVisible()
  await expect(page.getByText(/^Atualizado em \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)).toBeVisible()
  const first = page.getByRole('rowheader').getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Paralisada', { exact: true })).toBeVisible()
})

test('the file that a list leads to has the rows of its filter, and its pages follow one another', async ({
  page,
  request,
}) => {
  await page.goto('/transparencia/contratos?ano=2025')
  const [, all] = /Ano: 2025: 1–\d+ de (\d+)$/.exec(await page.locator('caption').innerText()) ?? []
  const file = await page.getByRole('link', { name: 'Todos deste filtro em CSV' }).getAttribute('href')
  const csv = await (await request.get(file ?? '')).text()
  expect(csv.trim().split('\r\n')).toHaveLength(Number(all) + 1)
  await page.getByRole('link', { name: 'Ver sem filtro' }).click()
  await expect(page.locator('caption')).toHaveText(/^Contratos assinados: 1–\d+ de \d+$/)

  await page.goto('/transparencia/contratos?limite=25')
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page.locator('caption')).toHaveText(/^Contratos assinados: 26–50 de \d+$/)
})

for (const width of [390, 1440])
  test(`no page without JavaScript is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/transparencia',
      '/transparencia/contratos',
      '/transparencia/dotacoes',
      '/dados',
      '/privacidade',
      '/acessibilidade',
      '/mapa-do-site',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { width: drawn = 0 } = (await page.locator('body').boundingBox()) ?? {}
      expect([path, drawn]).toEqual([path, width])
      const scrolled = await page.locator('html').evaluate((root) => root.scrollWidth)
      expect([path, scrolled]).toEqual([path, width])
    }
  })
