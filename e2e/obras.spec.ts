import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support.ts'

// What these change about the window would stay in one that is kept.
test.use({ reuseContext: false })

/** Stopped, measured, with pictures and documents. */
const OBRA = '/transparencia/obras/12'
const NOME = 'Calçadas acessíveis - Centro'
const PHONE = { width: 390, height: 844 }

/** Down to the end of the page, which grows as what stands below comes near. */
async function readOn(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 800)
    await seen()
  }).toPass()
}

test('on a phone a citizen reads how a work stands, what it costs, who does it and what changed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: 'Obras perto de você' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Obras perto de você' })).toBeVisible()
  await page.getByRole('link', { name: NOME }).click()
  await expect(page).toHaveURL(new RegExp(`${OBRA}$`))
  await expect(page.getByRole('heading', { level: 1, name: NOME })).toBeVisible()
  await expect(page.getByText(/^Paralisada desde .* Motivo: desapropriação/)).toBeVisible()
  for (const name of [
    'Quanto custa',
    'Quando fica pronta',
    'Quem faz e quem fiscaliza',
    'Onde fica',
    'O que mudou',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Previsão inicial de término')).toBeVisible()
  await expect(page.getByText(/^CNPJ /)).toBeVisible()
  await expect(page.getByText('Obra paralisada').first()).toBeVisible()
  const itens = page.getByText(/^Ver os \d+ itens$/)
  await readOn(page, () => expect(itens).toBeVisible({ timeout: 1000 }))
  await itens.click()
  await expect(page.getByRole('row').filter({ hasText: 'Serviços preliminares' })).toContainText('R$')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the code for the sign is downloaded as a drawing and as a picture', async ({ page }) => {
  await page.goto(OBRA)
  await page.getByRole('button', { name: 'QR para a placa da obra' }).click()
  await expect(page.getByRole('img', { name: `QR da obra ${NOME}` })).toBeVisible()
  await expectAccessible(page)
  for (const [button, name] of [
    ['Baixar SVG, para a gráfica', 'qr-obra-12.svg'],
    ['Baixar PNG', 'qr-obra-12.png'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await download).suggestedFilename()).toBe(name)
  }
})

test('works by distance only when asked, by neighbourhood in the address', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -22.8131, longitude: -45.1946 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto('/transparencia/perto')
  await expect(page.getByText(/^\d+ obras, por nome\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Perto de mim' }).click()
  await expect(page.getByText(/das mais próximas para as mais distantes\.$/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: NOME })).toContainText(/a 10 m/)
  // Where one is does not leave the device.
  expect(sent.filter((url) => /22[.,]81|45[.,]19/.test(url))).toEqual([])
  await page.goto('/transparencia/perto?bairro=Centro')
  await expect(page.getByText(/^\d obras em Centro, por nome\.$/)).toBeVisible()
  await expectAccessible(page)
})

test('who may not be found is told so, and chooses a neighbourhood', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto('/transparencia/perto')
  await page.getByRole('button', { name: 'Perto de mim' }).click()
  await expect(page.getByRole('alert')).toContainText('escolha um bairro')
})

test('without JavaScript the pages say what they are and have the data as tables', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: PHONE,
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: /^Obras perto de você/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Obras perto de você' })).toBeVisible()
  await page.getByRole('link', { name: NOME }).click()
  await expect(page).toHaveTitle(`${NOME} · Prefeitura Municipal de Guaratinguetá`)
  await expect(page.getByRole('heading', { level: 1, name: NOME })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Valor previsto R\$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Documentos que todos podem ler' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.goto('/transparencia/obras?situacao=paralisada')
  await page.getByRole('searchbox', { name: 'Pesquisar' }).fill('zzz nada')
  await page.getByRole('button', { name: 'Pesquisar' }).click()
  await expect(page.getByText(/Situação: Paralisada · Pesquisa: “zzz nada”: nenhum registro\./)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await context.close()
})

test('a link to a work shows its name, how it stands and its newest picture', async ({
  request,
  baseURL,
}) => {
  const reply = await request.get(OBRA)
  const text = await reply.text()
  const meta = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(text)?.[1] ?? ''
  expect(meta('og:title')).toBe(NOME)
  expect(meta('og:description')).toMatch(/^Paralisada desde/)
  expect(meta('og:url')).toBe(`${baseURL}${OBRA}`)
  const picture = await request.get(meta('og:image'))
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  const feed = await request.get(/rel="alternate"[^>]* href="([^"]*)"/.exec(text)?.[1] ?? '')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect((await request.get('/transparencia/obras/999999')).status()).toBe(404)
})
