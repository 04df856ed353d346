import { enter, expect, test, tokenOf, unique } from './support.ts'

/** A project of Obras of its own, so that journeys do not meet. */
async function newProjeto(page: Parameters<typeof enter>[0], nomeprojeto: string): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'obras')}` }
  const reply = await page.request.post('/api/createprojetocompleto', {
    headers,
    data: { nomeprojeto, valor: 500_000 },
  })
  return (await reply.json()).id
}

test('a department signs a contract for its project; from then on what was signed is only read', async ({
  page,
}) => {
  const nome = unique('Ponte do Ribeirão')
  const id = await newProjeto(page, nome)
  await enter(page, 'obras')
  await page.goto(`/viewprojetocompleto/${id}/contratos`)
  await page.getByRole('link', { name: 'Novo contrato' }).click()
  await expect(page.getByRole('heading', { name: 'Novo contrato' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Projetos' })).toContainText(nome)

  await page.getByLabel('Número', { exact: false }).first().fill(unique('C').slice(-12))
  await page.getByLabel('Ano', { exact: false }).first().fill('2026')
  await page.getByLabel('Objeto').fill('Construção da ponte')
  await page.getByLabel('Empresa contratada').fill('Construtora Vale Ltda.')
  await page.getByLabel('CNPJ').fill('11.222.333/0001-82')
  await page.getByRole('combobox', { name: 'Regime de execução' }).click()
  await page.getByRole('option', { name: 'Empreitada por preço global' }).click()
  await page.getByLabel('Valor inicial').fill('480.000,00')
  await page.getByRole('combobox', { name: 'Situação' }).click()
  await page.getByRole('option', { name: 'Em execução' }).click()
  await page.getByLabel('Assinatura').fill('02/03/2026')
  await page.getByLabel('Prazo (dias)').fill('180')
  await page.getByRole('button', { name: 'Salvar contrato' }).click()
  await expect(page.getByRole('alert')).toContainText('Informe um CNPJ válido.')
  await page.getByLabel('CNPJ').fill('11.222.333/0001-81')
  await page.getByRole('button', { name: 'Salvar contrato' }).click()
  await expect(page.getByText('Contrato cadastrado com sucesso!')).toBeVisible()

  await page.goto(`/viewprojetocompleto/${id}/contratos`)
  await page.getByRole('heading', { name: 'Contratos', level: 2 }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Valor atual somado: R$ 480.000,00.')).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'Construtora Vale' }).getByRole('link').click()
  // The project's own list has the same day in it, and stands there until the contract does.
  await expect(page.getByRole('heading', { name: /^Contrato /, level: 1 })).toBeVisible()
  await expect(page.getByText('29/08/2026')).toBeVisible()
  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(page.getByText('Contrato assinado.')).toBeVisible()
  await expect(page.getByLabel('Valor inicial')).toHaveAttribute('readonly', '')

  await page.goto(`/editemployee/${id}`)
  await expect(page.getByText(/Linha de base congelada desde .* \(contrato assinado\)/)).toBeVisible()
})

test('a project is linked by picking what pays for it, and both ends tell of each other', async ({
  page,
}) => {
  const nome = unique('Escola do Pingo')
  const id = await newProjeto(page, nome)
  await enter(page, 'obras')
  await page.goto(`/viewprojetocompleto/${id}`)
  // What stands below comes when one comes near.
  await page.getByRole('heading', { level: 2, name: 'Execução financeira' }).waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Vincular' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vincular o projeto' })
  await dialog.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Item do PCA' }).click()
  await dialog.getByRole('searchbox', { name: 'Vínculo' }).fill('obras')
  await dialog
    .getByRole('list', { name: /^Encontrados/ })
    .getByRole('button')
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Vincular' }).click()
  await expect(page.getByText('Vínculo criado.')).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'Item do PCA' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/viewpca\/\d+$/)
  await expect(page.getByRole('row').filter({ hasText: nome })).toContainText('R$ 500.000,00')
})

test('what the national portal lacks of a signed contract is told, filled in from there, and given as a file', async ({
  page,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const [cidade] = (await (await page.request.get('/api/cidade')).json()).Result
  const data = { cnpj: cidade.cnpj ?? '11222333000181', versao: cidade.versao }
  await page.request.put('/api/cidade', { headers, data })
  const numero = unique('P').slice(-12)
  const made = await page.request.post('/api/contratos', {
    headers,
    data: {
      id_secretaria: 12,
      numero,
      ano: 2026,
      processo: '1/2026',
      objeto: 'Ponte',
      empresa: 'Construtora Vale Ltda.',
      cnpj: '11222333000181',
      regime: 2,
      valor_inicial: 1000,
      situacao: 'Em execução',
      assinatura: '2026-03-02',
      prazo_dias: 180,
      pncp_categoria: 7,
      pncp_ata: 'nenhuma',
      numero_parcelas: 6,
    },
  })
  const { id } = await made.json()
  await enter(page, 'admin')
  await page.goto(`/contratos/${id}`)
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'PNCP' }) })
  await page.mouse.wheel(0, 5000)
  await expect(card).toContainText('Falta 1 campo')
  await card.getByRole('link', { name: 'Contratação no PNCP' }).click()
  const field = page.getByLabel('Contratação no PNCP')
  await expect(field).toBeFocused()
  await field.fill('11222333000181-1-000045/2025')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await page.goto(`/contratos/${id}`)
  await page.mouse.wheel(0, 5000)
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Baixar JSON' }).click()
  expect((await saved).suggestedFilename()).toBe(`pncp-contrato-${numero.replaceAll(' ', '-')}-2026.json`)
})
