import { enter, expect, test } from './support.ts'

test('an administrator has a backup made, and sees it proven', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/sistema')
  await expect(page.getByRole('heading', { name: 'Cópias de segurança' })).toBeVisible()
  await page.getByRole('button', { name: 'Fazer agora' }).click()
  await expect(page.getByText('A cópia está sendo feita.')).toBeVisible()
  await expect(page.getByText('Restaurada à parte e igual').first()).toBeVisible({ timeout: 240_000 })
  await expect(page.getByText(/A última cópia boa é de/)).toBeVisible()
})
