import { enter, expect, test, tokenOf } from './support.ts'

test('works are stopped, say so everywhere, and restart with their dates moved', async ({ page }) => {
  await enter(page, 'obras')
  const headers = { authorization: `Bearer ${await tokenOf(page, 'obras')}` }
  const today = String((await page.request.get('/api/getconcluido')).headers()['x-hoje'])
  const later = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  const shown = (day: string) => day.split('-').reverse().join('/')
  const data = {
    nomeprojeto: 'Passarela da Estação',
    situacaoetapa1: 'Em andamento',
    datainicioetapa1: later(-60),
    datafimetapa1: later(30),
    datainicioetapa2: later(31),
    datafimetapa2: later(90),
  }
  const { id } = await (await page.request.post('/api/createprojetocompleto', { data, headers })).json()

  await page.goto(`/viewprojetocompleto/${id}/contratos`)
  await page.getByRole('button', { name: 'Paralisar obra' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Início', exact: true }).fill(shown(later(-10)))
  await dialog.getByRole('combobox', { name: /^Motivo/ }).click()
  await page.getByRole('option', { name: 'Chuvas ou força maior' }).click()
  await dialog.getByRole('button', { name: 'Paralisar obra' }).click()

  await expect(
    page.getByText(
      'Obra paralisada há 10 dias: chuvas ou força maior; responsável: Obras; sem reinício previsto.',
    ),
  ).toBeVisible()
  await expect(page.getByText('Desde ', { exact: false }).first()).toContainText('há 10 dias')
  await page.getByRole('button', { name: 'Aviso e placa' }).click()
  await expect(page.getByLabel('Texto da placa')).toHaveValue(/^OBRA PARALISADA\nPassarela da Estação\n/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF para imprimir' }).last().click()
  expect((await download).suggestedFilename()).toMatch(/^placa-paralisacao-\d+\.pdf$/)
  await page.keyboard.press('Escape')

  await page.goto('/projetocompleto?paralisado=true&busca=passarela')
  await expect(page.getByRole('row').filter({ hasText: 'Passarela da Estação' })).toContainText('Paralisada')

  await page.goto(`/viewprojetocompleto/${id}`)
  await expect(page.getByText(/^Obra paralisada há 10 dias/)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Partes do projeto' })
    .getByRole('link', { name: 'Execução' })
    .click()
  await page.getByRole('link', { name: 'Contratos e paralisações' }).click()
  await page.getByRole('button', { name: 'Reiniciar' }).click()
  await expect(dialog.getByText('As etapas não concluídas andam 10 dias')).toBeVisible()
  await dialog.getByRole('button', { name: 'Reiniciar obra' }).click()
  await expect(page.getByText('Obra reiniciada. O cronograma foi prorrogado.')).toBeVisible()
  await expect(page.getByText(/^Obra paralisada/)).toBeHidden()
  await expect(page.getByText(', 10 dias', { exact: false })).toBeVisible()
  const [projeto] = (await (await page.request.get(`/api/getprojetocompleto/${id}`)).json()).Result
  expect(projeto).toMatchObject({
    datainicioetapa1: later(-60),
    datafimetapa1: later(40),
    datainicioetapa2: later(41),
    datafimetapa2: later(100),
    datafimoriginal1: later(30),
    paralisacao: null,
  })
})

test('a stage that is concluded keeps when it was, and the future is not declared done unnoticed', async ({
  page,
}) => {
  await enter(page, 'obras')
  const headers = { authorization: `Bearer ${await tokenOf(page, 'obras')}` }
  const data = {
    nomeprojeto: 'Mirante do Morro',
    datainicioetapa1: '2026-01-10',
    datafimetapa1: '2199-01-10',
  }
  const { id } = await (await page.request.post('/api/createprojetocompleto', { data, headers })).json()
  await page.goto(`/editprojetocompleto/${id}`)
  await page.getByRole('combobox', { name: 'Etapa 1: situação' }).click()
  await page.getByRole('option', { name: 'Concluído' }).click()
  await expect(
    page.getByText('Confira a etapa 1: está concluída e o seu fim previsto ainda não chegou.'),
  ).toBeVisible()
  await page.getByLabel(/documentos/i).fill('Os papéis estão em outro sistema.')
  await page.getByRole('textbox', { name: 'Etapa 1: começou em' }).fill('12/01/2026')
  await page.getByRole('textbox', { name: 'Etapa 1: terminou em' }).fill('11/01/2026')
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page.getByText('O fim real vem antes do início real.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Etapa 1: terminou em' }).fill('20/01/2026')
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page.getByText('Projeto atualizado com sucesso!')).toBeVisible()
  await page.goto(`/viewprojetocompleto/${id}`)
  await expect(page.getByRole('table', { name: /^Datas previstas/ })).toContainText('12/01/2026 a 20/01/2026')
})
