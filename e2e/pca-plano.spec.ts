import { readFile } from 'node:fs/promises'
import { planoErrors } from '../test/pncp/validar.ts'
import { enter, expect, test, tokenOf, unique } from './support.ts'

test('a department asks, planning returns and approves, and the plan is told to the portal and to everyone', async ({
  page,
  browser,
}, { retry }) => {
  // A second try finds what the first one left in its year.
  const ano = 2041 + retry
  const objeto = unique('Bancos de concreto')
  await enter(page, 'obras')
  await page.goto('/listapca')
  await page.getByRole('link', { name: 'Nova demanda' }).click()
  await expect(page.getByRole('heading', { name: 'Nova demanda' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Prioridade' }).fill('Alta')
  await page.getByLabel('Data pretendida').fill(`10/03/${ano}`)
  await page.getByLabel('Objeto').fill(objeto)
  await page.getByLabel('Justificativa').fill('Praças sem assento.')
  await page.getByLabel('Expectativa de consumo anual').fill('30')
  await page.getByLabel('Valor preliminar').fill('24.000,00')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await page.getByRole('link', { name: 'Abrir' }).click()
  await expect(page).toHaveURL(/\/viewpca\/\d+$/)
  const item = new URL(page.url()).pathname
  await expect(page.getByText('O item está pronto para o PNCP.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Demanda enviada ao planejamento.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)

  await enter(page, 'admin')
  await page.goto(item)
  await page.getByRole('button', { name: 'Devolver' }).click()
  await page.getByLabel('O que precisa ser corrigido').fill('Diga em quais praças.')
  await page.getByRole('dialog').getByRole('button', { name: 'Devolver' }).click()
  await expect(page.getByText('Devolvido: Diga em quais praças.')).toBeVisible()
  const obras = { Authorization: `Bearer ${await tokenOf(page, 'obras')}` }
  const id = item.split('/').at(-1)
  const [{ versao }] = (await (await page.request.get(`/api/pca/${id}`, { headers: obras })).json()).Result
  await page.request.post(`/api/pca/${id}/enviar`, { headers: obras, data: { versao } })
  await page.goto(item)
  await page.getByRole('button', { name: 'Aprovar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
  await expect(page.getByText('Item aprovado.')).toBeVisible()

  await page.getByRole('link', { name: `plano de ${ano}` }).click()
  await expect(page.getByRole('heading', { name: `Plano de contratações de ${ano}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pronto para o PNCP: 1 de 1' })).toBeVisible()
  for (const step of ['Enviar para aprovação', 'Aprovar o plano', 'Publicar']) {
    await page.getByRole('button', { name: step }).click()
    await page.getByRole('dialog').getByRole('button', { name: step }).click()
    await expect(page.getByRole('button', { name: step })).toHaveCount(0)
  }
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Plano (JSON)' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(planoErrors(file)).toEqual([])
  expect(file).toMatchObject({ anoPca: ano, itensPlano: [{ numeroItem: 1, descricao: objeto }] })

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(new URL(`/pca/${ano}`, page.url()).href)
  await expect(stranger.getByRole('heading', { name: `Plano de contratações de ${ano}` })).toBeVisible()
  await expect(stranger.getByText(objeto)).toBeVisible()
  await stranger.context().close()
})
