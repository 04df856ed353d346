import type { Page } from '@playwright/test'
import { enter, expect, expectAccessible, type Person, rowAction, test, tokenOf, unique } from './support.ts'

async function makeProjeto(page: Page, person: Person = 'obras') {
  const nomeprojeto = unique('Lixeira')
  const headers = { Authorization: `Bearer ${await tokenOf(page, person)}` }
  const data = { nomeprojeto, valor: 1000 }
  const made = await page.request.fetch('/api/createprojetocompleto', { method: 'POST', headers, data })
  return { id: (await made.json()).id as number, name: nomeprojeto }
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function remove(page: Page, name: string) {
  await page.goto(`/employee?busca=${encodeURIComponent(name)}`)
  await rowAction(rowOf(page, name), 'Excluir')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Movido para a lixeira.')).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(0)
}

test('a deleted project comes back by the undo of the message, or out of the bin', async ({ page }) => {
  const { id, name } = await makeProjeto(page)
  await enter(page, 'obras')
  await remove(page, name)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Projeto restaurado.')).toBeVisible()
  await expect(rowOf(page, name)).toBeVisible()
  await remove(page, name)
  await page.goto(`/lixeira?busca=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toContainText('some em 30 dias')
  await expectAccessible(page)
  await rowOf(page, name).getByRole('button', { name: 'Restaurar' }).click()
  await expect(rowOf(page, name)).toHaveCount(0)
  await page.goto(`/viewprojetocompleto/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('an archived project is out of the list, only read, and brought back by an administrator', async ({
  page,
}) => {
  const { id, name } = await makeProjeto(page)
  await enter(page, 'admin')
  await page.goto(`/viewprojetocompleto/${id}`)
  await page.getByRole('button', { name: 'Arquivar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arquivar projeto' })
  await dialog.getByRole('textbox', { name: 'Motivo do arquivamento' }).fill('Obra cancelada')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Arquivar' }).click()
  await expect(page.getByText(/^Arquivado em \d\d\/\d\d\/\d{4} por .*: Obra cancelada$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`/employee?busca=${encodeURIComponent(name)}`)
  await expect(page.getByText('Nenhum projeto encontrado.')).toBeVisible()
  await page.goto(`/employee?busca=${encodeURIComponent(name)}&arquivados=true`)
  await expect(rowOf(page, name)).toBeVisible()
  await page.goto(`/viewprojetocompleto/${id}`)
  await page.getByRole('button', { name: 'Desarquivar' }).click()
  await expect(page.getByRole('link', { name: 'Editar' })).toBeVisible()
})
