import { readFileSync } from 'node:fs'
import { addDays, dayOf, formatDay } from '@paco/domain/shared/days'
import type { Page } from '@playwright/test'
import { enter, expect, test, tokenOf, unique } from './support.ts'

const today = dayOf(new Date())
const day = (days: number) => addDays(today, days)

/** Two stages done, the third late by ten days, the others to come. */
const SIX_ETAPAS = [
  { start: -200, end: -141, prazo: 60, situacao: 'Concluído' },
  { start: -140, end: -51, prazo: 90, situacao: 'Concluído' },
  { start: -50, end: -10, prazo: 120, situacao: 'Em andamento' },
  { start: 71, end: 80, prazo: 10, situacao: 'Não iniciado' },
  { start: 81, end: 200, prazo: 120, situacao: 'Não iniciado' },
  { start: 201, end: 231, prazo: 31, situacao: 'Não iniciado' },
]

interface Created {
  id: number
  name: string
}

async function createProjeto(page: Page, dated = true): Promise<Created> {
  const name = unique('Ponte do Ribeirão')
  const etapas = SIX_ETAPAS.map(({ start, end, prazo, situacao }, index) => ({
    [`datainicioetapa${index + 1}`]: day(start),
    [`datafimetapa${index + 1}`]: day(end),
    [`prazoetapa${index + 1}`]: prazo,
    [`situacaoetapa${index + 1}`]: situacao,
  }))
  const reply = await page.request.post('/api/createprojetocompleto', {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'admin')}` },
    data: {
      id_secretaria: 12,
      nomeprojeto: name,
      ...(dated && {
        valor: 1_250_000.5,
        gestorprojeto: 'Íris Couto',
        ...Object.assign({}, ...etapas),
      }),
    },
  })
  return { id: (await reply.json()).id, name }
}

test('anyone sees how a project is going: what is late, its cards, schedule and money', async ({ page }) => {
  const { id, name } = await createProjeto(page)
  await page.goto(`/viewprojetocompleto/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    `Etapas atrasadas: 3 - Processo licitatório, 10 dias após o prazo de ${formatDay(day(-10))}.`,
  )
  const fact = (label: string) =>
    page.locator('dt').getByText(label, { exact: true }).locator('xpath=following-sibling::dd')
  await expect(fact('Secretaria')).toHaveText('Obras')
  await expect(fact('Responsável')).toHaveText('Íris Couto')
  await expect(fact('Prazo')).toHaveText(formatDay(day(231)))
  await expect(page.getByText('50% concluído')).toBeVisible()
  await expect(page.getByText('2 de 6 etapas concluídas')).toBeVisible()
  await expect(fact('Orçado')).toHaveText('R$ 1.250.000,50')
  await expect(fact('Gasto (serviços lançados)')).toHaveText('R$ 0,00')
  await expect(fact('Restante')).toHaveText('R$ 1.250.000,50')

  const schedule = page.getByRole('grid', { name: /^Cronograma\./ })
  await expect(schedule.getByRole('button', { name: /^Licitação, Atrasado/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ver como tabela' }).first().click()
  await expect(page.getByRole('row', { name: /^Licitação Atrasado/ })).toBeVisible()

  // A stranger may read, not edit, and the history is not theirs.
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0)
  await expect(page.getByText('Histórico')).toHaveCount(0)

  await page.getByRole('link', { name: 'Estatísticas' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('10 dias de atraso')).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 - Processo licitatório Atrasado/ })).toContainText('100%')
  await page.getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL(new RegExp(`/viewprojetocompleto/${id}$`))
})

test('the sheet of a project comes as a PDF, and a failure is said on the page', async ({ page }) => {
  const { id } = await createProjeto(page)
  await page.goto(`/viewprojetocompleto/${id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Gerar PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('relatorio_projetos.pdf')
  expect(
    readFileSync(await download.path())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF')

  await page.route('**/api/gerar-pdf', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Gerar PDF' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao gerar o PDF do projeto' })).toBeVisible()
})

test('the department of a project edits it and reads its history from the dashboard', async ({ page }) => {
  const { id, name } = await createProjeto(page)
  await enter(page, 'obras')
  await page.goto(`/viewprojetocompleto/${id}`)
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveAttribute(
    'href',
    `/editprojetocompleto/${id}`,
  )
  await page.getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByText(`Criou o projeto ${name}`)).toBeVisible()
})

test('the real Gantt has the six stages by their fixed lengths', async ({ page }) => {
  const { id, name } = await createProjeto(page)
  await page.goto(`/Gantt3/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(`Data de início: ${formatDay(day(-200))}`)).toBeVisible()
  const chart = page.getByRole('grid', { name: /^Gantt/ })
  const bar = (label: string, from: number, to: number) =>
    chart.getByRole('button', {
      name: new RegExp(`^${label}, .*${formatDay(day(from))} a ${formatDay(day(to))}`),
    })
  await expect(bar('Estruturação', -200, -141)).toBeVisible()
  await expect(bar('TdR e orçamento', -140, -51)).toBeVisible()
  await expect(bar('Licitação', -50, 69)).toBeVisible()
  await expect(bar('Contrato', 70, 79)).toBeVisible()
  await expect(bar('Execução', 80, 200)).toBeVisible()
  await expect(bar('Encerramento', 201, 231)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/employee')
})

test('the schedule chart adds up the deadlines on an axis of days', async ({ page }) => {
  const { id } = await createProjeto(page)
  await page.goto(`/Gantt4/${id}`)
  await expect(page.getByText('431 dias', { exact: true })).toBeVisible()
  const chart = page.getByRole('grid', { name: /^Cronograma em dias/ })
  await chart.getByRole('button', { name: /^Licitação/ }).hover()
  await expect(page.getByRole('tooltip')).toContainText('Duração: 120 dias')
  await expect(page.getByRole('tooltip')).toContainText(`Início: ${formatDay(day(-50))}`)
  await expect(page.getByRole('list', { name: 'Legenda' }).last().getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/projetocompleto')
})

test('the portfolio is filtered by department and status, in the address', async ({ page }) => {
  const { id, name } = await createProjeto(page)
  await page.goto('/gantt4?id_secretaria=12')
  await page.getByRole('button', { name: 'Em andamento', exact: true }).click()
  await expect(page).toHaveURL(/id_secretaria=12&status=Em/)
  await page.getByRole('searchbox').fill(name.toUpperCase().replace('Ã', 'A'))
  const chart = page.getByRole('grid')
  await expect(chart.getByRole('rowheader')).toHaveCount(1)
  const address = page.url()
  await page.getByRole('button', { name: 'Concluído', exact: true }).click()
  await expect(page.getByText('Nenhum projeto encontrado.')).toBeVisible()
  await page.goto(address)
  await page.getByRole('grid').getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`/viewprojetocompleto/${id}$`))
})

test('what is not there, or has no dates yet, says so', async ({ page }) => {
  await page.goto('/viewprojetocompleto/2147483000')
  await expect(page.getByRole('alert')).toHaveText('Projeto não encontrado')
  await page.goto('/viewprojetocompleto/nada')
  await expect(page.getByRole('alert')).toHaveText('Projeto não encontrado')
  const { id } = await createProjeto(page, false)
  await page.goto(`/Gantt3/${id}`)
  await expect(page.getByText('Sem data de início')).toBeVisible()
  await page.route('**/api/getprojetocompleto/1', (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto('/viewprojetocompleto/1')
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados do projeto')
})
