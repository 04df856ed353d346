import type { Page } from '@playwright/test'
import { enter, expect, test, tokenOf, unique } from './support.ts'

const begin = async (page: Page) => {
  await page.goto('/inicio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Início')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
const card = (page: Page, name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

test('a stranger is asked for the login, and brought back', async ({ page }) => {
  await page.goto('/inicio')
  await expect(page).toHaveURL('/login')
  await page.getByPlaceholder('Email do administrador').fill('obras@demo.local')
  await page.getByPlaceholder('Senha do administrador').fill('demonstracao')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/inicio')
  await expect(page.getByRole('heading', { level: 2, name: 'Minhas etapas' })).toBeVisible()
})

test('the menu begins with it, for those who are logged in', async ({ page }) => {
  await enter(page, 'obras')
  await page.goto('/')
  const first = page.getByRole('navigation', { name: /menu/i }).getByRole('link').first()
  await expect(first).toHaveText('Início')
  await first.click()
  await expect(page).toHaveURL('/inicio')
})

/** The first click is the question; where a second one is needed, it chooses. */
const QUESTIONS: readonly (readonly [
  question: RegExp,
  address: RegExp,
  answered: (page: Page) => Promise<void>,
])[] = [
  [
    /^O que está atrasado, e quanto/,
    /projetocompleto\?.*status=Atrasado/,
    async (page) => expect(page.getByRole('row').nth(1)).toContainText('Atrasado'),
  ],
  [
    /^O que custa mais/,
    /projetocompleto\?.*ordem=-valor/,
    async (page) => expect(page.getByRole('row').nth(1)).toBeVisible(),
  ],
  [
    /^Quais aditivos custam mais/,
    /aditivos\?.*ordem=-valor/,
    async (page) => expect(page.getByText(/^\d[\d,]*% do (contrato|projeto)$/).first()).toBeVisible(),
  ],
  [
    /^O que espera decisão/,
    /aditivos\?.*status=pendente/,
    async (page) => expect(page.getByText(/^há \d+ dias?$/).first()).toBeVisible(),
  ],
  [
    /^O que foi pago em \d{4}/,
    /\/execucao$/,
    async (page) => expect(page.getByText(/a Prefeitura pagou/)).toBeVisible(),
  ],
  [
    /^Que obra parou/,
    /situacao=paralisada/,
    async (page) => expect(page.getByRole('columnheader', { name: /Motivo/ })).toBeVisible(),
  ],
  [
    /^O que termina neste mês/,
    /prazos\?mes=\d{4}-\d\d/,
    async (page) => expect(page.getByText(/Filtro: vence em \w{3}\/\d{4}/)).toBeVisible(),
  ],
  [
    /^O que mudou nesta semana/,
    /\/mudancas$/,
    async (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  ],
  [
    /^Onde estão as obras de um bairro/,
    /transparencia\/obras/,
    async (page) => {
      await page.getByRole('combobox', { name: 'Bairro' }).click()
      await page.getByRole('listbox').getByRole('option').first().click()
      await expect(page).toHaveURL(/id_bairro=\d+/)
    },
  ],
  [
    /^Como está cada secretaria/,
    /\/graficobarra/,
    async (page) => {
      await page.getByRole('combobox', { name: 'Secretaria' }).click()
      await page.getByRole('option', { name: 'Obras' }).click()
      await expect(page).toHaveURL(/id_secretaria=\d+/)
    },
  ],
]

test('the mayor has ten questions', () => expect(QUESTIONS).toHaveLength(10))

for (const [question, address, answered] of QUESTIONS) {
  test(`two clicks answer ${question.source.slice(1)}`, async ({ page }) => {
    await enter(page, 'admin')
    await begin(page)
    await page.getByRole('link', { name: question }).click()
    await expect(page).toHaveURL(address)
    await answered(page)
  })
}

test('a department concludes a stage from its row, saying why without documents, and takes it back', async ({
  page,
}) => {
  await enter(page, 'obras')
  const nomeprojeto = unique('Ponte')
  await page.request.post('/api/createprojetocompleto', {
    headers: { authorization: `Bearer ${await tokenOf(page, 'obras')}` },
    // The latest of all stands first.
    data: {
      nomeprojeto,
      id_secretaria: 12,
      datainicioetapa6: '2001-01-01',
      datafimetapa6: '2001-02-01',
      situacaoetapa6: 'Em andamento',
    },
  })
  await begin(page)
  const conclude = page.getByRole('button', { name: `Concluir a etapa 6 de ${nomeprojeto}` })
  await conclude.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Faltam documentos: /)).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Motivo de concluir/ }).fill('Recebida antes de haver sistema.')
  await dialog.getByRole('button', { name: 'Concluir', exact: true }).click()
  await expect(page.getByText(`Etapa 6 de “${nomeprojeto}” concluída.`)).toBeVisible()
  await expect(conclude).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('A etapa voltou a ser como era.')).toBeVisible()
  await expect(conclude).toBeVisible()
})

test('an auditor checks the trail, and is told that it was checked', async ({ page }) => {
  await enter(page, 'auditor')
  await begin(page)
  const trail = card(page, 'Integridade da trilha')
  await trail.getByRole('button', { name: 'Verificar integridade' }).click()
  await expect(trail.getByText('A trilha está íntegra.')).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(card(page, 'Integridade da trilha').getByText(/^Última conferência em/)).toBeVisible()
})

test('the sheet of the meeting is taken along', async ({ page }) => {
  await enter(page, 'admin')
  await begin(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Folha da reunião em PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/^reuniao-\d{4}-\d\d-\d\d\.pdf$/)
})
