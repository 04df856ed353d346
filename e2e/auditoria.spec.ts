import { enter, expect, test, tokenOf, unique } from './support.ts'

test('an auditor reads who changed what, and has the chain verified', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  await page.request.put('/api/update/14', {
    headers,
    data: { nomesecretaria: 'Relações Institucionais', formacao: 'Diplomacia' },
  })
  await enter(page, 'auditor')
  await page.goto('/')
  await page.getByRole('link', { name: 'Auditoria' }).first().click()
  await page.getByRole('searchbox').fill('Maria Antunes relações')
  const saved = page.getByRole('row').filter({ hasText: 'Diplomacia' }).first()
  await expect(saved).toContainText('Maria Antunes')
  await expect(saved).toContainText('Alterou a secretaria Relações Institucionais')
  await page.getByRole('button', { name: 'Verificar integridade' }).click()
  await expect(page.getByText('A trilha está íntegra.')).toBeVisible()
})

test('one save is one entry: found by the project’s name, opened by keyboard, at an address of its own', async ({
  page,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const name = unique('Trilha')
  const data = { nomeprojeto: name, id_secretaria: 12, etapa1: 'Estudo' }
  const { id } = await (await page.request.post('/api/createprojetocompleto', { headers, data })).json()
  await page.request.put(`/api/updateprojetocompleto/${id}`, {
    headers,
    data: { gestorprojeto: 'Rui', etapa1: 'Estudo novo', etapa2: 'Edital' },
  })
  await enter(page, 'auditor')
  await page.goto('/auditoria')
  await page.getByRole('searchbox').fill(name)
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`Alterou o projeto ${name}`)
  const summary = rows.first().locator('summary')
  await expect(summary).toHaveText(/2 etapas/)
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(rows.first()).toContainText('Alterou a etapa 2')
  await expect(rows.first()).toContainText('Estudo novo')
  await rows.first().getByTitle('Endereço desta entrada').click()
  await expect(page).toHaveURL(/\/auditoria\?entrada=\d+$/)
  await expect(rows).toHaveCount(1)
  await expect(rows.first().getByText('Estudo novo')).toBeVisible()
  await rows.first().getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`/viewprojetocompleto/${id}$`))
})
