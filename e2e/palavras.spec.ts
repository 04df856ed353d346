import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enter, expect, goInside, type Person, test } from './support.ts'

/** The specification's words on each screen, as docs/conformance.md lists them. */
const [, listed = ''] = readFileSync('docs/conformance.md', 'utf8').split('\n## Screens\n')
const SCREENS = [...(listed.split('\n## ')[0] ?? '').matchAll(/^\| (\/\S*) \| (\w+) \| (.+) \|$/gm)].map(
  ([, path = '', person = '', cell = '']) => ({
    path,
    person,
    words: [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ''),
  }),
)

/** Of these words, those a reader finds nowhere on the page: not as text, not as a control's name or its hint. */
const missing = (page: Page, words: string[]) =>
  page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => one.checkVisibility())
    const told = shown.flatMap((one) => [
      [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE) ? one.textContent : '',
      one.getAttribute('aria-label'),
      one.getAttribute('placeholder'),
    ])
    // Whole words: 'Id' is no part of 'Cidade'.
    const whole = (word: string) =>
      new RegExp(`(?<![\\p{L}\\d])${word.replace(/[^\p{L}\d ]/gu, '\\$&')}(?![\\p{L}\\d])`, 'u')
    return wanted.filter((word) => !told.some((text) => whole(word).test(text ?? '')))
  }, words)

for (const person of new Set(SCREENS.map((screen) => screen.person))) {
  test(`every screen has the specification's words for ${person}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (person !== 'anyone') await enter(page, person as Person)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { path, words } of SCREENS.filter((screen) => screen.person === person)) {
      await goInside(page, path)
      await expect(page).toHaveURL(path)
      await expect.poll(() => missing(page, words), path).toEqual([])
    }
  })
}
