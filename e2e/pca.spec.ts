import { readFile } from 'node:fs/promises'
import { enter, expect, rowAction, test, tokenOf, unique } from './support.ts'

test('an administrator plans a purchase, changes it and takes it out again', async ({ page }) => {
  const objeto = unique('Bebedouros industriais')
  await enter(page, 'admin')
  await page.goto('/')
  await page.getByRole('link', { name: 'PCA', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Lista de PCA' })).toBeVisible()
  await page.getByRole('link', { name: 'Adicionar PCA' }).click()
  await expect(page.getByRole('heading', { name: 'Adicionar Novo PCA' })).toBeVisible()

  await page.getByRole('button', { name: 'Salvar PCA' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7)
  await page.getByRole('combobox', { name: 'Requisitante' }).fill('educ')
  await page.getByRole('option', { name: 'Educação' }).click()
  await page.getByRole('combobox', { name: 'Prioridade' }).fill('até março')
  await page.getByLabel('Data pretendida').fill('10/03/2027')
  await page.getByLabel('Objeto').fill(objeto)
  await page.getByLabel('Justificativa').fill('Escolas sem água gelada.')
  await page.getByLabel('Expectativa de consumo anual').fill('12')
  await page.getByLabel('Valor preliminar').fill('R$ 23.400,50')
  await page.getByRole('button', { name: 'Salvar PCA' }).click()
  await expect(page.getByText('PCA criado com sucesso!')).toBeVisible()
  // On the page of the list that the new row is on.
  const row = page.getByRole('row').filter({ hasText: objeto })
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(/\/listapca(\?pagina=\d+)?$/)

  await page.getByRole('searchbox').fill(objeto)
  await expect(row).toContainText('R$ 23.400,50')
  await expect(row).toContainText('10/03/2027')
  await expect(page).toHaveURL(/busca=/)
  await rowAction(row, 'Ver')
  await expect(page).toHaveURL(/\/viewpca\/\d+$/)
  await expect(page.getByText('Escolas sem água gelada.')).toBeVisible()
  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(page.getByRole('heading', { name: 'Editar PCA' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Prioridade' }).fill('alta')
  await page.getByRole('button', { name: 'Salvar PCA' }).click()
  await expect(page.getByText('PCA alterado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(/\/listapca\?busca=/)

  await page.getByRole('searchbox').fill(objeto)
  await expect(row.getByText('Alta', { exact: true })).toBeVisible()
  await rowAction(row, 'Deletar')
  const question = page.getByRole('dialog', { name: 'Deseja realmente deletar este PCA?' })
  await question.getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByText('PCA deletado com sucesso!')).toBeVisible()
  await expect(page.getByText('Nenhum PCA encontrado.')).toBeVisible()
})

test('the plan needs a login, and who only reads it finds nothing to change', async ({ page }) => {
  await page.goto('/listapca')
  await expect(page.getByRole('heading', { name: 'Login Administrativo' })).toBeVisible()
  await enter(page, 'visitante')
  await page.goto('/listapca')
  await expect(page.getByRole('link', { name: 'Ver', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ações de / })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Adicionar PCA' })).toHaveCount(0)
  for (const path of ['/addpca', '/editpca/1']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/listapca$/)
  }
})

test('the sums follow the filter, a line of them narrows the list, and the portal gets its file', async ({
  page,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const mark = unique('Somas')
  for (const [valor_preliminar, prioridade, data_pretendida] of [
    [0.1, 'Alta', '2035-01-15'],
    [0.2, 'Alta', '2035-02-15'],
    [10.05, 'Baixa', '2035-02-20'],
  ]) {
    const data = {
      requisitante: 'Turismo',
      objeto: mark,
      justificativa: 'Teste',
      expectativa_consumo_anual: 2,
      valor_preliminar,
      prioridade,
      data_pretendida,
    }
    await page.request.post('/api/addpca', { headers, data })
  }
  await enter(page, 'visitante')
  await page.goto(`/listapca?busca=${encodeURIComponent(mark)}`)
  await page.getByRole('heading', { name: 'Resumo' }).click()
  await expect(page.getByText('3 itens: R$ 10,35.')).toBeVisible()
  await expect(page.getByText('fev/35 é o maior mês, com R$ 10,25.')).toBeVisible()
  await page.getByRole('link', { name: 'Alta (2). Valor: R$ 0,30. Itens: 2' }).click()
  await expect(page).toHaveURL(/prioridade=Alta/)
  await expect(page.getByText('2 itens: R$ 0,30.')).toBeVisible()
  await expect(page.getByText('1–2 de 2')).toBeVisible()
  await page.goto(`/listapca?ano=2035&busca=${encodeURIComponent(mark)}`)
  await page.getByRole('button', { name: 'Exportar' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'PNCP 2035 (JSON)' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('pca-2035-pncp.json')
  const items: { descricao: string; valorUnitario: number; dataDesejada: string }[] = JSON.parse(
    await readFile(await file.path(), 'utf8'),
  )
  expect(items.filter(({ descricao }) => descricao === mark)).toMatchObject([
    { valorUnitario: 0.05, dataDesejada: '2035-01-15' },
    { valorUnitario: 0.1, dataDesejada: '2035-02-15' },
    { valorUnitario: 5.025, dataDesejada: '2035-02-20' },
  ])
})
