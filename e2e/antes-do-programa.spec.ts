import type { Locator } from '@playwright/test'
import { expect, holdBack, programShown, test } from './support.ts'

const PROGRAM = /\/assets\/.*\.js$/

test('before its program is here, a page shows whose it is, and without one, why it stays so', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/graficobarra')
  await expect(page.getByText('Prefeitura Municipal')).toBeVisible()
  await expect(page.locator('noscript')).toBeVisible()
  await context.close()
})

test('the outline stands where the page will: nothing moves', async ({ page }) => {
  const release = await holdBack(page, PROGRAM)
  await page.goto('/', { waitUntil: 'commit' })
  const brand = page.getByText('Prefeitura Municipal')
  await expect(brand).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await brand.boundingBox()
  release()
  await expect(page.getByRole('link', { name: 'Prefeitura Municipal' })).toBeVisible()
  const after = await brand.boundingBox()
  expect(after?.x).toBeCloseTo(before?.x ?? -1, 0)
  expect(after?.y).toBeCloseTo(before?.y ?? -1, 0)
})

/** How far down the page it stands. */
async function middleOf(shown: Locator): Promise<number> {
  const { y, height } = (await shown.boundingBox()) ?? { y: Number.NaN, height: 0 }
  return Math.round(y + height / 2)
}

const NAMED = ['/contratos', '/diario/1', '/emendas/1', '/medicoes/1', '/transparencia', '/verificar']

for (const path of NAMED) {
  test(`${path}: what a telephone shows before the program is here stays where it is`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const release = await holdBack(page, PROGRAM)
    await page.goto(path, { waitUntil: 'commit' })
    const [title, about] = [page.locator('.outline-title'), page.locator('.outline-lead')]
    await expect(about).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const told = await about.innerText()
    const before = [await middleOf(title), await middleOf(about)]
    release()
    await programShown(page)
    const main = page.getByRole('main')
    await expect(main.getByText(told).first()).toBeVisible()
    // The screen may say it once more when it knows its record itself.
    const after = async () => [
      await middleOf(main.getByRole('heading', { level: 1 })),
      await middleOf(main.getByText(told).first()),
    ]
    await expect.poll(after).toEqual(before)
  })
}
