import { enter, expect, test } from './support.ts'

/** The specification's measures, as the browser lays them out. */

test('the charts of the dashboards have their heights, and grow for two seconds', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const bar = page.locator('rect[data-animated]').first()
  await expect(bar).toHaveCSS('animation-duration', '2s')
  await expect(bar).toHaveAttribute('width', '30')
  await expect(page.getByRole('img', { name: /^Distribuição de Processos/ })).toHaveCSS('height', '470px')
  await page.goto('/gantt2')
  await expect(page.locator('svg:has(rect[data-animated])')).toHaveCSS('height', '500px')
})

test('the map has its height, and its suggestions theirs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/mapa')
  await expect(page.getByRole('region', { name: 'Mapa dos projetos' })).toHaveCSS('height', '550px')
  await page.getByRole('combobox', { name: /Pesquisar/ }).fill('a')
  await expect(page.getByRole('listbox')).toHaveCSS('max-height', '220px')
})

test('the button that asks for an amendment is in sight in a low window', async ({ page }) => {
  await enter(page, 'obras')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/viewprojetocompleto/113')
  await page.getByRole('button', { name: 'Solicitar Aditivo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Solicitar Aditivo' })
  for (const tipo of ['Valor', 'Prazo', 'Misto']) {
    await dialog.getByRole('radio', { name: tipo, exact: true }).check()
    await expect(dialog.getByRole('button', { name: 'Enviar solicitação' })).toBeInViewport({ ratio: 1 })
  }
})

test('the list of amendments scrolls within its dialog', async ({ page }) => {
  await enter(page, 'obras')
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/viewprojetocompleto/113')
  await page.getByRole('button', { name: 'Solicitações de Aditivo' }).click()
  // 60vh of a window of a thousand pixels.
  await expect(page.getByRole('region', { name: 'Solicitações' })).toHaveCSS('max-height', '600px')
})

const MENU = [
  'Número',
  'Valor',
  'Painel de Processos',
  'Lista',
  'Pesquisa Estruturada',
  'PCA',
  'Orçamento',
  'Projetos por Bairros',
  'Secretaria',
  'Convênios',
]
const LISTS: readonly (readonly [path: string, words: readonly string[]])[] = [
  ['/projetocompleto', ['Visualizar', 'Gantt', 'Editar']],
  ['/employee', ['Editar', 'Excluir']],
  ['/legado', ['Editar', 'teste', 'Excluir']],
  ['/orcamento', ['Editar', 'Excluir']],
  ['/listapca', ['Ver', 'Editar', 'Deletar']],
  ['/projetosbairros', ['Deletar']],
  ['/conveniosdade', ['Editar', 'Deletar']],
]

test("at 1366 by 768 the specification's lists show ten rows with what is done with them, and its menu is in sight", async ({
  page,
}) => {
  await enter(page, 'admin')
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const [path, words] of LISTS) {
    await page.goto(path)
    await expect(page.getByRole('row').nth(10)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-scrolls]')).toHaveCount(0)
    for (const word of words) {
      const action = page.locator('td[data-part="actions"]').getByText(word, { exact: true }).first()
      await expect(action, `${path} ${word}`).toBeVisible()
    }
  }
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  for (const name of MENU) {
    await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) }).first()).toBeInViewport({
      ratio: 1,
    })
  }
})
