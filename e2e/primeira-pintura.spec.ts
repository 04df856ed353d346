import { expect, test } from './support.ts'

const FILES = /\/assets\/[\w-]+\.(?:js|css)/g

/** Each is opened by people who have nothing of the system in their browser yet. */
const PAGES = ['/', '/gantt2', '/folhapagamento', '/graficobarra', '/login']

for (const path of PAGES) {
  test(`${path} names all its code at once`, async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => {
      for (const [file] of new URL(request.url()).pathname.matchAll(FILES)) fetched.add(file)
    })
    const reply = await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const named = new Set((await reply?.text())?.match(FILES))
    expect([...fetched].filter((file) => !named.has(file))).toEqual([])
    expect([...named].filter((file) => !fetched.has(file))).toEqual([])
  })
}

test('the doors and the page about the calls carry nothing of the screens behind them', async ({
  request,
}) => {
  const namesOf = async (path: string) => (await (await request.get(path)).text()).match(FILES)?.join(' ')
  expect(await namesOf('/login')).not.toMatch(/mantine|painel|data-/)
  expect(await namesOf('/')).not.toMatch(/mantine/)
  expect(await namesOf('/api/docs')).not.toMatch(/start-|mantine|painel|data-/)
})

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
  // The program waits until we have measured.
  let release = () => {}
  const measured = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await measured
    await route.continue()
  })
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
