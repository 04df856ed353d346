import { readFileSync } from 'node:fs'
import { enter, expect, test } from './support.ts'

/** The specification's routes, as docs/conformance.md lists them; records are asked for by number 1. */
const ROUTES = [...readFileSync('docs/conformance.md', 'utf8').matchAll(/^\| route (\S+) \|/gm)].map(
  ([, path = '']) => path.replace('{id}', '1'),
)

const FAMILIAS = ['dade', 'estadual', 'federal', 'finisa', 'sempapel']

/** Every spelling under which links of old lead to a family's screens. */
const CONVENIOS = FAMILIAS.flatMap((familia) => [
  `/convenios${familia}`,
  `/addconvenios${familia}`,
  `/addconvenios_${familia}`,
  `/editconvenio${familia}/1`,
  `/editconvenios${familia}/1`,
])

test('every route of the specification arrives at its screen', async ({ page }) => {
  await enter(page, 'admin')
  expect(ROUTES.length).toBeGreaterThan(30)
  await page.goto('/')
  for (const path of [...ROUTES, ...CONVENIOS, '/addconveniosestadual/1']) {
    // Without loading the page anew: what is looked at is where each address leads.
    await page.evaluate((target) => {
      history.pushState(null, '', target)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page, path).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('Página não encontrada')
  }
})

test('an address nothing answers to says so', async ({ page }) => {
  await page.goto('/nenhuma-destas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada')
})
