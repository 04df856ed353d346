import type { Locator, Page } from '@playwright/test'
import { enter, expect, expectAccessible, test, tokenOf, unique } from './support.ts'

// What these change about the window would stay in one that is kept.
test.use({ reuseContext: false })

/** The worked example, as it is copied from a spreadsheet. */
const PLANILHA = [
  '1\t\t\tServiços preliminares',
  '1.1\tSINAPI\t103689\tPlaca de obra\tm²\t6\t\t\t370,62',
  '1.2\t\t\tCerca de proteção\tm\t120\t\t\t55,75',
  '2\t\t\tPavimentação',
  '2.1\tSINAPI\t100576\tRegularização do subleito\tm²\t5.000\t2,31',
  '2.2\tSINAPI\t95995\tConcreto asfáltico\tm³\t250\t1.412,77',
  '3\t\t\tDrenagem',
  '3.1\tSICRO\t2003385\tTubo de concreto\tm\t300\t\t\t231,63',
].join('\n')

const headersOf = async (page: Page) => ({ authorization: `Bearer ${await tokenOf(page, 'obras')}` })

/** A signed contract of Obras of its own, measured by item. */
async function newContrato(page: Page, own: object = {}): Promise<number> {
  const reply = await page.request.post('/api/contratos', {
    headers: await headersOf(page),
    data: {
      numero: unique('Q').slice(-12),
      ano: 2026,
      objeto: 'Pavimentação da rua das Acácias',
      empresa: 'Construtora Vale Ltda.',
      regime: 1,
      valor_inicial: 528_987.72,
      situacao: 'Em execução',
      assinatura: '2026-03-02',
      ordem_inicio: '2026-03-10',
      prazo_dias: 180,
      ...own,
    },
  })
  return (await reply.json()).id
}

/** Puts a text where the keyboard takes it from. */
const copy = (page: Page, text: string) =>
  page.evaluate((block) => navigator.clipboard.writeText(block), text)

/** More stops than any page has. */
const MOST_STOPS = 150

/** Goes on by the tab key until this button has the focus. */
async function tabTo(page: Page, name: string, within: Page | Locator = page) {
  const wanted = within.getByRole('button', { name, exact: true })
  await expect(wanted).toBeVisible()
  const isThere = () => wanted.evaluate((button) => button === document.activeElement)
  for (let presses = 0; presses < MOST_STOPS && !(await isThere()); presses += 1)
    await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

test('a sheet is pasted into the grid, saved by itself and approved, by the keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await newContrato(page)
  await enter(page, 'obras')
  await page.goto(`/contratos/${id}/planilha`)
  await tabTo(page, 'Abrir planilha')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Abrir planilha' })
  await expect(dialog.getByLabel('BDI (%)')).toHaveValue('0,00')
  await dialog.getByLabel('BDI (%)').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('23,54')
  await tabTo(page, 'Abrir planilha', dialog)
  await page.keyboard.press('Enter')

  await tabTo(page, 'Remover linha')
  await page.keyboard.press('Tab')
  await copy(page, PLANILHA)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('Os valores conferem')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: '436.335,00' })).toBeVisible()
  await expect(page.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('Os valores conferem')).toBeVisible()
  await expect(page.getByText('Quem digitou a planilha, mesmo que uma só linha, não a aprova.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar' })).toBeDisabled()
  await enter(page, 'admin')
  await page.reload()
  await tabTo(page, 'Aprovar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Aprovar a revisão 0 da planilha?' })).toBeVisible()
  await tabTo(page, 'Aprovar planilha')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Planilha orçamentária aprovada.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Revisão 0 .*Vigente/ })).toContainText('R$ 528.987,72')
  await expect(page.getByRole('grid', { name: 'Planilha orçamentária, Revisão 0' })).toHaveAttribute(
    'aria-readonly',
    'true',
  )

  const months = page.getByRole('grid', { name: 'Cronograma físico-financeiro' })
  await expect(months.getByRole('columnheader', { name: 'M1 · mar/2026' })).toBeVisible()
  await expect(months.getByRole('row')).toHaveCount(1 + 3 + 4)
})

test('works are received by their inspector, then for good by another', async ({ page }) => {
  const people = await page.request.get('/api/contratos/pessoas', { headers: await headersOf(page) })
  const [fiscal]: { id: number; name: string }[] = (await people.json()).Result
  const id = await newContrato(page, { fiscal_titular_id: fiscal?.id })
  await enter(page, 'admin')
  await page.goto(`/contratos/${id}/recebimento`)
  await expect(page.getByText('O recebimento definitivo vem depois do provisório.')).toBeVisible()
  await tabTo(page, 'Registrar')
  await page.keyboard.press('Enter')
  const provisorio = page.getByRole('dialog', { name: 'Registrar recebimento provisório' })
  await expect(provisorio.getByRole('list', { name: 'Quem recebe' })).toContainText(fiscal?.name ?? '')
  await provisorio.getByLabel('Termo detalhado').fill('Rua vistoriada, serviços conformes.')
  await tabTo(page, 'Registrar recebimento')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Recebimento registrado.')).toBeVisible()
  await expect(page.getByText('Rua vistoriada, serviços conformes.')).toBeVisible()

  await tabTo(page, 'Registrar')
  await page.keyboard.press('Enter')
  const definitivo = page.getByRole('dialog', { name: 'Registrar recebimento definitivo' })
  await definitivo.getByLabel('Quem recebe: nome de quem não tem conta').focus()
  await page.keyboard.type(fiscal?.name ?? '')
  await page.keyboard.press('Enter')
  await expect(definitivo.getByText(/não recebe em definitivo \(art\. 140/)).toBeVisible()
  await definitivo.getByRole('button', { name: `Tirar ${fiscal?.name}` }).press('Enter')
  await definitivo.getByLabel('Quem recebe: nome de quem não tem conta').focus()
  await page.keyboard.type('Davi Sá')
  await page.keyboard.press('Enter')
  await definitivo.getByLabel('Termo detalhado').fill('Recebido em definitivo.')
  await tabTo(page, 'Registrar recebimento')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^A contratada responde pela solidez e segurança até/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alterar' })).toHaveCount(0)
})

/** As budget programs export it. */
const ORCAMENTO = [
  'Obra: Praça central;;;;;;;;;',
  'Item;Código;Banco;Descrição;Und;Quant.;Valor Unit;BDI;Valor Unit com BDI;Total',
  '1;;;SERVIÇOS PRELIMINARES;;;;;;5.000,00',
  '1.1;103689;SINAPI;Placa de obra;m²;8,00;400,00;25,00;500,00;4.000,00',
  '1.2;98459;SINAPI;Tapume;m;10,00;80,00;25,00;100,00;1.000,00',
  '2.0;;;PAISAGISMO;;;;;;900,00',
  '2.1;98504;SINAPI;Plantio de grama;m²;60,00;12,00;25,00;15,00;900,00',
  ';;;TOTAL GERAL;;;;;;5.900,00',
].join('\n')

test('the sheet of a budget program comes in on the page of its contract, and is taken back', async ({
  page,
}) => {
  const id = await newContrato(page, { valor_inicial: 5900 })
  await enter(page, 'obras')
  await page.goto(`/contratos/${id}/planilha`)
  await page.getByRole('button', { name: 'Importar planilha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abrir planilha' })
  await dialog.getByLabel('BDI (%)').fill('25')
  await dialog.getByRole('button', { name: 'Abrir planilha' }).click()
  await expect(page).toHaveURL(`/importar?lista=quantitativos&contrato=${id}`)
  await expect(page.getByText(/as linhas entram na planilha em elaboração/)).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'praca.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(ORCAMENTO),
  })

  await test.step('its columns are known, and so is its contract', async () => {
    await expect(page.getByRole('button', { name: 'Linha 2, cabeçalho' })).toBeVisible()
    await page.getByRole('link', { name: 'Continuar: colunas' }).click()
    await expect(page.getByRole('combobox', { name: 'De onde vem Código do item' })).toHaveValue('A · Item')
    await expect(page.getByRole('combobox', { name: 'Valor de Contrato em todas as linhas' })).toHaveValue(
      /Construtora Vale/,
    )
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continuar: conferir' }).click()
    await expect(page.getByRole('button', { name: /^Novos 5/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Com erro 0/ })).toBeVisible()
    await page.getByRole('link', { name: 'Continuar: importar' }).click()
  })

  await test.step('it is written, and is what was signed', async () => {
    await page.getByRole('button', { name: 'Importar 5 linhas' }).click()
    await expect(page.getByText('5 registros criados.')).toBeVisible()
    await page.getByRole('link', { name: 'Abrir Planilha orçamentária' }).click()
    await expect(page).toHaveURL(`/contratos/${id}/planilha`)
    await expect(page.getByText('Os valores conferem')).toBeVisible()
    await expect(page.getByRole('gridcell', { name: 'Plantio de grama' })).toBeVisible()
  })

  await test.step('it is taken back', async () => {
    await page.goBack()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Nada ficou: tudo o que a importação gravou foi desfeito.')).toBeVisible()
    await page.getByRole('link', { name: 'Abrir Planilha orçamentária' }).click()
    await expect(page.getByRole('button', { name: 'Adicionar item' })).toBeVisible()
    await expect(page.getByRole('gridcell', { name: 'Plantio de grama' })).toHaveCount(0)
  })
})
