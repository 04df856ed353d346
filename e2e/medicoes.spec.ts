import type { Browser, Page } from '@playwright/test'
import { enter, expect, expectAccessible, type Person, test, tokenOf, unique } from './support.ts'

const item = (codigo: string, unidade: string, quantidade: number, preco_unitario: number) => ({
  codigo,
  tipo: 'item',
  descricao: `Serviço ${codigo}`,
  unidade,
  quantidade,
  preco_unitario,
})
const grupo = (codigo: string, descricao: string) => ({ codigo, tipo: 'grupo', descricao })

/** The worked example: five items in three groups, R$ 528.987,72. */
const PLANILHA = [
  grupo('1', 'Serviços preliminares'),
  item('1.1', 'm²', 6, 370.62),
  item('1.2', 'm', 120, 55.75),
  grupo('2', 'Pavimentação'),
  item('2.1', 'm²', 5000, 2.85),
  item('2.2', 'm³', 250, 1745.34),
  grupo('3', 'Drenagem'),
  item('3.1', 'm', 300, 231.63),
]

/** A contract of Obras of its own, with its people and its approved sheet, as its other screens leave it. */
async function newObra(page: Page): Promise<number> {
  const headersOf = async (person: Person) => ({ authorization: `Bearer ${await tokenOf(page, person)}` })
  const headers = await headersOf('admin')
  const send = async (
    method: 'post' | 'put',
    path: string,
    data: object,
    person: Person = 'admin',
  ): Promise<number> => {
    const headers = await headersOf(person)
    const reply = await page.request[method](path, { headers, data })
    expect(reply.status(), await reply.text()).toBe(200)
    return (await reply.json()).id
  }
  const people: { id: number; name: string }[] = (
    await (await page.request.get('/api/contratos/pessoas', { headers })).json()
  ).Result
  const idOf = (name: string) => people.find((person) => person.name === name)?.id
  const id = await send('post', '/api/contratos', {
    id_secretaria: 12,
    numero: unique('M').slice(-12),
    ano: 2026,
    objeto: 'Pavimentação da Rua das Acácias',
    empresa: 'Construtora Vale Ltda.',
    regime: 1,
    valor_inicial: 528_987.72,
    situacao: 'Em execução',
    assinatura: '2026-03-02',
    ordem_inicio: '2026-03-10',
    prazo_dias: 180,
    data_base: '2025-05-01',
    fiscal_titular_id: idOf('Davi Ramos'),
    gestor_id: idOf('Rui Siqueira'),
  })
  const planilha = await send(
    'post',
    '/api/quantitativos',
    {
      id_contrato: id,
      vigente_de: '2026-03-02',
      itens: PLANILHA,
    },
    'obras',
  )
  await send('put', `/api/quantitativos/${planilha}/aprovar`, { versao: 1 })
  await send('put', `/api/contratos/${id}/medicao`, { modo: 'por_item', retencao_percentual: 5, versao: 1 })
  return id
}

/** Another person in a browser of their own. */
async function another(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enter(page, person)
  return page
}

/** The figures under the grid. */
async function expectFigures(page: Page, figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, figure] of Object.entries(figures))
    await expect(
      page
        .getByRole('region', { name: 'Totais do boletim' })
        .locator('div', { hasText: name })
        .getByRole('definition'),
    ).toHaveText(figure)
}

/** The grid has one stop; it is gone to, and from there on only the keyboard is used. */
const intoGrid = (page: Page) => page.getByRole('grid').locator('[tabindex="0"]').focus()

/** Keys one after the other; texts are typed. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys)
    if (/^(Enter|Tab|Escape|Arrow\w+)$/.test(key)) await page.keyboard.press(key)
    else await page.keyboard.type(key)
}

/** A column copied from a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

async function step(page: Page, name: string, done: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByText(done)).toBeVisible()
}

const saved = (page: Page) => expect(page.getByText(/^Salvo às /)).toBeVisible()
const open = async (page: Page, id: string) => {
  await page.goto(`/medicoes/${id}`)
  await expect(page.getByRole('grid')).toBeVisible()
}
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Opens the next bulletin of a contract, for the period that is suggested. */
async function newBoletim(page: Page, contrato: number, periodo: RegExp): Promise<string> {
  await page.goto(`/contratos/${contrato}/medicoes`)
  await page.getByRole('button', { name: 'Novo boletim' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir boletim' }).click()
  await expect(page).toHaveURL(/\/medicoes\/\d+$/)
  await expect(page.getByText(periodo).first()).toBeVisible()
  return idIn(page)
}

test('the worked example, typed by those who measure, check and approve, gives its cents', async ({
  page: obras,
  browser,
}) => {
  const contrato = await newObra(obras)
  await enter(obras, 'obras')
  const [fiscal, gestor, admin] = [
    await another(browser, 'visitante'),
    await another(browser, 'saude'),
    await another(browser, 'admin'),
  ]

  const first = await newBoletim(obras, contrato, /10\/03\/2026 a 31\/03\/2026/)
  await intoGrid(obras)
  await press(obras, '100%', 'Tab', '120', 'Tab', '2000,0001', 'Escape', '2000', 'Enter')
  await expectFigures(obras, {
    Período: '14.613,72',
    Glosa: '0,00',
    Acumulado: '14.613,72',
    Saldo: '514.374,00',
    Retido: '730,69',
    Líquido: '13.883,03',
    Físico: '2,76%',
  })
  await saved(obras)
  await step(obras, 'Enviar', 'Boletim de medição enviado.')
  await open(fiscal, first)
  await step(fiscal, 'Iniciar conferência', 'Conferência iniciada.')
  await open(admin, first)
  await step(admin, 'Atestar', 'Medição atestada.')
  await expect(admin.getByText('Quem atestou a medição não a aprova')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
  await open(gestor, first)
  await step(gestor, 'Aprovar', 'Medição aprovada.')

  const second = await newBoletim(obras, contrato, /01\/04\/2026 a 30\/04\/2026/)
  await intoGrid(obras)
  await press(obras, 'Tab', 'Tab', '2000', 'Tab', '60', 'Tab', '100', 'Enter')
  await saved(obras)
  await step(obras, 'Iniciar conferência', 'Conferência iniciada.')
  await open(fiscal, second)
  await intoGrid(fiscal)
  await press(
    fiscal,
    '1850,5',
    'Tab',
    'Trecho com borrachudo',
    'Tab',
    '55',
    'Tab',
    'Espessura menor',
    'Enter',
  )
  await expectFigures(fiscal, {
    Período: '124.430,63',
    Glosa: '9.152,77',
    Acumulado: '139.044,35',
    Saldo: '389.943,37',
    Retido: '6.221,53',
    Líquido: '118.209,10',
    Físico: '26,28%',
  })
  await step(fiscal, 'Atestar', 'Medição atestada.')
  await open(gestor, second)
  await step(gestor, 'Aprovar', 'Medição aprovada.')

  const third = await newBoletim(obras, contrato, /01\/05\/2026 a 31\/05\/2026/)
  await intoGrid(obras)
  await press(obras, 'Tab', 'Tab')
  await paste(obras, '1.149,50\n110,0')
  await press(obras, 'ArrowDown', 'ArrowDown', 'ArrowDown', '120', 'Enter')
  await expectFigures(obras, {
    Período: '223.059,07',
    Glosa: '0,00',
    Acumulado: '362.103,42',
    Saldo: '166.884,30',
    Retido: '11.152,95',
    Líquido: '211.906,12',
    Físico: '68,45%',
  })
  await obras.getByRole('button', { name: 'Período, reajuste e descontos' }).click()
  await obras.getByLabel('Índice da data-base').fill('984,12')
  await obras.getByLabel('Índice do aniversário').fill('1.035,27')
  await obras.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expectFigures(obras, { Reajuste: '11.593,58', Líquido: '223.499,70' })
  await step(obras, 'Iniciar conferência', 'Conferência iniciada.')

  await open(fiscal, third)
  await step(fiscal, 'Atestar', 'Medição atestada.')
  await open(gestor, third)
  await step(gestor, 'Aprovar', 'Medição aprovada.')

  await open(obras, third)
  await expect(obras.getByText('corrija com uma quantidade negativa no boletim seguinte')).toBeVisible()
  await expect(obras.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
  await intoGrid(obras)
  await press(obras, 'ArrowDown', '5', 'Enter')
  await expect(obras.getByRole('textbox')).toHaveCount(0)

  await expect(obras.getByText('Quem digitou ou conferiu a medição não a liquida')).toBeVisible()
  await expect(obras.getByRole('button', { name: 'Liquidar' })).toHaveCount(0)

  await open(admin, third)
  await admin.getByRole('button', { name: 'Liquidar' }).click()
  await admin.getByLabel('Nota fiscal', { exact: false }).first().fill('NF 77')
  await admin.getByRole('dialog').getByRole('button', { name: 'Liquidar' }).click()
  await expect(admin.getByText('Medição liquidada.')).toBeVisible()
  for (const valor of ['100.000,00', '123.499,70']) {
    await admin.getByRole('button', { name: 'Registrar pagamento' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('Empenho').fill('2026NE0001')
    await dialog.getByLabel('Valor pago').fill(valor)
    await dialog.getByRole('button', { name: 'Registrar pagamento' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(admin.getByRole('cell', { name: `R$ ${valor}` })).toBeVisible()
  }
  await expect(admin.getByRole('heading', { level: 1 }).locator('..')).toContainText('Paga')
  await expectAccessible(admin)

  await obras.goto(`/contratos/${contrato}/medicoes`)
  await expect(obras.getByRole('row').filter({ hasText: 'Total' })).toContainText('R$ 362.103,42')
  await expectAccessible(obras)
})

test('of two who type into the same draft, one is told', async ({ page, browser }) => {
  const contrato = await newObra(page)
  await enter(page, 'obras')
  const id = await newBoletim(page, contrato, /10\/03\/2026 a 31\/03\/2026/)
  const other = await another(browser, 'admin')
  await open(other, id)
  await intoGrid(page)
  await press(page, '5', 'Enter')
  await saved(page)
  await intoGrid(other)
  await press(other, '4', 'Enter')
  const told = other.getByRole('alert')
  await expect(told).toContainText('Este registro foi alterado por outra pessoa.')
  await expect(told).toContainText('O último item que você digitou não foi salvo.')
  await told.getByRole('button', { name: 'Ver a versão atual' }).click()
  await expect(told).toHaveCount(0)
  await expectFigures(other, { Período: '1.853,10' })

  // What was typed a moment before one leaves is there when one comes back.
  await intoGrid(other)
  await press(other, 'ArrowDown', '7,5', 'Enter')
  await other.getByRole('link', { name: 'Contratos', exact: true }).click()
  await expect(other).toHaveURL(/\/contratos$/)
  await open(other, id)
  await expectFigures(other, { Período: '2.271,23' })
})
