import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enter, expect, expectAccessible, test, tokenOf, unique } from './support.ts'

/** A project of Obras worth a thousand reais, and its services. */
async function createProjeto(page: Page, ...servicos: object[]): Promise<{ id: number; name: string }> {
  const name = unique('Praça do Coreto')
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const data = { id_secretaria: 12, nomeprojeto: name, valor: 1000 }
  const { id } = await (await page.request.post('/api/createprojetocompleto', { headers, data })).json()
  for (const servico of servicos) {
    await page.request.post('/api/servicos', { headers, data: { ...servico, projeto_id: id, peso: 0 } })
  }
  return { id, name }
}

const DRENAGEM = {
  descricao: 'Drenagem',
  valor_total: 300,
  parcelas: [
    { mes: 1, valor: 100 },
    { mes: 2, valor: 150 },
  ],
}

const row = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: 'Cronograma físico-financeiro', exact: true }).getByRole('row', { name })

test('the department adds, edits and deletes services; totals, curve and dashboard follow', async ({
  page,
}) => {
  const { id, name } = await createProjeto(page)
  await enter(page, 'obras')
  await page.goto(`/viewprojetocompleto/${id}`)
  await page.getByRole('link', { name: 'Detalhes da execução' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Este projeto ainda não tem serviços.')).toBeVisible()

  await page.getByRole('button', { name: 'Adicionar serviço' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar serviço' })
  await dialog.getByLabel('Descrição').fill('Bancos e lixeiras')
  await dialog.getByLabel('Valor total').fill('400,50')
  await dialog.getByLabel('Valor da parcela 1').fill('400')
  await dialog.getByRole('button', { name: 'Adicionar parcela' }).click()
  await dialog.getByLabel('Mês da parcela 2').fill('3')
  await dialog.getByLabel('Valor da parcela 2').fill('0,51')
  await dialog.getByRole('button', { name: 'Adicionar parcela' }).click()
  await dialog.getByLabel('Valor da parcela 3').fill('a combinar')
  await expect(dialog.getByText('1 linha incompleta não será enviada.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'As parcelas somam mais que o valor total do serviço.',
  )
  await expectAccessible(page)
  await dialog.getByLabel('Valor da parcela 2').fill('0,50')
  await expect(dialog.getByText('Parcelas somam R$ 400,50 de R$ 400,50.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Serviço cadastrado.')).toBeVisible()
  await expect(row(page, /^Bancos e lixeiras 100,00 400,50 400,00 - 0,50 400,50/)).toBeVisible()
  await expect(row(page, /^Acumulado 400,00 400,00 400,50/)).toBeVisible()
  await expect(page.getByText('O plano paga R$ 400,50 em 3 meses; metade até o mês 1.')).toBeVisible()

  // What was sent is not offered once more.
  await page.getByRole('button', { name: 'Adicionar serviço' }).first().click()
  await expect(dialog.getByLabel('Descrição')).toHaveValue('')
  await expect(dialog.getByText('Rascunho recuperado')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await row(page, /^Bancos/)
    .getByRole('button', { name: 'Editar' })
    .click()
  const edit = page.getByRole('dialog', { name: 'Alterar serviço' })
  await edit.getByLabel('Valor total').fill('1.200,00')
  await edit.getByRole('button', { name: 'Remover parcela 2' }).click()
  await edit.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Serviço alterado.')).toBeVisible()
  await expect(row(page, /^Bancos e lixeiras 100,00 1.200,00 400,00 400,00/)).toBeVisible()
  await expect(page.getByText(/Os serviços passam do orçamento do projeto/)).toBeVisible()

  await page.getByRole('link', { name: 'Voltar ao projeto' }).click()
  const gasto = page
    .locator('dt')
    .getByText('Gasto (serviços lançados)', { exact: true })
    .locator('xpath=following-sibling::dd')
  await expect(gasto).toHaveText('R$ 1.200,00')
  await expect(page.getByText('120% do orçamento em serviços lançados')).toBeVisible()
  await page.getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByText('Registrou o serviço Bancos e lixeiras').first()).toBeVisible()

  await page.goto(`/detalhesexecucao/${id}`)
  await row(page, /^Bancos/)
    .getByRole('button', { name: 'Excluir' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Serviço excluído.')).toBeVisible()
  await expect(page.getByText('Este projeto ainda não tem serviços.')).toBeVisible()
})

test('anyone reads the schedule, as a table, a curve and a spreadsheet, and changes nothing', async ({
  page,
}) => {
  const { id, name } = await createProjeto(page, DRENAGEM)
  await page.goto(`/detalhesexecucao/${id}`)
  await expect(row(page, /^Drenagem 100,00 300,00 100,00 150,00 250,00/)).toBeVisible()
  await expect(page.getByText('R$ 50,00 ainda sem mês')).toBeVisible()
  for (const button of ['Adicionar serviço', 'Editar', 'Excluir']) {
    await expect(page.getByRole('button', { name: button })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(page.getByRole('row', { name: 'M2 R$ 150,00 R$ 250,00' })).toBeVisible()

  await page.getByRole('button', { name: 'Exportar' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain('Drenagem;100;300,00;100,00;150,00')

  await page.getByRole('link', { name: 'Estatísticas' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Os serviços lançados somam 30% do orçamento.')).toBeVisible()
  await page.getByRole('link', { name: 'Detalhes da execução' }).click()
  await expect(page).toHaveURL(new RegExp(`/detalhesexecucao/${id}$`))
})

test('four years of months scroll in their card, never the page', async ({ page }) => {
  const parcelas = Array.from({ length: 48 }, (_, index) => ({ mes: index + 1, valor: 1 }))
  const { id } = await createProjeto(page, { ...DRENAGEM, parcelas })
  await page.goto(`/detalhesexecucao/${id}`)
  const box = page.getByRole('region', { name: 'Cronograma físico-financeiro' })
  await expect(box).toHaveAttribute('tabindex', '0')
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(page.getByRole('columnheader', { name: 'M48' })).toBeInViewport()
  await expect(page.getByRole('rowheader', { name: 'Drenagem' }).first()).toBeInViewport()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a failure is told beside the form, and nothing typed is lost', async ({ page }) => {
  const { id } = await createProjeto(page)
  await enter(page, 'admin')
  await page.goto(`/detalhesexecucao/${id}`)
  await page.route('**/api/servicos', (route) =>
    route.fulfill({ status: 503, json: { Status: 'Error', Error: 'Tente mais tarde.' } }),
  )
  await page.getByRole('button', { name: 'Adicionar serviço' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Descrição').fill('Paisagismo')
  await dialog.getByLabel('Valor total').fill('10')
  await dialog.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Erro ao cadastrar serviço. Veja o console para detalhes.',
  )
  await expect(dialog.getByRole('alert')).toContainText('Tente mais tarde.')
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Paisagismo')
})
