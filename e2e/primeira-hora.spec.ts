import type { Page } from '@playwright/test'
import { ADMIN, call, startServer, temporaryFolder } from './server-process.ts'
import { expect, expectAccessible, test } from './support.ts'

const CHOSEN = 'cavalo bateria grampo'

/** What would tell of the first city, of its state or of that state's court. */
const TRACES = ['Guaratingu', 'AUDESP', '3518404', 'DADE', 'SEM PAPEL', 'SAEG', 'CODESG']

const expectNoTrace = (text: string) => {
  for (const trace of TRACES) expect(text).not.toContain(trace)
}
const expectNoTraceOn = async (page: Page) => {
  await expect(page.getByRole('main')).toBeVisible()
  expectNoTrace(await page.content())
}

const step = (page: Page, titulo: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: titulo, exact: true }) })
const unfold = async (page: Page, titulo: string) => {
  const head = step(page, titulo).getByRole('button', { name: titulo, exact: true })
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
}

test('a city of another state is led from nothing to its first public page', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder.path, CIDADE: '' })
  const outside = await browser.newContext({ baseURL: server.url })
  try {
    const citizen = await outside.newPage()
    await test.step('a stranger reads that it is being prepared', async () => {
      await citizen.goto('/')
      await expect(citizen.getByRole('heading', { name: 'Este sistema está sendo preparado' })).toBeVisible()
      await expect(
        citizen.getByRole('heading', { name: 'ESTRATIFICAÇÃO DOS PROCESSOS POR SECRETARIA' }),
      ).toBeVisible()
      await expectAccessible(citizen)
    })

    await test.step('its administrator comes in, and finds the guide on the dashboard', async () => {
      await page.goto(`${server.url}/login`)
      await page.getByPlaceholder('Email do administrador').fill(ADMIN.email)
      await page.getByPlaceholder('Senha do administrador').fill(ADMIN.password)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page).toHaveURL(`${server.url}/`)
      await expect(page.getByText('R$ 0,00')).toHaveCount(2)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Começar os primeiros passos' }).click()
      await expect(page).toHaveURL(/\/primeiros-passos$/)
      await expect(page.getByText(/^0 de 6 passos feitos/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Concluir o guia' })).toBeDisabled()
      await expectAccessible(page)
      await expectNoTraceOn(page)
    })

    await test.step('the city is picked by its name', async () => {
      const form = page.getByRole('form', { name: 'Cidade' })
      await form.getByRole('combobox', { name: /^Município/ }).fill('rio branco ac')
      await page.getByRole('option', { name: /Rio Branco/ }).click()
      await expect(form.getByLabel(/^Código do IBGE/)).toHaveValue('1200401')
      await form.getByRole('button', { name: 'Salvar' }).click()
      await expect(page.getByText(/^1 de 6 passos feitos/)).toBeVisible()
      await step(page, 'Cidade').getByRole('button', { name: 'Continuar' }).click()
      const { body } = await call(server, 'GET', '/api/cidade')
      expect(body.Result[0]).toMatchObject({ nome: 'Rio Branco', uf: 'AC', fuso: 'America/Rio_Branco' })
    })

    await test.step('the coat of arms waits for another day', async () => {
      await step(page, 'Brasão').getByRole('button', { name: 'Pular' }).click()
      await expect(step(page, 'Brasão').getByText('Para depois')).toBeVisible()
    })

    await test.step('twelve departments come from the pack, looked at first', async () => {
      await unfold(page, 'Secretarias')
      await page.getByRole('button', { name: 'Usar secretarias típicas' }).click()
      await expect(page.getByRole('dialog')).toContainText('12 novos')
      await page.getByRole('dialog').getByRole('button', { name: 'Carregar' }).click()
      await expect(step(page, 'Secretarias')).toContainText('12 secretarias em uso')
      await expectNoTraceOn(page)
    })

    const link = await test.step('somebody is invited by a link', async () => {
      await unfold(page, 'Pessoas')
      const form = page.getByRole('form', { name: 'Convidar uma pessoa' })
      await form.getByLabel(/^Nome/).fill('Rui Acreano')
      await form.getByLabel(/^E-mail/).fill('rui@ac.test')
      await form.getByRole('button', { name: 'Convidar' }).click()
      const told = await page.getByRole('dialog').getByLabel('Link do convite').inputValue()
      await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).last().click()
      await expect(step(page, 'Pessoas')).toContainText('2 contas')
      return told
    })

    await test.step('who chooses a password by it, and is inside', async () => {
      const guest = await outside.newPage()
      await guest.goto(link)
      await guest.getByLabel('Senha', { exact: true }).fill(CHOSEN)
      await guest.getByRole('button', { name: 'Escolher a senha e entrar' }).click()
      await expect(guest.getByText('Rui Acreano').first()).toBeVisible()
      await expectNoTraceOn(guest)
      await guest.close()
    })

    await test.step('the first projects come from a sheet, and the way back is in sight', async () => {
      await unfold(page, 'Primeiros projetos')
      await page.getByRole('link', { name: 'Importar uma planilha' }).click()
      await expect(page).toHaveURL(/\/importar\?lista=processos/)
      await page.locator('input[type=file]').setInputFiles({
        name: 'obras.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'Secretaria;Nome do projeto;Natureza\nEducação;Escola do Segundo Distrito;Obra\n',
        ),
      })
      await expect(page).toHaveURL(/\/importacoes\/\d+\?passo=planilha/)
      const id = /importacoes\/(\d+)/.exec(page.url())?.[1]
      await page.goto(`${server.url}/importacoes/${id}?passo=importar`)
      await page.getByRole('button', { name: 'Importar 1 linha' }).click()
      await expect(page.getByText('1 registro criado.')).toBeVisible()
      await expectNoTraceOn(page)
      await page.getByRole('link', { name: 'Voltar ao guia' }).click()
      await expect(step(page, 'Primeiros projetos')).toContainText('1 projeto')
    })

    await test.step('the public page opens without a login', async () => {
      await unfold(page, 'Primeira página pública')
      const address = await page.getByLabel('Endereço da página').inputValue()
      await citizen.evaluate(() => localStorage.clear())
      await citizen.goto(address)
      await expect(citizen.getByText('Escola do Segundo Distrito').first()).toBeVisible()
      await expectAccessible(citizen)
      await expectNoTraceOn(citizen)
      for (const path of ['/', '/transparencia', '/transparencia/obras', '/projetocompleto', '/dados']) {
        await citizen.goto(path)
        await expectNoTraceOn(citizen)
      }
    })

    await test.step('nor do open data tell of another city', async () => {
      const { body } = await call(server, 'GET', '/api/dados')
      for (const [, path] of JSON.stringify(body).matchAll(/(\/api\/dados\/[\w./-]+\.(?:csv|json))/g))
        expectNoTrace(await (await fetch(server.url + path)).text())
      expectNoTrace(JSON.stringify(body))
    })

    await test.step('the guide is ended, and stays in the settings', async () => {
      await page.getByRole('button', { name: 'Concluir o guia' }).click()
      await expect(page.getByRole('button', { name: 'Retomar o guia' })).toBeVisible()
      await page.goto(`${server.url}/inicio`)
      await expect(page.getByRole('heading', { name: 'Início', level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Continuar o guia' })).toHaveCount(0)
      await page.goto(`${server.url}/configuracoes`)
      await page.getByRole('link', { name: 'guia dos primeiros passos' }).click()
      await expect(page.getByText(/^5 de 6 passos feitos/)).toBeVisible()
    })
  } finally {
    await outside.close()
    await server.stop('SIGTERM')
    folder.remove()
  }
})
