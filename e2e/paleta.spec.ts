import type { Page } from '@playwright/test'
import { enter, expect, expectAccessible, programShown, rowAction, test, tokenOf, unique } from './support.ts'

const PALETTE = { name: 'Pesquisar', exact: true }
const HELP = { name: 'Atalhos de teclado' }

const field = (page: Page) => page.getByRole('dialog', PALETTE).getByRole('combobox')

/** Opens the page, then the palette by its keys. */
async function openPalette(page: Page, path = '/') {
  await page.goto(path)
  await programShown(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

const option = (page: Page, name: string) => page.getByRole('option', { name })

test('a stranger finds a project by its name without accents, and Enter opens it', async ({ page }) => {
  const name = unique('Ampliação da ponte do Paraíba')
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const data = { nomeprojeto: name, id_secretaria: 12 }
  const { id } = await (await page.request.post('/api/createprojetocompleto', { headers, data })).json()
  await openPalette(page)
  await page.keyboard.type(`ponte ampliacao ${name.slice(-8)}`)
  await expect(option(page, name)).toHaveAttribute('aria-selected', 'true')
  await expect(option(page, name).locator('mark').first()).toHaveText('Ampliação')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/viewprojetocompleto/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('screens, agreements and departments lead where this person may go', async ({ page }) => {
  await openPalette(page, '/login')
  await page.keyboard.type('usuarios')
  await expect(page.getByText('Nada encontrado para “usuarios”.')).toBeVisible()
  await field(page).fill('ponte do bairro dos piloes')
  await option(page, 'Ponte do Bairro dos Pilões').click()
  await expect(page).toHaveURL('/conveniosestadual?busca=Ponte+do+Bairro+dos+Pil%C3%B5es')

  await enter(page, 'admin')
  await openPalette(page)
  await page.keyboard.type('usuarios')
  await expect(option(page, 'Usuários').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/usuarios')
  await page.getByRole('button', PALETTE).click()
  await field(page).fill('ponte do bairro dos piloes')
  await option(page, 'Ponte do Bairro dos Pilões').click()
  await expect(page).toHaveURL(/\/addconveniosestadual\/\d+$/)
  await page.keyboard.press('Control+k')
  // Its code is here by now: not a letter is lost, however fast one types.
  await page.keyboard.type('turismo')
  await expect(option(page, 'Turismo').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projetocompleto?id_secretaria=3')
})

test('Esc closes it and gives the focus back; the keys do nothing over a question', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/conveniosdade')
  await programShown(page)
  const search = page.getByRole('searchbox')
  await search.click()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(search).toBeFocused()

  const button = page.getByRole('button', PALETTE)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await rowAction(page.getByRole('row').nth(1), 'Deletar')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', PALETTE)).toHaveCount(0)
})

test('without an answer it says so, and tries again', async ({ page }) => {
  await page.route('**/api/pesquisa*', (route) =>
    route.fulfill({ status: 429, json: { Status: 'Error', Error: 'Espere um pouco.' } }),
  )
  await openPalette(page)
  await page.keyboard.type('nova ponte sobre o rio')
  await expect(page.getByRole('alert')).toContainText('Espere um pouco.')
  await page.unroute('**/api/pesquisa*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(option(page, 'Nova ponte sobre o Rio Paraíba do Sul')).toBeVisible()
})

test('? lists the shortcuts, never while one types, and can be turned off', async ({ page }) => {
  await page.goto('/projetocompleto')
  await programShown(page)
  const search = page.getByRole('searchbox')
  await search.click()
  await page.keyboard.press('Shift+?')
  await expect(search).toHaveValue('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', HELP)
  for (const text of ['Ir para o conteúdo', 'Ir para o menu', 'Ir para a busca', 'Ctrl', 'Esc']) {
    await expect(help).toContainText(text)
  }
  await help.getByRole('switch').click()
  await page.keyboard.press('Escape')
  await page.reload()
  await programShown(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Shift+?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', PALETTE)).toBeVisible()
  await page.getByRole('button', HELP).click()
  await expect(help.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
})

const VIEWS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 320, height: 640, colorScheme: 'dark' },
] as const

for (const { width, height, colorScheme } of VIEWS) {
  test(`both windows are accessible and fit, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await enter(page, 'admin')
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const fits = async () => {
      await expectAccessible(page)
      const beyond = await page.evaluate(() => {
        const { right = 0, bottom = 0 } = document.querySelector('dialog')?.getBoundingClientRect() ?? {}
        return [right - window.innerWidth, bottom - window.innerHeight]
      })
      expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
    }
    await openPalette(page)
    await fits()
    await page.keyboard.type('saude')
    await expect(page.getByRole('group', { name: 'Processos' })).toBeVisible()
    await fits()
    await field(page).fill('xyzxyz')
    await expect(page.getByText('Nada encontrado para “xyzxyz”.')).toBeVisible()
    await fits()
    await page.getByRole('button', HELP).click()
    await expect(page.getByRole('dialog', HELP)).toBeVisible()
    await fits()
  })
}

test('its code comes when it is first used', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('button', PALETTE)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const before = fetched.filter((path) => path.includes('palette-'))
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', PALETTE)).toBeVisible()
  expect(before).toEqual([])
  expect(fetched.some((path) => path.includes('palette-'))).toBe(true)
})
