import { expect, goAfresh, lookingTest as test } from './support.ts'

/** The municipal laptop. */
test.use({ viewport: { width: 1366, height: 768 }, person: 'admin' })

/** Lists of the menu that have as many rows in the demo city, and how many are whole in the window. */
const ROWS = {
  '/projetocompleto': 12,
  '/employee': 12,
  '/listapca': 8,
  '/orcamento': 12,
  '/projetosbairros': 12,
  '/emendas': 12,
  '/contratos': 12,
  '/medicoes': 12,
  '/aditivos': 12,
  '/fichasecretario': 12,
  '/conveniosdade': 12,
  '/opcoesorcamento': 12,
  '/calendario': 12,
  // Six switches stand above it.
  '/checklist': 10,
  // Four counters of the specification do.
  '/fichaprojeto': 10,
  // Entries are sentences with what they changed.
  '/auditoria': 8,
}

for (const [path, least] of Object.entries(ROWS)) {
  test(`${path} shows ${least} rows without scrolling`, async ({ page }) => {
    await goAfresh(page, path)
    const rows = page.locator('main section table tbody tr')
    await expect(rows.nth(least - 1)).toBeVisible()
    const whole = () =>
      rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
    await expect.poll(whole).toBeGreaterThanOrEqual(least)
  })
}
