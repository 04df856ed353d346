import type { Page } from '@playwright/test'
import { enter, expect, expectAccessible, test, tokenOf, unique } from './support.ts'

/** Three projects of one's own, found by a name that nobody else's have. */
async function createdThree(page: Page, name: string): Promise<number[]> {
  const token = await tokenOf(page, 'obras')
  const headers = { Authorization: `Bearer ${token}` }
  const ids: number[] = []
  for (const letter of ['A', 'B', 'C']) {
    const answer = await page.request.post('/api/createprojetocompleto', {
      headers,
      data: { nomeprojeto: `${name} ${letter}`, ano: 2026, valor: 1000 },
    })
    expect(answer.ok()).toBe(true)
    ids.push((await answer.json()).id)
  }
  return ids
}

const cellAt = (page: Page, row: number, column: string) =>
  page
    .getByRole('columnheader', { name: column, exact: true })
    .getAttribute('aria-colindex')
    .then((index) => page.locator(`[data-cell="${row}:${Number(index) - 1}"]`))

/** As a spreadsheet does it: what is on the clipboard goes to the cells from the cursor on. */
const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const data = new DataTransfer()
    data.setData('text', block)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test('three cells are pasted, saved at once and undone', async ({ page }) => {
  const name = unique('Lote')
  await enter(page, 'obras')
  await createdThree(page, name)
  await page.goto(`/projetocompleto?busca=${encodeURIComponent(name)}&ordem=nomeprojeto`)
  await page.getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('menuitem', { name: 'Editar em lote' }).click()
  await expect(page).toHaveURL(/\/lote\?lista=processos/)
  await expect(page.getByText('3 linhas', { exact: true }).first()).toBeVisible()

  await test.step('a column from a spreadsheet goes to its cells', async () => {
    await (await cellAt(page, 0, 'Valor (R$)')).click()
    await paste(page, '1.500,50\n2.000\n3.000,10')
    await expect(page.getByText('3 células coladas.')).toBeVisible()
    await expect(page.getByText('R$ 6.500,60')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a reload loses nothing', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Rascunho recuperado')).toBeVisible()
    await expect(page.getByText('R$ 6.500,60')).toBeVisible()
  })

  await test.step('saved, and taken back', async () => {
    await page.getByRole('button', { name: 'Salvar 3 alterações' }).click()
    await expect(page.getByText(/^3 alterações salvas/)).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText(/^Lote nº \d+ desfeito/)).toBeVisible()
    await expect(page.getByText('R$ 3.000,00')).toBeVisible()
  })
})

test('what another person changed meanwhile is shown, and one of the two chosen', async ({ page }) => {
  const name = unique('Disputa')
  await enter(page, 'obras')
  const [first] = await createdThree(page, name)
  await page.goto(`/lote?lista=processos&busca=${encodeURIComponent(name)}&ordem=nomeprojeto`)
  const gestor = await cellAt(page, 0, 'Gestor')
  await gestor.click()
  await page.keyboard.type('Ana')
  await page.keyboard.press('Enter')

  const other = await page.request.put(`/api/updateprojetocompleto/${first}`, {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'admin')}` },
    data: { gestorprocesso: 'Bia' },
  })
  expect(other.ok()).toBe(true)

  await page.getByRole('button', { name: 'Salvar 1 alteração' }).click()
  const panel = page.getByRole('region', { name: 'Mudado por outra pessoa' })
  await expect(panel).toContainText('Bia')
  await expect(gestor).toContainText('deles: Bia')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Manter o meu' }).click()
  await page.getByRole('button', { name: 'Salvar 1 alteração' }).click()
  await expect(page.getByText(/^1 alteração salva/)).toBeVisible()
  await page.reload()
  await expect(await cellAt(page, 0, 'Gestor')).toContainText('Ana')
})

test('the stages of this week are put in order on one page', async ({ page }) => {
  const name = unique('Ronda')
  await enter(page, 'obras')
  // Later than any other, so that it comes first.
  const created = await page.request.post('/api/createprojetocompleto', {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'obras')}` },
    data: {
      nomeprojeto: name,
      situacaoetapa1: 'Em andamento',
      datainicioetapa1: '2001-01-05',
      datafimetapa1: '2001-01-15',
      prazoetapa1: 10,
    },
  })
  expect(created.ok()).toBe(true)
  await page.goto('/etapas/semana')
  await expect(page.getByRole('rowheader').first()).toContainText(name)
  const [fim, prazo] = [await cellAt(page, 0, 'Fim'), await cellAt(page, 0, 'Prazo em dias')]
  await fim.click()
  await page.keyboard.type('20/01/2001')
  await page.keyboard.press('Enter')
  await expect(prazo).toContainText('15')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar 2 alterações' }).click()
  await expect(page.getByText(/^2 alterações salvas/)).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText(/^Lote nº \d+ desfeito/)).toBeVisible()
  await expect(fim).toContainText('15/01/2001')
})
