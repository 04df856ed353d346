import type { Page } from '@playwright/test'
import { enter, expect, rowAction, test, tokenOf, unique } from './support.ts'

/** A picker of the form; its name is the label's. */
const picker = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

async function pick(page: Page, name: string, search: string, option: string | RegExp) {
  await picker(page, name).fill(search)
  await page.getByRole('option', { name: option }).click()
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a user adds a line with the pickers, is warned, edits it and deletes it', async ({ page }) => {
  const ficha = unique('F')
  await enter(page, 'obras')
  await page.goto('/orcamento')
  await page.getByRole('link', { name: 'Adicionar lançamento' }).click()
  await expect(
    page.getByRole('heading', { name: 'Adicionar Novo Lançamento Orçamentário', level: 1 }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Salvar Lançamento' }).click()
  await expect(page.getByText('Campo obrigatório.').first()).toBeVisible()

  await page.getByLabel('Valor').fill('1234,5')
  await picker(page, 'Orçamento').click()
  await page.getByRole('option', { name: 'Sim' }).click()
  await pick(page, 'Classificação institucional', 'obras', /^02\.07/)
  await pick(page, 'Unidade', 'executora obras', /^02\.07\.02/)
  await pick(page, 'Funcional programática', 'pavimentacao', /^15\.451\.0030\.1040/)
  await expect(page.getByText('451 Infraestrutura Urbana')).toBeVisible()
  await pick(page, 'Conta/Elemento de despesa', '4.4.90.51', /Obras e Instalações/)
  await picker(page, 'Fonte de recurso').click()
  await page.getByRole('option', { name: /^02/ }).click()
  await pick(page, 'Fonte de recurso STN', 'uniao congeneres 700', /^700/)
  const warning = page.getByRole('status').filter({ hasText: 'Atenção' })
  await expect(warning).toContainText('pede uma fonte STN estadual')
  await pick(page, 'Aplicação', 'recapeamento', /^100\.0102/)
  await page.getByLabel('Ficha').fill(ficha)
  await page.getByRole('button', { name: 'Salvar Lançamento' }).click()
  await expect(page.getByText('Orcamento criado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(/\/orcamento$/)

  await page.getByRole('searchbox').fill(ficha)
  await expect(rowOf(page, ficha)).toContainText('1.234,50')
  await rowAction(rowOf(page, ficha), 'Editar')
  await expect(page.getByRole('heading', { name: 'Alterar Lançamento Orçamentário', level: 1 })).toBeVisible()
  await expect(warning).toBeVisible()
  await pick(page, 'Fonte de recurso STN', '701', /^701/)
  await expect(warning).toHaveCount(0)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Lançamento alterado.')).toBeVisible()

  await page.getByRole('searchbox').fill(ficha)
  await expect(rowOf(page, ficha)).toContainText('701')
  await rowAction(rowOf(page, ficha), 'Excluir')
  const dialog = page.getByRole('dialog', { name: 'Tem certeza que deseja deletar este lançamento?' })
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Orçamento deletado com sucesso!')).toBeVisible()
  await expect(page.getByText('Nenhum lançamento encontrado.')).toBeVisible()
})

test("another department's line says why it cannot be changed, and its edit screen leads back", async ({
  page,
}) => {
  await enter(page, 'obras')
  await page.goto('/orcamento?secretaria_id=17')
  const refused = page.getByRole('button', { name: 'Sem permissão' }).first()
  await refused.focus()
  await expect(page.getByRole('tooltip')).toContainText('O lançamento é de outra secretaria.')
  const { Result } = await (await page.request.get('/api/orcamento?secretaria_id=17&limite=1')).json()
  await page.goto(`/editorcamento/${Result[0].id}`)
  await expect(page).toHaveURL(/\/orcamento$/)
  await expect(page.getByRole('alert')).toContainText('Só a secretaria do lançamento')
})

test('anyone reads the list and what its codes mean, without actions', async ({ page }) => {
  await page.goto('/orcamento?secretaria_id=17')
  const unfold = page.getByRole('button', { name: /^Detalhes do lançamento/ }).first()
  await unfold.click()
  await expect(page.getByText('Subfunção').first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Ações' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Adicionar lançamento' })).toHaveCount(0)
  await page.goto('/addorcamento')
  await expect(page.getByRole('heading', { name: 'Login Administrativo' })).toBeVisible()
})

test('an admin adds an option, retires it, and it is no longer offered', async ({ page }) => {
  const codigo = unique('990')
  await enter(page, 'admin')
  await page.goto('/orcamento')
  await page.getByRole('main').getByRole('link', { name: 'Opções do orçamento' }).click()
  await page.getByRole('link', { name: 'Adicionar opção' }).click()
  // The list has a picker of the same name.
  await expect(page.getByRole('heading', { name: 'Nova opção do orçamento' })).toBeVisible()
  await picker(page, 'Lista').click()
  await page.getByRole('option', { name: 'Aplicação' }).click()
  await page.getByLabel('Código').fill(codigo)
  await page.getByLabel('Descrição').fill('Convênio de teste')
  await page.getByRole('button', { name: 'Criar opção' }).click()
  await expect(page.getByText('Opção criada.')).toBeVisible()
  const offered = async () => {
    const reply = await page.request.get('/api/aplicacao')
    return (await reply.json()).some((option: { codigo: string }) => option.codigo === codigo)
  }
  expect(await offered()).toBe(true)

  await page.getByRole('searchbox').fill(codigo)
  await rowAction(rowOf(page, codigo), 'Retirar')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(rowOf(page, codigo)).toContainText('Retirada')
  expect(await offered()).toBe(false)
  await page.goto('/addorcamento')
  await picker(page, 'Aplicação').fill(codigo)
  await expect(page.getByText('Fora da lista')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('two people edit the same line: the second sees both versions', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const { Result } = await (await page.request.get('/api/orcamento?secretaria_id=12&limite=1')).json()
  const { id: _id, versao: _versao, ...values } = Result[0]
  const data = { ...values, ficha: unique('Conflito') }
  const { id } = await (await page.request.post('/api/orcamento', { headers, data })).json()
  await enter(page, 'obras')
  await page.goto(`/editorcamento/${id}`)
  await page.getByLabel('Valor').fill('77')
  await page.request.put(`/api/orcamento/${id}`, { headers, data: { valor: 88, versao: 1 } })
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  const dialog = page.getByRole('dialog', { name: 'Este registro foi alterado por outra pessoa' })
  await expect(dialog).toContainText('R$ 88,00')
  await dialog.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
  await expect(page.getByText('Lançamento alterado.')).toBeVisible()
  const saved = await (await page.request.get(`/api/orcamento/${id}`)).json()
  expect(saved.Result[0]).toMatchObject({ valor: 77, versao: 3 })
})

test('an admin names a programme of the plan, and everyone reads it in the budget tree', async ({ page }) => {
  const codigo = String(9000 + Math.floor(Math.random() * 999))
  const descricao = unique('Programa da jornada')
  await enter(page, 'admin')
  await page.goto('/configuracoes')
  await page.getByRole('main').getByRole('link', { name: 'opções do orçamento' }).click()
  await page.getByRole('link', { name: 'Adicionar opção' }).click()
  await expect(page.getByRole('heading', { name: 'Nova opção do orçamento' })).toBeVisible()
  await picker(page, 'Lista').click()
  await page.getByRole('option', { name: 'Programa do PPA' }).click()
  await page.getByLabel('Código').fill(codigo)
  await page.getByLabel('Descrição').fill(descricao)
  await page.getByLabel('Primeiro ano do PPA').fill('2026')
  await expect(page.getByText('PPA 2026–2029')).toBeVisible()
  await page.getByRole('button', { name: 'Criar opção' }).click()
  await expect(page.getByText('Opção criada.')).toBeVisible()

  const [line] = (await (await page.request.get('/api/orcamento?limite=1')).json()).Result
  const made = await page.request.post('/api/orcamento', {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'admin')}` },
    data: { ...line, funcional_programatica: `15.451.${codigo}.1040`, exercicio: 2026 },
  })
  expect(made.ok()).toBe(true)
  await page.goto(`/transparencia/dotacoes?busca=15.451.${codigo}`)
  await page.locator('summary', { hasText: '15 Urbanismo' }).click()
  await page.locator('summary', { hasText: '15.451 Infraestrutura' }).click()
  await expect(page.locator('summary', { hasText: `15.451.${codigo} ${descricao}` })).toBeVisible()
})
