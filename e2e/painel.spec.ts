import { readFileSync } from 'node:fs'
import type { Painel } from '@paco/domain/painel/painel'
import { formatMoneyRounded } from '@paco/domain/shared/money'
import type { Page } from '@playwright/test'
import { expect, login, test } from './support.ts'

const ORDER = [
  'Agricultura',
  'Obras',
  'Governo',
  'Meio Ambiente',
  'SAEG',
  'CODESG',
  'Planejamento',
  'Saúde',
  'Educação',
  'Segurança',
  'Turismo',
  'Esporte',
  'Cultura',
  'Mulher',
  'Defesa Civil',
  'Administração',
]
const TILES = [5, 12, 4, 6, 9, 23, 27, 17, 7, 20, 3, 10, 26, 1, 2, 8]

const count = (value: number) => value.toLocaleString('pt-BR')
const bars = (page: Page) => page.getByRole('list', { name: 'Barras do gráfico' }).getByRole('link')
const cards = (page: Page) => page.getByRole('list', { name: 'Números gerais' }).getByRole('listitem')

/** Opens a dashboard and answers the figures it was given: other journeys change them all the time. */
async function open(page: Page, path: string): Promise<Painel> {
  const [reply] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/api/painel'),
    page.goto(path),
  ])
  return (await reply.json()).Result[0]
}

test('the public dashboard: four cards and sixteen bars, as the server counts them', async ({ page }) => {
  const painel = await open(page, '/')
  await expect(cards(page)).toHaveText([
    `Número de Processos${count(painel.numero)}Processos ativos no sistema`,
    `Valor estimado dos processos${formatMoneyRounded(painel.valor)}Investimento total`,
    `Total de Secretarias${painel.secretarias}Órgãos da administração`,
    `Maior valor de um projeto${formatMoneyRounded(painel.maior)}Projeto de maior orçamento`,
  ])
  await expect(bars(page)).toHaveCount(16)
  const names = await bars(page).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  const total = (nome: string) => painel.por_secretaria.find((row) => row.nome_curto === nome)?.total ?? 0
  expect(names).toEqual(ORDER.map((nome) => `${nome}. Processos: ${count(total(nome))}`))
  const others = painel.numero - ORDER.reduce((sum, nome) => sum + total(nome), 0)
  await expect(page.getByText(`Demais secretarias: ${count(others)}`)).toBeVisible()

  await page.getByRole('button', { name: 'Ver como tabela' }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveText([
    'SecretariaProcessos',
    ...ORDER.map((nome) => `${nome}${count(total(nome))}`),
  ])
})

test('a bar says its number and leads to the list it counts', async ({ page }) => {
  await open(page, '/')
  const bar = bars(page).filter({ has: page.locator('xpath=self::*[starts-with(@aria-label, "Cultura")]') })
  await bar.hover()
  const tip = page.getByRole('tooltip')
  await expect(tip).toContainText(/Processos: \d+/)
  const total = /Processos: (\d+)/.exec((await tip.textContent()) ?? '')?.[1]
  await bar.click()
  await expect(page).toHaveURL(/\/projetocompleto\?id_secretaria=26$/)
  await expect(page.getByRole('heading', { name: 'Lista de Processos', level: 1 })).toBeVisible()
  await expect(page.getByText(`${total} processos.`, { exact: true })).toBeVisible()
})

test('the count leads to the tiles, and each tile to its list', async ({ page }) => {
  const painel = await open(page, '/')
  await page.getByRole('link', { name: /^Número de Processos/ }).click()
  await expect(page.getByRole('heading', { name: 'Pesquisa Estruturada', level: 1 })).toBeVisible()
  const tiles = page.getByRole('list', { name: 'Secretarias' }).getByRole('link')
  await expect(tiles).toHaveCount(16)
  expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    TILES.map((id) => `/projetocompleto?id_secretaria=${id}`),
  )
  const cultura = painel.por_secretaria.find(({ id_secretaria }) => id_secretaria === 26)
  await expect(tiles.nth(ORDER.indexOf('Cultura'))).toContainText(`${cultura?.total} processos`)
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the value of each department, in reais without decimals', async ({ page }) => {
  const painel = await open(page, '/gantt2')
  await expect(cards(page)).toHaveCount(4)
  await expect(
    page.getByRole('heading', { name: 'ESTRATIFICAÇÃO DO VALOR DOS PROCESSOS POR SECRETARIA' }),
  ).toBeVisible()
  const turismo = painel.por_secretaria.find(({ id_secretaria }) => id_secretaria === 3)
  const bar = bars(page).nth(ORDER.indexOf('Turismo'))
  await expect(bar).toHaveAttribute(
    'aria-label',
    `Turismo. Valor: ${formatMoneyRounded(turismo?.total_valor ?? 0)}`,
  )
  await expect(page.getByText(/^Demais secretarias: R\$ [\d.]+$/)).toBeVisible()
})

test('LOGIN is offered only while no token is stored', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login')
  await login(page, 'visitante')
  await expect(page.getByRole('heading', { name: /ESTRATIFICAÇÃO/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'LOGIN' })).toHaveCount(0)
})

test("'Processo' opens and closes in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: 'Número' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('button', { name: 'Processo' }).click()
  await expect(menu.getByRole('link', { name: 'Número' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Processo' }).click()
  await menu.getByRole('link', { name: 'Valor' }).click()
  await expect(page.getByRole('heading', { name: 'Valor', level: 1 })).toBeVisible()
})

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(bars(page)).toHaveCount(16)
  await expect(page.locator('[data-animated]')).toHaveCount(0)
})

test('the largest figure fits its card at every width', async ({ page }) => {
  await page.route('**/api/painel', async (route) => {
    const reply = await route.fetch()
    const json = await reply.json()
    Object.assign(json.Result[0], { valor: 9_999_999_999_999.99, maior: 9_999_999_999_999.99 })
    await route.fulfill({ response: reply, json })
  })
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(cards(page).nth(1)).toContainText('R$ 10.000.000.000.000')
    const over = await cards(page)
      .locator('b')
      .evaluateAll((figures) => figures.map((figure) => figure.scrollWidth - figure.clientWidth))
    expect(Math.max(...over), `at ${width} px`).toBeLessThanOrEqual(1)
  }
})

for (const [path, call] of [
  ['/', '**/api/painel'],
  ['/folhapagamento', '**/api/painel'],
  ['/graficobarra', '**/api/painel/processos'],
] as const) {
  test(`${path} without the server says so and tries again`, async ({ page }) => {
    await page.route(call, (route) => route.abort())
    await page.goto(path)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Não foi possível carregar os números dos processos.')
    await expect(alert).toContainText('Erro na conexão com o servidor')
    await page.unroute(call)
    await alert.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText(/^Dados de hoje, /)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
}

test('the working panel: filters in the address, counters that lead to their list', async ({ page }) => {
  await page.goto('/grafico?id_secretaria=26')
  await expect(page.getByRole('heading', { name: 'Painel de Processos', level: 1 })).toBeVisible()
  await expect(page.getByText(/Secretaria: Cultura\.$/)).toBeVisible()
  await page
    .getByRole('combobox', { name: 'Ano' })
    .or(page.getByRole('textbox', { name: 'Ano' }))
    .click()
  await page.getByRole('option', { name: '2026' }).click()
  await expect(page).toHaveURL(/id_secretaria=26&ano=2026$/)
  await expect(page.getByText(/Secretaria: Cultura\. Ano: 2026\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Secretaria: Cultura\. Ano: 2026\.$/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/Secretaria: Cultura\.$/)).toBeVisible()

  const counters = page.getByRole('list', { name: 'Processos por situação' }).getByRole('link')
  const running = counters.filter({ hasText: 'Em andamento' })
  const total = await running.locator('b').textContent()
  await running.click()
  await expect(page).toHaveURL(/\/projetocompleto\?id_secretaria=26&status=Em\+andamento$/)
  await expect(page.getByText(new RegExp(`^${total} processos?\\.$`))).toBeVisible()
})

test('the working panel: late first, deadlines in steps, tables, spreadsheet, one sheet of paper', async ({
  page,
}) => {
  await page.goto('/graficobarra')
  const late = page.getByRole('table', { name: 'Processos atrasados' })
  await expect(late).toBeVisible()
  const days = (await late.getByText(/^\d+ dias?$/).allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  )
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual([...days].sort((a, b) => b - a))
  await page.getByRole('button', { name: /^90 dias/ }).click()
  await expect(page).toHaveURL(/prazo=90/)
  await expect(page.getByText(/terminam nos próximos 90 dias\.$/)).toBeVisible()

  // A year that is not known has a row too, which leads nowhere.
  const years = page.getByRole('list', { name: 'Valor por ano' }).getByRole('listitem')
  const shown = await years.evaluateAll((rows) =>
    rows.map(({ firstElementChild }) => [...(firstElementChild?.children ?? [])].at(-1)?.textContent),
  )
  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Valor por ano' }) })
    .getByRole('button', { name: 'Ver como tabela' })
    .click()
  await expect(
    page.getByRole('table', { name: 'Valor por ano' }).locator('tbody tr td:last-child'),
  ).toHaveText(shown.map((text) => text ?? ''))

  await page.getByRole('button', { name: 'Exportar' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^processos-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(readFileSync(await download.path(), 'utf8')).toContain('Nome do Processo')

  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(1)
  await late.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/viewprojetocompleto\/\d+$/)
})
