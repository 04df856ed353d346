import { enter, expect, login, rowAction, test, tokenOf, unique } from './support.ts'

test('an admin creates a person, changes the role and closes the account', async ({ page }) => {
  const name = unique('Bianca Souza')
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@demo.local`
  await login(page, 'admin')
  await page.getByRole('link', { name: 'Usuários' }).first().click()
  await page.getByRole('link', { name: 'Adicionar usuário' }).click()
  await page.getByRole('button', { name: 'Criar usuário' }).click()
  await expect(page.getByText('Campo obrigatório.').first()).toBeVisible()
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('E-mail').fill('admin@demo.local')
  await page.getByLabel(/^Senha/).fill('senha da bianca')
  await page.getByRole('button', { name: 'Criar usuário' }).click()
  await expect(page.getByText('Este e-mail já está em uso.').first()).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Criar usuário' }).click()
  await expect(page.getByText('Usuário criado.')).toBeVisible()

  await page.getByRole('searchbox').fill(name)
  await page.getByRole('link', { name }).click()
  await page.getByRole('combobox', { name: 'Papel' }).click()
  await page.getByRole('option', { name: 'Auditor' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Usuário alterado.')).toBeVisible()

  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Auditor')
  await rowAction(page.getByRole('row').filter({ hasText: name }), 'Desativar')
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Inativo')
})

test('two people edit the same record: the second sees both versions and chooses', async ({ page }) => {
  const name = unique('Conflito')
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const person = {
    name,
    email: `${name.replace(' ', '.').toLowerCase()}@demo.local`,
    password: 'senha qualquer',
  }
  const { id } = await (await page.request.post('/api/usuarios', { headers, data: person })).json()
  await enter(page, 'admin')
  await page.goto(`/usuarios/${id}`)
  await page.getByLabel('Nome').fill(`${name} Meu`)
  await page.request.put(`/api/usuarios/${id}`, {
    headers,
    data: { name: `${name} Deles`, role: 'auditor', versao: 1 },
  })
  await page.getByRole('button', { name: 'Salvar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Este registro foi alterado por outra pessoa' })
  await expect(dialog).toContainText(`${name} Deles`)
  await expect(dialog).toContainText('Ambos alteraram')
  await dialog.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
  await expect(page.getByText('Usuário alterado.')).toBeVisible()
  const { Result } = await (await page.request.get(`/api/usuarios/${id}`, { headers })).json()
  expect(Result[0]).toMatchObject({ name: `${name} Meu`, role: 'auditor', versao: 3 })
})

test('nothing typed is lost: leaving warns, and a draft survives a reload', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/usuarios/novo')
  await page.getByLabel('Nome').fill('Rascunho de Teste')
  await page.getByRole('link', { name: 'Auditoria' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Continuar|Ficar|Cancelar/ })
    .click()
  await expect(page.getByLabel('Nome')).toHaveValue('Rascunho de Teste')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Rascunho de Teste')))
    .toBe(true)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('Rascunho recuperado')).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue('Rascunho de Teste')
  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(page.getByLabel('Nome')).toHaveValue('')
})
