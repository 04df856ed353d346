import { readFileSync } from 'node:fs'
import { enter, expect, goInside, test } from './support.ts'

/** The specification's routes, as docs/conformance.md lists them; records are asked for by number 1. */
const ROUTES = [...readFileSync('docs/conformance.md', 'utf8').matchAll(/^\| route (\S+) \|/gm)].map(
  ([, path = '']) => path.replace('{id}', '1'),
)

const FAMILIAS = {
  dade: 'DADE',
  estadual: 'ESTADUAL',
  federal: 'FEDERAL',
  finisa: 'FINISA',
  sempapel: 'SEM PAPEL',
}

/** Every spelling under which links of old lead to a family's screens, in any case, with the heading found there. */
const CONVENIOS = new Map(
  Object.entries(FAMILIAS).flatMap(([familia, label]) => [
    [`/convenios${familia}`, `Convênios ${label}`],
    [`/addconvenios${familia}`, `Novo convênio ${label}`],
    [`/addconvenios_${familia}`, `Novo convênio ${label}`],
    [`/addconvenios${familia}/1`, `Editar convênio ${label}`],
    [`/EditConvenio${familia}/1`, `Editar convênio ${label}`],
    [`/editconvenios${familia}/1`, `Editar convênio ${label}`],
  ]),
)

test('every route of the specification arrives at its screen', async ({ page }) => {
  await enter(page, 'admin')
  expect(ROUTES.length).toBeGreaterThan(30)
  await page.goto('/')
  for (const path of [...ROUTES, ...CONVENIOS.keys()]) {
    // Without loading the page anew: what is looked at is where each address leads.
    await goInside(page, path)
    await expect(page, path).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('Página não encontrada')
    const heading = CONVENIOS.get(path)
    if (heading) await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
  }
})

test('an address nothing answers to says so', async ({ page }) => {
  for (const path of ['/nenhuma-destas', '/conveniosmunicipal']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada')
  }
})
