import { dayOf } from '@paco/domain/shared/days'
import type { Page } from '@playwright/test'
import { expect, type Person, test, tokenOf, unique } from './support.ts'

/** What people do beside the browser: each call has to succeed. */
async function call(page: Page, person: Person, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const reply = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(page, person)}` },
    ...(data && { data }),
  })
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
  return reply.json()
}

/** Its works are under way, for the rest of the century; its services come to 112% of its budget. */
async function newProjeto(page: Page): Promise<number> {
  const { id } = await call(page, 'obras', 'POST', '/api/createprojetocompleto', {
    nomeprojeto: unique('Rua dos Ipês'),
    valor: 100_000,
    situacaoetapa5: 'Em andamento',
    datainicioetapa5: '2026-03-01',
    datafimetapa5: '2099-12-31',
  })
  await call(page, 'obras', 'POST', '/api/servicos', {
    projeto_id: id,
    descricao: 'Pavimentação',
    valor_total: 112_000,
    peso: 0,
    parcelas: [],
  })
  return id
}

/** A contract by unit prices of the project, 68% of it measured and a part of that paid. */
async function measure(page: Page, projeto: number): Promise<number> {
  const eu = await call(page, 'obras', 'GET', '/api/eu')
  const { id } = await call(page, 'obras', 'POST', '/api/contratos', {
    numero: unique('M').slice(-12),
    ano: 2026,
    objeto: 'Pavimentação da rua',
    empresa: 'Construtora Vale Ltda.',
    regime: 1,
    valor_inicial: 90_000,
    situacao: 'Em execução',
    assinatura: '2026-03-02',
    ordem_inicio: '2026-03-10',
    prazo_dias: 180,
    fiscal_titular_id: eu.Result[0].id,
    projetos: [projeto],
  })
  const item = {
    codigo: '1',
    tipo: 'item',
    descricao: 'Asfalto',
    unidade: 'm²',
    quantidade: 100,
    preco_unitario: 900,
  }
  const sheet = await call(page, 'obras', 'POST', '/api/quantitativos', {
    id_contrato: id,
    vigente_de: '2026-03-02',
    itens: [item],
  })
  await call(page, 'admin', 'PUT', `/api/quantitativos/${sheet.id}/aprovar`, { versao: 1 })
  const boletim = await call(page, 'obras', 'POST', '/api/medicoes', {
    id_contrato: id,
    inicio: '2026-03-10',
    fim: '2026-03-31',
  })
  const at = `/api/medicoes/${boletim.id}`
  const { Result } = await call(page, 'obras', 'GET', `${at}/linhas`)
  await call(page, 'obras', 'PUT', at, { itens: [{ chave: Result[0].chave, pleiteada: 68 }] })
  const step = async (who: 'obras' | 'admin', nome: string, body: object = {}) => {
    const { versao } = (await call(page, who, 'GET', at)).Result[0]
    await call(page, who, 'PUT', `${at}/${nome}`, { ...body, versao })
  }
  await step('obras', 'enviar')
  await step('obras', 'conferir')
  await step('obras', 'atestar')
  await step('admin', 'aprovar')
  await step('admin', 'liquidar', { nota_fiscal: 'NF 1', nota_fiscal_em: '2026-04-01' })
  const approved = (await call(page, 'obras', 'GET', at)).Result[0]
  await call(page, 'admin', 'POST', `${at}/pagamentos`, {
    empenho: '2026NE1',
    nota_fiscal: 'NF 1',
    data: dayOf(new Date(approved.aprovada_em)),
    valor: 25_000,
    versao: approved.versao,
  })
  return id
}

const factOn = (page: Page) => (label: string) =>
  page.locator('dt').getByText(label, { exact: true }).first().locator('xpath=following-sibling::dd')

test('a project without contract calls its services so, and never paid; its works count by their days', async ({
  page,
}) => {
  const id = await newProjeto(page)
  await page.goto(`/viewprojetocompleto/${id}`)
  const fact = factOn(page)
  await expect(fact('Gasto (serviços lançados)')).toHaveText('R$ 112.000,00')
  await expect(page.getByText('Os serviços lançados passam do orçamento em R$ 12.000,00.')).toBeVisible()
  await expect(page.getByText(/já foi gasto/)).toHaveCount(0)
  await expect(page.getByText(/^Execução: \d+%, pelos dias decorridos do prazo da etapa$/)).toBeVisible()
  await expect(page.locator('dt').getByText('Contratado', { exact: true })).toHaveCount(0)
})

test('a project with a measured contract shows contracted, measured and paid, and counts by what was measured', async ({
  page,
}) => {
  const id = await newProjeto(page)
  const contrato = await measure(page, id)
  await page.goto(`/viewprojetocompleto/${id}`)
  const fact = factOn(page)
  await expect(fact('Contratado')).toHaveText('R$ 90.000,00')
  await expect(fact('Medido')).toHaveText('R$ 61.200,00')
  await expect(fact('Pago')).toHaveText('R$ 25.000,00')
  await expect(fact('Gasto (serviços lançados)')).toHaveText('R$ 112.000,00')
  await expect(fact('Restante (serviços lançados)')).toBeVisible()
  await expect(
    page.getByText('Execução: 68%, pelo que foi medido em boletins aprovados', { exact: true }),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Estatísticas' }).click()
  const row = page.getByRole('row', { name: /^5 - Acompanhamento contratual/ })
  await expect(row).toContainText('68%')
  await expect(row).toContainText('pelo que foi medido em boletins aprovados')
  // Drawn when it is near: below the stages, further down than a low window reaches.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: /^Curva S do contrato/ })).toBeVisible()

  await page.getByRole('link', { name: 'Ver medições' }).click()
  await expect(page).toHaveURL(new RegExp(`/contratos/${contrato}/medicoes$`))
  await expect(fact('Medido')).toContainText('físico: 68,00%')
  await expect(page.getByText(/^Sem cronograma físico-financeiro/)).toBeVisible()
  await page.getByRole('button', { name: 'Ver como tabela' }).first().click()
  await expect(page.getByRole('row', { name: /^M1 · mar\/2026 R\$ 61.200,00 R\$ 0,00/ })).toBeVisible()
})
