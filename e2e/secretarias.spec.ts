import { readFileSync } from 'node:fs'
import { enter, expect, rowAction, test, unique } from './support.ts'

test('an admin registers a department, choosing an avatar that is shown large', async ({ page }) => {
  const name = unique('Ciência e Tecnologia')
  await enter(page, 'admin')
  await page.goto('/secretaria')
  await expect(page.getByRole('heading', { name: 'Cadastro das Secretarias' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Imagem \d+$/ })).toHaveCount(27)
  await page.getByLabel('Nome da secretaria').fill(name)
  await page.getByLabel('Nome do secretário').fill('Íris Couto')
  await page.getByLabel('Data de registro').fill('05/01/2026')
  await page.getByRole('radio', { name: 'Imagem 14', exact: true }).click()
  const overlay = page.getByRole('dialog', { name: 'Imagem 14' })
  await expect(overlay).toBeVisible()
  await overlay.getByRole('button', { name: 'Fechar' }).click()
  await expect(overlay).toBeHidden()
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Cadastro efetuado com sucesso')).toBeVisible()

  await page.getByRole('link', { name: 'Relação Secretarias' }).click()
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('05/01/2026')
  await rowAction(row, 'Editar')
  await page.getByLabel('Formação do secretário').fill('Física')
  await page.getByRole('button', { name: 'Alterar' }).click()
  await expect(page.getByText('Dados alterados com sucesso.')).toBeVisible()
  await expect(page).toHaveURL(/\/employee$/)

  await page.goto('/fichasecretario')
  await page.getByRole('searchbox').fill(name)
  await rowAction(page.getByRole('row').filter({ hasText: name }), 'Editar')
  await page.getByText('Histórico').click()
  await expect(page.getByRole('listitem').getByText('Física')).toBeVisible()
})

test('a department is given a place, put out of use after being told what it has, and deleted', async ({
  page,
}) => {
  const name = unique('Juventude')
  await enter(page, 'admin')
  await page.goto('/secretaria')
  await page.getByLabel('Nome da secretaria').fill(name)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Cadastro efetuado com sucesso')).toBeVisible()

  await page.goto(`/fichasecretario?busca=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await rowAction(row, 'Editar')
  await page.getByLabel('Lugar nos gráficos').fill('90')
  await page.getByRole('button', { name: 'Alterar', exact: true }).click()
  await expect(page.getByText('Dados alterados com sucesso.')).toBeVisible()

  await page.goto(`/fichasecretario?busca=${encodeURIComponent(name)}`)
  await rowAction(row, 'Desativar')
  await expect(page.getByRole('dialog')).toContainText('Nada se refere a ela.')
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click()
  await expect(row).toContainText('Desativada')

  await page.goto('/create')
  await page.getByLabel('Secretaria').click()
  await expect(page.getByRole('option', { name: 'Obras' })).toBeVisible()
  await expect(page.getByRole('option', { name })).toHaveCount(0)

  await page.goto(`/fichasecretario?busca=${encodeURIComponent(name)}`)
  await rowAction(row, 'Excluir')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Secretaria excluída.')).toBeVisible()
})

test('anyone reads the list: search without accents, order, filter, all of it in the address', async ({
  page,
}) => {
  await page.goto('/fichasecretario')
  await page.getByRole('searchbox').fill('educacao')
  await expect(page.getByRole('row').filter({ hasText: 'Carla Siqueira' })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText('Educação')
  await expect(page).toHaveURL(/busca=educacao/)
  await page.getByRole('searchbox').fill('')
  await page
    .getByRole('radio', { name: 'Entidade' })
    .or(page.getByRole('button', { name: 'Entidade', exact: true }))
    .first()
    .click()
  await page.getByRole('columnheader', { name: 'Secretaria', exact: true }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Secretaria', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const address = page.url()
  await page.goto('/')
  await page.goto(address)
  await expect(page.getByRole('row').nth(1)).toContainText('CODESG')
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0)
})

test('the list goes out as a spreadsheet of what is shown', async ({ page }) => {
  await page.goto('/fichasecretario?tipo=entidade')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain('SAEG')
})
