import type { Page } from '@playwright/test'
import { enter, expect, expectAccessible, rowAction, test, tokenOf, unique } from './support.ts'

/**
 * A sheet as cities have them: a title above the heads, an American number, a department by another name, a total. One of its
 * heads is its own: how a sheet with the same heads was mapped would be remembered.
 */
const sheet = (name: string): string =>
  [
    'Relação de obras;;;',
    `Órgão;Objeto;Valor total;${name}`,
    `Obras;${name} A;R$ 1.500,50;x`,
    `Obras;${name} B;1,234.56;x`,
    `Obrass;${name} C;2000;x`,
    'TOTAL;;4735,06;',
  ].join('\n')

async function send(page: Page, name: string) {
  await page.goto('/importar?lista=processos')
  await page.locator('input[type=file]').setInputFiles({
    name: 'obras.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet(name)),
  })
  await expect(page).toHaveURL(/\/importacoes\/\d+\?passo=planilha/)
}

const cellOf = (page: Page, text: string) => page.getByRole('gridcell').filter({ hasText: text })
const chip = (page: Page, label: RegExp) => page.getByRole('button', { name: label })

test('a sheet with two errors is mended, imported and undone', async ({ page }) => {
  const name = unique('Importada')
  await enter(page, 'admin')
  await page.goto('/projetocompleto')
  await page.getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('menuitem', { name: 'Importar planilha' }).click()
  await expect(page).toHaveURL(/\/importar\?lista=processos/)
  await expect(page.getByRole('heading', { name: 'Importar planilha', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await send(page, name)

  await test.step('the head is found below the title, and another row may be it', async () => {
    await expect(page.getByRole('button', { name: 'Linha 2, cabeçalho' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Usar a linha 1 como cabeçalho' }).click()
    await expect(page.getByRole('button', { name: 'Linha 1, cabeçalho' })).toBeVisible()
    await page.getByRole('button', { name: 'Usar a linha 2 como cabeçalho' }).click()
    await expect(page.getByRole('button', { name: 'Linha 2, cabeçalho' })).toBeVisible()
    await page.getByRole('link', { name: 'Continuar: colunas' }).click()
  })

  await test.step('one click mends the column of amounts', async () => {
    await expect(page.getByRole('combobox', { name: 'De onde vem Secretaria' })).toHaveValue('A · Órgão')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ler no formato americano' }).click()
    await expect(page.getByText('Coluna toda: ler no formato americano')).toBeVisible()
    // The amounts in the Brazilian manner are none in the American one: it is taken back.
    await page.getByRole('button', { name: /^Não mais ler no formato americano/ }).click()
    await page.getByRole('link', { name: 'Continuar: conferir' }).click()
  })

  await test.step('the other errors are mended in their cells, and a reload loses nothing', async () => {
    await expect(chip(page, /^Com erro 2/)).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await cellOf(page, '1,234.56').dblclick()
    await page.getByRole('textbox', { name: /^Valor total, linha 4/ }).fill('1.234,56')
    await page.keyboard.press('Enter')
    await expect(chip(page, /^Com erro 1/)).toBeVisible()
    await cellOf(page, 'Obrass').click()
    await page.getByRole('button', { name: 'É Obras: usar em todas' }).click()
    await expect(chip(page, /^Com erro 0/)).toBeVisible()
    await page.reload()
    await chip(page, /^Novos 3/).click()
    await expect(cellOf(page, `${name} C`)).toBeVisible()
    await expect(page.getByText('confere')).toBeVisible()
    await page.getByRole('link', { name: 'Continuar: importar' }).click()
  })

  await test.step('it is written, and taken back', async () => {
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Importar 3 linhas' }).click()
    await expect(page.getByText('3 registros criados.')).toBeVisible()
    await expectAccessible(page)
    const address = page.url()
    await page.getByRole('link', { name: new RegExp(`${name} B`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} B` })).toBeVisible()
    await page.goto(address)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Nada ficou: tudo o que a importação gravou foi desfeito.')).toBeVisible()
    await page.goto(`/projetocompleto?busca=${encodeURIComponent(name)}`)
    await expect(page.getByText('Nenhum projeto encontrado')).toBeVisible()
  })
})

test('rows with errors are left out only where somebody says so, and what others changed stays', async ({
  page,
}) => {
  const name = unique('Parcial')
  await enter(page, 'obras')
  await send(page, name)
  const id = /importacoes\/(\d+)/.exec(page.url())?.[1]
  await page.goto(`/importacoes/${id}?passo=importar`)
  await expect(page.getByRole('button', { name: /^Importar/ })).toBeDisabled()
  await page.getByRole('radio', { name: 'Importar a linha sem erro, deixar 2 de fora' }).check()
  await page.getByRole('button', { name: 'Importar 1 linha' }).click()
  await expect(page.getByText('1 registro criado, 2 linhas com erro ficaram de fora.')).toBeVisible()
  const record = await page.getByRole('link', { name: `${name} A` }).getAttribute('href')
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const changed = await page.request.put(`/api/updateprojetocompleto/${record?.split('/').at(-1)}`, {
    headers,
    data: { descricao: 'Mudou depois' },
  })
  expect(changed.ok()).toBe(true)
  await page.goto('/importacoes')
  await expectAccessible(page)
  const row = page.getByRole('row').filter({ hasText: '1 novo · 2 com erro' }).first()
  await rowAction(row, 'Desfazer')
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('heading', { name: 'O que ficou, e por quê' })).toBeVisible()
  await expect(page.getByText(/Foi alterado depois da importação/)).toBeVisible()
})

test('who writes nothing is not offered it', async ({ page }) => {
  await enter(page, 'auditor')
  await page.goto('/projetocompleto')
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mais' })).toHaveCount(0)
  await page.goto('/importacoes')
  await expect(page.getByText(/Você não tem permissão para abrir a página pedida/)).toBeVisible()
})
