import type { Page } from '@playwright/test'
import { enter, expect, expectAccessible, inRowMenu, test, unique } from './support.ts'

const LIST = '/projetocompleto?status=Atrasado&ordem=-valor'
const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heads = (page: Page) => page.getByRole('columnheader').allTextContents()

test('a list as one wants it is saved under a name, found again, and seen by nobody else', async ({
  page,
  browser,
}) => {
  const name = unique('Atrasados caros')
  await enter(page, 'obras')
  await page.goto(LIST)
  await menu(page, 'Colunas')
  await page.getByRole('menuitemcheckbox', { name: 'Gestor' }).click()
  await page.getByRole('menuitemradio', { name: 'Linhas compactas' }).click()
  await page.keyboard.press('Escape')
  await menu(page, 'Visões')
  await page.getByRole('menuitem', { name: 'Salvar visão' }).click()
  await page.getByLabel(/^Nome da visão/).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar visão' }).click()
  await expect(page.getByText('Visão salva.')).toBeVisible()
  await expect(page).toHaveURL(/status=Atrasado&ordem=-valor&colunas=.*densidade=compacta.*visao=\d+/)
  const address = page.url()

  // The link shows the same in another browser, to somebody else, who has no such view.
  const other = await (await browser.newContext()).newPage()
  await enter(other, 'saude')
  await other.goto(address)
  await expect(other.getByRole('columnheader', { name: 'Situação' })).toBeVisible()
  expect(await heads(other)).not.toContain('Gestor')
  await menu(other, 'Visões')
  await expect(other.getByRole('menuitem', { name: 'Salvar visão' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name })).toHaveCount(0)
  await other.context().close()

  await page.goto('/projetocompleto')
  await menu(page, 'Visões')
  await page.getByRole('menuitem', { name }).click()
  await expect(page).toHaveURL(address)
  await menu(page, 'Visões')
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: /^Excluir/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Visão excluída.')).toBeVisible()
})

test('an administrator’s shared view is used by everybody and changed by none of them', async ({
  page,
  browser,
}) => {
  const name = unique('Visão da cidade')
  await enter(page, 'admin')
  await page.goto('/contratos?ordem=-valor_atual')
  await menu(page, 'Visões')
  await page.getByRole('menuitem', { name: 'Salvar visão' }).click()
  await page.getByLabel(/^Nome da visão/).fill(name)
  await page.getByRole('switch').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar visão' }).click()
  await expect(page.getByText('Visão salva.')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await enter(other, 'auditor')
  await other.goto('/contratos')
  await menu(other, 'Visões')
  await other.getByRole('menuitem', { name }).click()
  await expect(other).toHaveURL(/ordem=-valor_atual/)
  await menu(other, 'Visões')
  await expect(other.getByRole('menuitem', { name: 'Salvar visão' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name: /^(Renomear|Excluir)/ })).toHaveCount(0)
  await other.context().close()

  await menu(page, 'Visões')
  await page.getByRole('menuitem', { name: /^Excluir/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Visão excluída.')).toBeVisible()
})

test('strangers choose columns too, and have no views', async ({ page }) => {
  await page.goto('/projetocompleto')
  await expect(page.getByRole('button', { name: 'Visões' })).toHaveCount(0)
  await menu(page, 'Colunas')
  await page.getByRole('menuitemcheckbox', { name: 'Progresso' }).click()
  await expect(page.getByRole('columnheader', { name: 'Progresso' })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Situação' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Progresso' })).toHaveCount(0)
})

test('the menu of a row is opened, walked and left by the keyboard', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/fichasecretario')
  const row = page.getByRole('row').nth(1)
  await expect(await inRowMenu(row, 'Desativar')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^Ações de / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('on a phone the filters wait under one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projetocompleto?status=Atrasado&ano=2026')
  const button = page.getByRole('button', { name: 'Filtros (2)' })
  await expect(page.getByRole('button', { name: /^Concluído/ })).toBeHidden()
  await button.click()
  await expect(page.getByRole('button', { name: /^Concluído/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/projetocompleto')
  await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeVisible()
})

test('after creating, the new row is in sight, or it is said why not', async ({ page }) => {
  const name = unique('Feriado novo')
  const add = async (named: string) => {
    await page.getByRole('link', { name: 'Adicionar feriado' }).click()
    await expect(page.getByRole('button', { name: 'Criar feriado' })).toBeVisible()
    await page.getByLabel('Nome').fill(named)
    await page.getByRole('combobox', { name: 'Âmbito' }).click()
    await page.getByRole('option', { name: 'Municipal' }).click()
    await page.getByRole('combobox', { name: 'Quando' }).click()
    await page.getByRole('option', { name: 'Uma vez só' }).click()
    await page.getByLabel('Data').fill('05/06/2026')
    await page.getByRole('button', { name: 'Criar feriado' }).click()
    await expect(page.getByText('Feriado criado.')).toBeVisible()
  }
  await enter(page, 'admin')
  await page.goto('/calendario')
  await add(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toBeInViewport()
  await expect(row).toHaveAttribute('data-new')

  await page.goto('/calendario?nivel=nacional')
  await add(unique('Feriado escondido'))
  await expect(page).toHaveURL('/calendario?nivel=nacional')
  await expect(page.getByText(/não aparece com a pesquisa e os filtros de agora/)).toBeVisible()
})
