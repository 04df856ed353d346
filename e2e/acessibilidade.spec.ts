import { SCREENS } from './screens.ts'
import {
  test as base,
  expect,
  expectAccessible,
  goAfresh,
  programShown,
  lookingTest as test,
} from './support.ts'

const VIEWS = [
  { width: 1440, height: 900, colorScheme: 'light', contrast: 'no-preference' },
  { width: 390, height: 844, colorScheme: 'dark', contrast: 'no-preference' },
] as const

/** A window of 1280 pixels at four times the size, in high contrast: for every page that anyone may open. */
const ENLARGED = { width: 320, height: 640, colorScheme: 'light', contrast: 'more' } as const

// Many independent pages in one file: all workers take their share.
test.describe.configure({ mode: 'parallel' })

for (const [path, heading, person] of SCREENS) {
  test.describe(`as ${person ?? 'anyone'}`, () => {
    test.use({ person })
    test(`${path} is accessible and fits, wide and narrow, in each theme`, async ({ page }) => {
      await goAfresh(page, path)
      for (const { width, height, colorScheme, contrast } of person ? VIEWS : [...VIEWS, ENLARGED]) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme, contrast, reducedMotion: 'reduce' })
        await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeAttached()
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectAccessible(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
    })
  })
}

base('the description of the interface is readable', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('/api/login').first()).toBeVisible()
  await page.locator('details').first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectAccessible(page)
})

base('skip links lead to content, menu, search and footer', async ({ page }) => {
  await page.goto('/fichasecretario')
  await programShown(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Alt+3')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Alt+4')
  await expect(page.getByRole('contentinfo')).toBeFocused()
})

base('the bar comes first; what is chosen there stays when the page is loaded anew', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Acessibilidade' })
  await page.getByRole('button', { name: 'Alto contraste' }).click()
  await page.getByRole('button', { name: 'A+: aumentar a letra' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveCSS('font-size', '20px')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(bar.getByRole('button', { name: 'Alto contraste', pressed: true })).toBeVisible()
  await bar.getByRole('button', { name: 'A: letra no tamanho normal' }).click()
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
})
