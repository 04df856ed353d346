import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enter, expect, inRowMenu, login, type Person, rowAction, test, tokenOf, unique } from './support.ts'

/** A project made beside the browser. Answers its number. */
async function make(page: Page, person: Person, data: Record<string, unknown>): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOf(page, person)}` }
  const reply = await page.request.post('/api/createprojetocompleto', { headers, data })
  return (await reply.json()).id
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first()
const readProjeto = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/getprojetocompleto/${id}`)).json()).Result[0]

test('a department registers a project: dates, running totals, live schedule, and back to the start', async ({
  page,
}) => {
  const name = unique('Praça do Rosário')
  await login(page, 'obras')
  await page.getByRole('link', { name: 'Lista', exact: true }).first().click()
  await page.getByRole('link', { name: 'Adicionar Projeto' }).click()
  await expect(page).toHaveURL(/\/create$/)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Nome do projeto: Campo obrigatório.')).toBeVisible()
  await page.getByLabel('Nome do projeto').fill(name)
  await page.getByLabel('Valor').fill('R$ 1.234.567,8')
  await page.getByLabel('Ano de início').fill('2026')
  await page.getByLabel('Gestor').fill('Helena Prado')
  await page.getByLabel('Etapa 1: início').fill('01/01/2026')
  await page.getByLabel('Etapa 1: fim').fill('02/03/2026')
  await page.getByLabel('Etapa 2: início').fill('03/03/2026')
  await page.getByLabel('Etapa 2: fim').fill('31/05/2026')
  await expect(page.getByRole('grid', { name: /Cronograma digitado/ })).toBeVisible()
  await page.getByRole('button', { name: 'Diferença entre datas' }).click()
  await expect(page.getByLabel('Etapa 1: prazo em dias')).toHaveValue('60,00')
  await expect(page.getByLabel('Etapa 2: prazo em dias')).toHaveValue('149,00')
  await page.getByRole('combobox', { name: 'Etapa 1: situação' }).click()
  await page.getByRole('option', { name: 'Concluído' }).click()
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Success')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await page.goto(`/employee?busca=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toContainText('1.234.567,80')
  await expect(rowOf(page, name)).toContainText('Obras')
})

test('only what is yours can be edited: foreign projects say why, and their address leads back to the list', async ({
  page,
}) => {
  const [mine, theirs] = [unique('Meu projeto'), unique('Projeto alheio')]
  await make(page, 'obras', { nomeprojeto: mine })
  const foreign = await make(page, 'saude', { nomeprojeto: theirs })
  await enter(page, 'obras')
  await page.goto(`/employee?busca=${encodeURIComponent(theirs)}`)
  await expect(rowOf(page, theirs).getByRole('button', { name: 'Sem permissão' })).toBeVisible()
  await rowOf(page, theirs).getByRole('button', { name: 'Sem permissão' }).focus()
  await expect(page.getByRole('tooltip')).toContainText('outra secretaria')
  await page.goto(`/projetocompleto?busca=${encodeURIComponent(mine)}`)
  await expect(await inRowMenu(rowOf(page, mine), 'Editar')).toBeVisible()

  await page.goto(`/editprojetocompleto/${foreign}`)
  await expect(page.getByRole('alert')).toContainText('Você não tem permissão para editar este projeto.')
  await expect(page).toHaveURL(/\/projetocompleto$/)
  await page.goto('/editprojetocompleto/2000000000')
  await expect(page.getByRole('alert')).toContainText('Projeto não encontrado')
  await page.goto('/createprojetocompleto')
  await expect(page).toHaveURL(/\/projetocompleto$/)
  await expect(page.getByRole('alert')).toContainText('ela é para administradores.')
})

test('an admin moves a project to another department, and the history tells it stage by stage', async ({
  page,
}) => {
  const name = unique('Centro de convivência')
  const id = await make(page, 'obras', { nomeprojeto: name, etapa1: 'Estudo' })
  await enter(page, 'admin')
  await page.goto(`/editprojetocompleto/${id}`)
  await expect(page.getByRole('heading', { name: 'Alterar cronograma do PROJETO' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Secretaria' }).click()
  await page.getByRole('option', { name: 'Chefia de Gabinete', exact: true }).click()
  await page.getByLabel('Etapa 2: início').fill('05/05/2026')
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page.getByText('Projeto atualizado com sucesso!')).toBeVisible()
  expect(await readProjeto(page, id)).toMatchObject({ id_secretaria: 11, datainicioetapa2: '2026-05-05' })

  await page.goto(`/editprojetocompleto/${id}`)
  await page.getByRole('link', { name: 'Descrição, ano e valor' }).click()
  await page.getByLabel('Descrição', { exact: true }).fill('Com biblioteca.')
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page).toHaveURL(/\/projetocompleto$/)
  expect(await readProjeto(page, id)).toMatchObject({ descricao: 'Com biblioteca.', etapa1: 'Estudo' })
  await page.goto(`/editemployee/${id}`)
  await page.getByText('Histórico').click()
  const saves = page.getByRole('listitem').filter({ has: page.getByRole('time') })
  await saves.getByText('Secretaria · 1 etapa').click()
  await expect(saves.getByText('Alterou a etapa 2').first()).toBeVisible()
  await expect(saves.getByText('Chefia de Gabinete').first()).toBeVisible()
})

test('two people change the same project: the second sees both versions and chooses', async ({ page }) => {
  const name = unique('Conflito')
  const id = await make(page, 'obras', { nomeprojeto: name, gestorprojeto: 'Rui' })
  await enter(page, 'obras')
  await page.goto(`/editprojetocompleto/${id}`)
  await page.getByLabel('Gestor').fill('Meu gestor')
  await page.getByLabel('Etapa 3: nome').fill('Licitação minha')
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const data = { gestorprocesso: 'Gestor deles', etapa4: 'Contrato deles', versao: 1 }
  await page.request.put(`/api/updateprojetocompleto/${id}`, { headers, data })
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  const dialog = page.getByRole('dialog', { name: 'Este registro foi alterado por outra pessoa' })
  await expect(dialog).toContainText('Gestor deles')
  await expect(dialog).toContainText('Ambos alteraram')
  await expect(dialog).toContainText('Etapa 4: nome')
  await dialog.getByRole('radio', { name: 'Gestor: Alterado por outra pessoa' }).click()
  await dialog.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
  await expect(page.getByText('Projeto atualizado com sucesso!')).toBeVisible()
  expect(await readProjeto(page, id)).toMatchObject({
    gestorprocesso: 'Gestor deles',
    etapa3: 'Licitação minha',
    etapa4: 'Contrato deles',
  })
})

test('deleting asks first, and the row goes', async ({ page }) => {
  const name = unique('Projeto a excluir')
  await make(page, 'obras', { nomeprojeto: name })
  await enter(page, 'obras')
  await page.goto(`/employee?busca=${encodeURIComponent(name)}`)
  await rowAction(rowOf(page, name), 'Excluir')
  const dialog = page.getByRole('dialog', { name: 'Tem certeza que deseja excluir?' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(rowOf(page, name)).toBeVisible()
  await rowAction(rowOf(page, name), 'Excluir')
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Nenhum projeto encontrado.')).toBeVisible()
})

test('anyone makes a PDF of a selection that survives paging', async ({ page }) => {
  await page.goto('/fichaprojeto')
  await page.getByRole('button', { name: 'Gerar PDF (0 selecionados)' }).click()
  await expect(page.getByRole('alert')).toContainText('Selecione pelo menos um projeto para gerar o PDF.')
  const boxes = page.getByRole('row').getByRole('checkbox')
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Próxima' }).click()
  // The rows of the page before stay until the new ones are there; the table says which it has.
  await expect(page.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await boxes.nth(1).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Gerar PDF (2 selecionados)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('projetos.pdf')
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('the tiles’ old parameter filters like the new one, and the old list loads one record', async ({
  page,
}) => {
  await page.goto('/projetocompleto?secretaria=7')
  await expect(page).toHaveURL(/id_secretaria=7/)
  await expect(page.getByRole('combobox', { name: 'Secretaria' })).toHaveValue('Educação')
  await page.goto('/legado?busca=escola')
  await page.getByRole('button', { name: 'teste' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Secretaria')
  await expect(page.getByRole('button', { name: 'Excluir' })).toHaveCount(0)
})
