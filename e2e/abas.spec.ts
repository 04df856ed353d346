import type { Locator, Page } from '@playwright/test'
import { expect, goAfresh, lookingTest as test } from './support.ts'

/** The first records that a call lists, as the person of the journey reads them. */
async function firstOf(page: Page, call: string, path: (id: number) => string): Promise<string[]> {
  const answer: unknown = await page.evaluate(async (address) => {
    const token = localStorage.getItem('Token')
    const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
    return (await fetch(`${address}?limite=2`, { headers })).json()
  }, call)
  return (answer as { Result: { id: number }[] }).Result.map(({ id }) => path(id))
}

const CONTRATOS = (page: Page) => firstOf(page, '/api/contratos', (id) => `/contratos/${id}`)
const PROJETOS = (page: Page) =>
  firstOf(page, '/api/getprojetocompleto', (id) => `/viewprojetocompleto/${id}`)
const MAPA = async () => ['/mapa']

const links = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name, exact: true }).getByRole('link')
const buttons = (page: Page) => page.getByRole('main').getByRole('tab')

/** Opens a tab, which may tell beside its name how many it holds, and sees that its page stands there: one that crashes takes its tabs with it. */
async function open(tabs: Locator, label: string): Promise<void> {
  const tab = tabs.filter({ hasText: new RegExp(`^${label}( [\\d.]+)?$`) })
  await tab.click()
  await expect(tab.and(tabs.page().locator('[aria-current=page], [aria-selected=true]'))).toBeVisible()
  await expect(
    tabs
      .page()
      .getByRole('main')
      .getByRole('status', { name: /^Carregando/ }),
  ).toHaveCount(0)
  await expect(tab).toBeVisible()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** From each tab to each other: what one of them left behind is what the next one finds. */
async function walk(tabs: Locator): Promise<number> {
  const labels = (await tabs.allTextContents()).map((text) => escaped(text.replace(/ [\d.]+$/, '')))
  for (const from of labels) {
    for (const to of labels.filter((label) => label !== from)) {
      await open(tabs, from)
      await open(tabs, to)
    }
  }
  return labels.length
}

const TABLE = [
  { of: 'a contract', person: 'obras', records: CONTRATOS, tabs: links('Partes do contrato'), least: 4 },
  { of: 'a contract', person: undefined, records: CONTRATOS, tabs: links('Partes do contrato'), least: 4 },
  { of: 'a project', person: 'admin', records: PROJETOS, tabs: links('Partes do projeto'), least: 6 },
  { of: 'a project', person: undefined, records: PROJETOS, tabs: links('Partes do projeto'), least: 4 },
  { of: 'the map', person: 'obras', records: MAPA, tabs: buttons, least: 2 },
] as const

for (const { of, person, records, tabs, least } of TABLE) {
  test.describe(`${person ?? 'nobody'}`, () => {
    test.use({ person })
    test(`walks from each tab of ${of} to each other`, async ({ page }) => {
      for (const path of await records(page)) {
        await goAfresh(page, path)
        await expect(tabs(page).first()).toBeVisible()
        expect(await walk(tabs(page))).toBeGreaterThanOrEqual(least)
      }
    })
  })
}

test.describe('the pages inside of a tab', () => {
  test.use({ person: 'admin' })
  for (const aba of ['Cronograma', 'Execução']) {
    test(aba, async ({ page }) => {
      const [path = ''] = await PROJETOS(page)
      await goAfresh(page, path)
      await open(links('Partes do projeto')(page), aba)
      // The diary is a page of its own, with its own way back.
      const inner = links(`Partes de ${aba}`)(page).filter({ hasNotText: 'Diário de obra' })
      expect(await walk(inner)).toBeGreaterThanOrEqual(2)
    })
  }
})
