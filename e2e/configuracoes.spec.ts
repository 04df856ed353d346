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
  await expect(page.getByRole('link', { name: 'Prefeitura de Teste / Módulo de Processos' })).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/login')
  await expect(stranger.getByText('Acesso dos servidores da Prefeitura de Teste.')).toBeVisible()
  await stranger.context().close()

  await orgao.fill(before)
  await aparencia.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('link', { name: `${before} / Módulo de Processos` })).toBeVisible()
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
