import { readFileSync } from 'node:fs'
import type { PainelExecucao } from '@paco/domain/painel/execucao'
import { formatAmount } from '@paco/domain/shared/money'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support.ts'

const shown = (value: number) => (value === 0 ? '-' : formatAmount(value))

/** What the panel was given by doing that: other journeys change it all the time. */
async function given(page: Page, doing: () => Promise<unknown>): Promise<PainelExecucao> {
  const [reply] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/api/painel/execucao'),
    doing(),
  ])
  return (await reply.json()).Result[0]
}

test("one click answers 'quanto Saúde pagou este ano', without a login", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const painel = await given(page, () => menu.getByRole('link', { name: 'Execução financeira' }).click())
  await expect(page.getByRole('heading', { level: 1, name: 'Execução financeira' })).toBeVisible()
  expect(painel.ano).toBe(Number(painel.hoje.slice(0, 4)))
  const saude = painel.por_secretaria.find(({ secretaria }) => secretaria === 'Saúde')
  const row = page
    .getByRole('table', { name: `Execução financeira por secretaria em ${painel.ano}` })
    .getByRole('row', { name: /^Saúde/ })
  await expect(row.getByRole('cell').last()).toHaveText(shown(saude?.pago ?? 0))

  const one = await given(page, () => row.getByRole('link', { name: 'Saúde' }).click())
  await expect(page).toHaveURL(/\/execucao\?id_secretaria=17$/)
  await expect(page.getByText(/Em \d{4}, Saúde pagou R\$/)).toBeVisible()
  const months = page.getByRole('table', { name: `Meses de ${painel.ano}` })
  await expect(months.getByRole('row')).toHaveCount(14)
  const [first] = one.contratos
  const contratos = page.getByRole('table', { name: `Contratos em ${painel.ano}` })
  await expect(
    contratos.getByRole('link', { name: first?.contrato_nome ?? '', exact: true }),
  ).toHaveAttribute('href', `/contratos/${first?.id}`)
  await expectAccessible(page)
})

test('the year on one sheet and as a spreadsheet; the address holds year and department', async ({
  page,
}) => {
  await page.goto('/execucao?ano=2025&id_secretaria=12')
  await expect(page.getByText(/Em 2025, Obras pagou/)).toBeVisible()
  const [folha] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Folha do ano em PDF' }).click(),
  ])
  expect(folha.suggestedFilename()).toBe('execucao-financeira-2025.pdf')
  expect(
    readFileSync(await folha.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect(readFileSync(await sheet.path(), 'utf8')).toContain('jan/2025;')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL(/\/execucao$/)
  await page.goBack()
  await expect(page.getByText(/Em 2025, Obras pagou/)).toBeVisible()
})
