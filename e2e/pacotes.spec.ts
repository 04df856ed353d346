import { enter, expect, rowAction, test, unique } from './support.ts'

test('a pack is sent, looked at, loaded, loaded again for nothing, and undone', async ({ page }) => {
  const chave = crypto.randomUUID().slice(0, 8)
  const nome = unique('Vale Novo')
  const bairro = unique('Porto')
  const pacote = {
    chave,
    nivel: 'cidade',
    nome,
    descricao: 'Uma cidade de exemplo.',
    bairros: [{ bairro, zona: 'Sul' }],
  }
  await enter(page, 'admin')
  await page.goto('/pacotes')
  await page.locator('input[type=file]').setInputFiles({
    name: 'vale.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(pacote)),
  })
  await expect(page.getByText('Pacote enviado.')).toBeVisible()

  await page.getByRole('button', { name: `Conferir ${nome}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 novo, 0 iguais, 0 diferentes.')
  await dialog.getByRole('button', { name: 'Carregar' }).click()
  await expect(page.getByText('1 registro criado.')).toBeVisible()

  await page.getByRole('button', { name: `Conferir ${nome}` }).click()
  await expect(dialog).toContainText('A cidade já tem tudo deste pacote.')
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()

  await page.getByRole('row').filter({ hasText: nome }).getByRole('button', { name: 'Desfazer' }).click()
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Carga desfeita.')).toBeVisible()
})

test('a neighbourhood is added, given a zone, put out of use and deleted', async ({ page }) => {
  const name = unique('Vila')
  await enter(page, 'admin')
  await page.goto('/bairros')
  await page.getByRole('button', { name: 'Adicionar bairro' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Bairro' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Criar bairro' }).click()
  await expect(page.getByText('Bairro criado.')).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await rowAction(row, 'Tirar de uso')
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar de uso' }).click()
  await expect(row).toContainText('Fora de uso')
  await rowAction(row, 'Excluir')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Bairro excluído.')).toBeVisible()
})
