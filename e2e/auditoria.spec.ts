import { enter, expect, test, tokenOf } from './support.ts'

test('an auditor reads who changed what, and has the chain verified', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  await page.request.put('/api/update/14', {
    headers,
    data: { nomesecretaria: 'Relações Institucionais', formacao: 'Diplomacia' },
  })
  await enter(page, 'auditor')
  await page.goto('/')
  await page.getByRole('link', { name: 'Auditoria' }).first().click()
  await page.getByRole('searchbox').fill('Maria Antunes 14')
  await expect(page.getByRole('row').filter({ hasText: 'Diplomacia' }).first()).toContainText('Maria Antunes')
  await page.getByRole('button', { name: 'Verificar integridade' }).click()
  await expect(page.getByText('A trilha está íntegra.')).toBeVisible()
})
