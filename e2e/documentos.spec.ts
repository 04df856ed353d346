import type { Locator, Page } from '@playwright/test'
import { enter, expect, test, tokenOf } from './support.ts'

/** A PDF of about so many bytes. */
const pdf = (words: string, bytes = 0) =>
  `%PDF-1.4\n% ${words}\n${'x'.repeat(Math.max(0, bytes))}\ntrailer\n<< >>\n%%EOF\n`

interface Dropped {
  name: string
  content: string
}

async function drop(page: Page, where: Locator, files: readonly Dropped[]) {
  const dataTransfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, content } of given) transfer.items.add(new File([content], name))
    return transfer
  }, files)
  await where.dispatchEvent('drop', { dataTransfer })
}

const headersOf = async (page: Page) => ({ authorization: `Bearer ${await tokenOf(page, 'obras')}` })

async function newProjeto(page: Page, nomeprojeto: string): Promise<number> {
  const data = { nomeprojeto, natureza: 'obra', situacaoetapa1: 'Em andamento' }
  const headers = await headersOf(page)
  return (await (await page.request.post('/api/createprojetocompleto', { data, headers })).json()).id
}

const line = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

test('files dropped together become documents, the refused one says why, and a line is attached', async ({
  page,
}) => {
  await enter(page, 'obras')
  const id = await newProjeto(page, 'Creche do Jardim')
  await page.goto(`/documentos/${id}`)
  await expect(page.getByText(/^0 de \d+ obrigatórios$/).first()).toBeVisible()

  await drop(page, line(page, 'Documento de formalização da demanda'), [
    { name: 'scan001.pdf', content: pdf('demanda da creche') },
  ])
  await expect(
    line(page, 'Documento de formalização da demanda').getByText('Anexado', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText(/^1 de \d+ obrigatórios$/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Incluir documentos: 1 - Estruturação do projeto' }).click()
  const dialog = page.getByRole('dialog')
  await drop(page, dialog.getByRole('region', { name: 'Escolher arquivos' }), [
    { name: 'oficio_12.pdf', content: pdf('ofício da creche') },
    { name: 'instalador.exe', content: 'MZ' },
    { name: 'ata-da-reuniao.pdf', content: pdf('ata da creche') },
  ])
  await expect(dialog.getByText(/“instalador.exe” não é de um tipo aceito/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Tirar da lista instalador.exe' }).click()
  await dialog.getByRole('button', { name: 'Guardar 2 documentos' }).click()
  await expect(page.getByText('2 documentos guardados.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar Ata da reuniao' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar Oficio 12' })).toBeVisible()
})

test('a file whose connection is cut goes on where it was, and is one document', async ({ page }) => {
  await enter(page, 'obras')
  const id = await newProjeto(page, 'Praça do Mercado')
  await page.goto(`/documentos/${id}`)
  const places: string[] = []
  await page.route('**/api/envios/*', async (route) => {
    const { method, url } = { method: route.request().method(), url: route.request().url() }
    if (method !== 'PUT') return route.continue()
    places.push(new URL(url).searchParams.get('de') ?? '')
    // The second part and its first repeat are lost on the way.
    return places.length === 2 || places.length === 3 ? route.abort('connectionreset') : route.continue()
  })
  await drop(page, line(page, 'Estudo técnico preliminar'), [
    { name: 'etp.pdf', content: pdf('estudo da praça', 2.5 * 1024 * 1024) },
  ])
  await expect(page.getByText('Sem conexão: continua sozinho quando ela voltar')).toBeVisible()
  await expect(line(page, 'Estudo técnico preliminar').getByText('Anexado', { exact: true })).toBeVisible({
    timeout: 20_000,
  })
  expect(places).toEqual(['0', '1048576', '1048576', '1048576', '2097152'])
  const kept = await page.request.get(`/api/documentos?id_projeto=${id}`, { headers: await headersOf(page) })
  const { Result } = await kept.json()
  expect(Result).toHaveLength(1)
  expect(Result[0].versao_atual.arquivo.tamanho).toBe(pdf('estudo da praça', 2.5 * 1024 * 1024).length + 1)
})

test('a stage concluded without its documents says which are missing and asks for a reason', async ({
  page,
}) => {
  await enter(page, 'obras')
  const id = await newProjeto(page, 'Ponte do Córrego')
  await page.goto(`/editprojetocompleto/${id}`)
  await page.getByRole('combobox', { name: 'Etapa 1: situação' }).click()
  await page.getByRole('option', { name: 'Concluído' }).click()
  await expect(page.getByText(/Na etapa 1 faltam: Documento de formalização da demanda/)).toBeVisible()
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await page
    .getByRole('textbox', { name: 'Motivo de concluir sem os documentos' })
    .fill('Estão no processo em papel.')
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page.getByText('Motivo de concluir sem os documentos')).toBeHidden()
  await page.goto(`/documentos/${id}`)
  await expect(page.getByText(/Motivo: Estão no processo em papel\./)).toBeVisible()
})

test('a visitor sees what is public, and nothing else', async ({ page }) => {
  const id = await newProjeto(page, 'Ciclovia da Orla')
  const headers = await headersOf(page)
  const keep = (codigo: string, titulo: string) =>
    page.request.post('/api/documentos', {
      headers,
      multipart: {
        entidade: 'projetos',
        registro_id: id,
        codigo,
        titulo,
        arquivo: { name: `${codigo}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(pdf(titulo)) },
      },
    })
  expect((await keep('empenho', 'Empenho da ciclovia')).ok()).toBe(true)
  expect((await keep('terreno', 'Matrícula do terreno')).ok()).toBe(true)
  await page.goto(`/documentos/${id}`)
  const list = page.getByRole('table', { name: 'Documentos públicos' })
  await expect(list.getByRole('link', { name: 'Baixar Empenho da ciclovia' })).toBeVisible()
  await expect(list.getByText(/^[0-9a-f]{8,}…$/)).toBeVisible()
  await expect(list.getByRole('link', { name: 'Verificar Empenho da ciclovia' })).toBeVisible()
  await expect(page.getByText('Matrícula do terreno')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Anexar|Incluir|Dispensar)/ })).toHaveCount(0)
})
