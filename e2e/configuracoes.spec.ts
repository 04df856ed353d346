import sharp from 'sharp'
import { enter, expect, expectAccessible, test } from './support.ts'

test('administrators say whose system it is, and every page says so', async ({ page, browser }) => {
  await enter(page, 'admin')
  await page.goto('/configuracoes')
  const aparencia = page.getByRole('form', { name: 'Aparência' })
  await expectAccessible(page)
  const orgao = aparencia.getByLabel(/^Nome do órgão/)
  const before = await orgao.inputValue()
  await orgao.fill('Prefeitura de Teste')
  await aparencia.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Configuração salva.')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Prefeitura de Teste de Guaratinguetá / Módulo de Processos' }),
  ).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/login')
  await expect(stranger.getByText('Acesso dos servidores da Prefeitura de Teste.')).toBeVisible()
  await stranger.context().close()

  await orgao.fill(before)
  await aparencia.getByRole('button', { name: 'Salvar' }).click()
  await expect(
    page.getByRole('link', { name: `${before} de Guaratinguetá / Módulo de Processos` }),
  ).toBeVisible()
})

test('a coat of arms is on every page once it was sent, and gone once it was taken away', async ({
  page,
  browser,
}) => {
  await enter(page, 'admin')
  await page.goto('/configuracoes')
  const field = page.getByRole('region', { name: 'Brasão', exact: true })
  const buffer = await sharp({ create: { width: 300, height: 360, channels: 4, background: '#1a7f37' } })
    .png()
    .toBuffer()
  await field.locator('input').setInputFiles({ name: 'brasao.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Brasão salvo.')).toBeVisible()
  const crest = (on: typeof page) => on.getByRole('banner').getByRole('img', { name: /^Brasão/ })
  await expect(crest(page)).toBeVisible()
  await expectAccessible(page)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/login')
  await expect(stranger.getByRole('main').getByRole('img', { name: /^Brasão/ })).toBeVisible()
  await stranger.goto('/transparencia')
  await expect(crest(stranger)).toBeVisible()
  await expect(stranger.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/img\/brasao\//)
  await stranger.context().close()

  await field.locator('input').setInputFiles({
    name: 'brasao.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  })
  await expect(field.getByRole('alert')).toContainText('PNG ou JPEG')
  await field.getByRole('button', { name: 'Remover brasão' }).click()
  await page.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(page.getByText('Brasão removido.')).toBeVisible()
  await expect(crest(page)).toHaveCount(0)
})

test('a municipality is found by typing, and fills in the rest', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/configuracoes')
  const form = page.getByRole('form', { name: 'Identificação' })
  await form.getByRole('combobox', { name: /^Município/ }).fill('rio branco ac')
  await page.getByRole('option', { name: /Rio Branco/ }).click()
  await expect(form.getByLabel(/^Código do IBGE/)).toHaveValue('1200401')
  // Left as it was: the other journeys live by this city's clock.
})
