import { createRequire } from 'node:module'
import { findChromium } from '../scripts/chromium.mjs'

const { chromium } = createRequire(import.meta.url)('@playwright/test')
const TIMEOUT = 20_000
const KEYS = 12

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Notes every task that kept the page from drawing for more than a twentieth of a second. */
const watch = () => {
  const tasks = /** @type {{ tasks: number[] }} */ (/** @type {unknown} */ (window))
  tasks.tasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * The screen of a bulletin in a real browser, from its address to the first rows of its grid, and what typing costs then.
 * Null where there is no such grid.
 * @param {{ port: number }} product @param {number} id
 */
export async function measureGrid({ port }, id) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${port}/login`)
    await page.getByPlaceholder('Email do administrador').fill('bench@bench.local')
    await page.getByPlaceholder('Senha do administrador').fill('uma senha do bench')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await reloaded
    await page.addInitScript(watch)
    const open = async () => {
      const start = performance.now()
      await page.goto(`http://127.0.0.1:${port}/medicoes/${id}`, { waitUntil: 'commit' })
      await page.getByRole('grid').getByRole('row').nth(2).waitFor({ timeout: TIMEOUT })
      return performance.now() - start
    }
    const drawn = [await open(), await open(), await open()]
    const cell = page.locator('[role=grid] [role=gridcell]:not([aria-readonly=true])').first()
    await cell.click()
    await page.evaluate(() => {
      const tasks = /** @type {{ tasks: number[] }} */ (/** @type {unknown} */ (window))
      tasks.tasks = []
    })
    const keys = []
    for (let key = 0; key < KEYS; key += 1) {
      const start = performance.now()
      await page.keyboard.type(String(key % 9))
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      keys.push(performance.now() - start)
      await page.keyboard.press('Enter')
    }
    const longest = await page.evaluate(() => {
      const { tasks } = /** @type {{ tasks: number[] }} */ (/** @type {unknown} */ (window))
      return Math.max(0, ...tasks)
    })
    return { drawn: median(drawn), longest, key: median(keys) }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null
    throw error
  } finally {
    await browser.close()
  }
}
