import { expect, test } from './support.ts'

test('anyone goes from the portal to a stopped work, by its address too', async ({ page }) => {
  await page.goto('/transparencia')
  await page.getByRole('link', { name: 'Obras públicas' }).click()
  await expect(page).toHaveURL('/transparencia/obras')
  await expect(page.getByText(/^\d+ obras\. Atualizado em \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)).toBeVisible()

  await page.getByRole('combobox', { name: 'Situação' }).click()
  await page.getByRole('option', { name: 'Paralisada' }).click()
  await expect(page).toHaveURL('/transparencia/obras?situacao=paralisada')
  await expect(page.getByRole('columnheader', { name: 'Motivo' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const rows = await page.getByRole('row').count()

  const copied = await page.context().newPage()
  await copied.goto(page.url())
  await expect(copied.getByRole('heading', { name: 'Obras paralisadas' })).toBeVisible()
  await expect(copied.getByRole('row')).toHaveCount(rows)
})

test('what is taken along is what is on the screen', async ({ page }) => {
  await page.goto('/transparencia/contratos?ano=2025')
  const [, total = ''] =
    /^(\d+) contratos?\./.exec(await page.getByText(/^\d+ contratos?\./).innerText()) ?? []
  const download = async (item: string) => {
    await page.getByRole('button', { name: 'Exportar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item, exact: true }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() }
  }
  const csv = await download('CSV')
  expect(csv.name).toMatch(/^transparencia-contratos-\d{4}-\d\d-\d\d\.csv$/)
  expect(csv.text.trim().split('\r\n')).toHaveLength(Number(total) + 1)
  const json = await download('JSON')
  expect(json.name).toMatch(/\.json$/)
  const contratos = JSON.parse(json.text) as { ano: number }[]
  expect([contratos.length, new Set(contratos.map(({ ano }) => ano))]).toEqual([
    Number(total),
    new Set([2025]),
  ])
})

test('the tree of the budget opens by keyboard, and follows the filter', async ({ page }) => {
  await page.goto('/transparencia/dotacoes')
  const saude = page.locator('summary', { hasText: '10 Saúde' })
  await saude.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^10\.\d{3}/).first()).toBeVisible()
  await page.getByRole('searchbox').fill('zzz nada')
  await expect(saude).toHaveCount(0)
})

test('every link of the site map leads to a page', async ({ page, request }) => {
  await page.goto('/mapa-do-site')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200])
})
