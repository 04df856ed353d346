import type { Page } from '@playwright/test'
import { enter, expect, test, tokenOf, unique } from './support.ts'

async function make(page: Page, data: Record<string, unknown>): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'obras')}` }
  const reply = await page.request.post('/api/createprojetocompleto', { headers, data })
  return (await reply.json()).id
}
const readProjeto = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/getprojetocompleto/${id}`)).json()).Result[0]
const idIn = async (page: Page) => {
  const href = await page.getByRole('status').getByRole('link', { name: 'Abrir' }).getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

test('dates fill in while one types, a person turns that off, and it stays off', async ({ page }) => {
  await enter(page, 'obras')
  await page.goto('/create')
  await page.getByLabel('Etapa 1: início').fill('01/03/2027')
  await page.getByLabel('Etapa 1: prazo em dias').fill('30')
  await expect(page.getByLabel('Etapa 1: fim')).toHaveValue('31/03/2027')
  await expect(page.getByLabel('Etapa 2: início')).toHaveValue('01/04/2027')
  await expect(page.getByLabel('Ano de início')).toHaveValue('2027')
  await page.getByLabel('Etapa 2: prazo em dias').fill('60')
  await expect(page.getByLabel('Etapa 2: fim')).toHaveValue('01/05/2027')
  await page.getByLabel('Etapa 2: fim').fill('10/05/2027')
  await page.getByLabel('Etapa 1: início').fill('02/03/2027')
  await expect(page.getByLabel('Etapa 1: fim')).toHaveValue('01/04/2027')
  await expect(page.getByLabel('Etapa 2: fim')).toHaveValue('10/05/2027')
  await page.getByRole('switch', { name: 'Preencher datas sozinho' }).click()
  await page.getByLabel('Etapa 1: prazo em dias').fill('90')
  await expect(page.getByLabel('Etapa 1: fim')).toHaveValue('01/04/2027')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Preencher datas sozinho' })).not.toBeChecked()
})

test('a template fills the stages in, its undoing empties them again', async ({ page }) => {
  await enter(page, 'obras')
  await page.goto('/create')
  await page.getByLabel('Etapa 3: nome').fill('3 - Dispensa')
  await page.getByRole('button', { name: 'Usar modelo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Usar modelo de etapas' })
  await dialog.getByRole('combobox', { name: 'Natureza' }).click()
  await page.getByRole('option', { name: 'Compra' }).click()
  await dialog.getByLabel('Início da etapa 1').fill('04/01/2027')
  await expect(dialog.getByText('Ficam como estão: Etapa 3: nome.')).toBeVisible()
  await expect(dialog.getByRole('table', { name: 'Etapas do modelo' })).toContainText('24/01/2027')
  await dialog.getByRole('button', { name: 'Usar modelo' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Etapa 5: nome')).toHaveValue('5 - Entrega e recebimento')
  await expect(page.getByLabel('Etapa 3: nome')).toHaveValue('3 - Dispensa')
  await expect(page.getByLabel('Etapa 2: prazo em dias')).toHaveValue('50')
  await expect(page.getByLabel('Ano de início')).toHaveValue('2027')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByLabel('Etapa 5: nome')).toHaveValue('5 - Acompanhamento contratual')
  await expect(page.getByLabel('Etapa 6: fim')).toHaveValue('')
})

test('a project is duplicated, with a manager found by a few letters', async ({ page }) => {
  const [name, gestor] = [unique('Ponte do Rio'), unique('Zuleica Prado')]
  const id = await make(page, {
    nomeprojeto: name,
    gestorprojeto: gestor,
    datainicioetapa1: '2026-01-05',
    situacaoetapa1: 'Em andamento',
  })
  await enter(page, 'obras')
  await page.goto(`/viewprojetocompleto/${id}`)
  await page.getByRole('link', { name: 'Duplicar' }).click()
  await expect(page.getByLabel('Nome do projeto')).toHaveValue(`${name} (cópia)`)
  await expect(page.getByRole('combobox', { name: 'Gestor' })).toHaveValue(gestor)
  await page.getByRole('combobox', { name: 'Gestor' }).fill('zuleica')
  await page.getByRole('option', { name: gestor }).click()
  await expect(page.getByRole('combobox', { name: 'Gestor' })).toHaveValue(gestor)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Success')).toBeVisible()
  expect(await readProjeto(page, await idIn(page))).toMatchObject({
    nomeprojeto: `${name} (cópia)`,
    gestorprocesso: gestor,
    datainicioetapa1: '2026-01-05',
    situacaoetapa1: 'Não iniciado',
    datainicioreal1: null,
  })
})

test('items of the plan are entered one after the other', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/addpca')
  await page.getByLabel('Requisitante').fill('Setor de compras')
  await page.getByLabel('Prioridade').fill('Alta')
  await page.getByLabel('Data pretendida').fill('01/09/2027')
  const objeto = unique('Papel A4')
  await page.getByLabel('Objeto').fill(objeto)
  await page.getByLabel('Justificativa').fill('Uso diário')
  await page.getByLabel('Expectativa de consumo anual').fill('10')
  await page.getByLabel('Valor preliminar').fill('100')
  await page.getByRole('button', { name: 'Salvar e adicionar outro' }).click()
  await expect(page.getByRole('link', { name: 'Abrir' })).toBeVisible()
  await expect(page).toHaveURL(/\/addpca$/)
  await expect(page.getByRole('combobox', { name: 'Requisitante' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Requisitante' })).toHaveValue('Setor de compras')
  await expect(page.getByLabel('Objeto')).toHaveValue('')
  await page.getByRole('link', { name: 'Abrir' }).click()
  await expect(page.getByText(objeto).first()).toBeVisible()
})
