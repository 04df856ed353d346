import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { enter, expect, login, PASSWORD, test, tokenOf } from './support.ts'

// What these change about the window would stay in one that is kept.
test.use({ reuseContext: false })

test.use({ viewport: { width: 390, height: 844 } })

const picture = async (tint: number) => {
  const background = { r: tint * 8, g: 120, b: 80 }
  const create = { width: 200, height: 200, channels: 3 as const, background }
  return {
    name: `foto-${tint}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create }).jpeg().toBuffer(),
  }
}

/** A work of Obras with an empty diary, and what was written in it. */
async function newObra(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'obras')}` }
  const data = { nomeprojeto: 'Ponte da fila', id_secretaria: 12 }
  const { id } = await (await page.request.post('/api/createprojetocompleto', { headers, data })).json()
  const textos = async (): Promise<string[]> => {
    const reply = await page.request.get(`/api/diario/projeto/${id}/registros`, { headers })
    return (await reply.json()).Result.map(({ texto }: { texto: string }) => texto)
  }
  return { id, path: `/diario/${id}`, headers, textos }
}

/** Opens the diary, so that it opens again without a network. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect(page.getByText('Nenhum registro no diário.')).toBeVisible()
}

async function note(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Ocorrência', exact: true }).click()
  await page.getByLabel('O que aconteceu').fill(text)
  await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
}

const inQueue = (page: Page, count: number) => page.getByRole('heading', { name: `Na fila (${count})` })

/** How many entries left the browser, from whichever tab. */
function countSent(context: BrowserContext): () => number {
  let sent = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/diario')) sent += 1
  })
  return () => sent
}

test('thirty pictures outlive a reload without a network, and two tabs send each of them once', async ({
  page,
  context,
}) => {
  await enter(page, 'obras')
  const { path, textos } = await newObra(page)
  await openKept(page, path)
  const other = await context.newPage()
  await enter(other, 'obras')
  await other.goto(path)
  await context.setOffline(true)
  await page.reload()
  const pictures = await Promise.all(Array.from({ length: 30 }, (_, tint) => picture(tint)))
  await page.getByLabel('Fotografar').setInputFiles(pictures)
  await page.getByLabel('Legenda').fill('Laje')
  await page.getByRole('button', { name: 'Registrar 30 fotos' }).click()
  await expect(inQueue(page, 30)).toBeVisible()
  await page.reload()
  await expect(inQueue(page, 30)).toBeVisible()
  await expect(inQueue(other, 30)).toBeVisible()
  await expect(page.getByText(/Sem conexão com o servidor\. Nova tentativa às \d/)).toBeVisible()

  const sent = countSent(context)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /Na fila/ })).toBeHidden()
  await expect(other.getByRole('heading', { name: /Na fila/ })).toBeHidden()
  await expect(other.getByRole('button', { name: /Abrir a foto/ })).toHaveCount(30)
  expect(await textos()).toEqual(Array.from({ length: 30 }, () => 'Laje'))
  expect(sent()).toBe(30)
})

test('a busy server is told of, with the time of the next try; what is refused, beside the entry', async ({
  page,
}) => {
  await enter(page, 'obras')
  const { id, path, headers, textos } = await newObra(page)
  await page.route('**/api/diario', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '3600' },
      json: { Status: 'Error', Error: 'O servidor está ocupado.' },
    }),
  )
  await page.goto(path)
  await note(page, 'Faltou areia.')
  await expect(page.getByText(/O servidor está ocupado\. Nova tentativa às \d\d:\d\d:\d\d\./)).toBeVisible()
  // The network of a building site answers with a page of its own: nothing has arrived.
  await page.unroute('**/api/diario')
  await page.route('**/api/diario', (route) => route.fulfill({ body: '<h1>Aceite os termos</h1>' }))
  await page.getByRole('button', { name: 'Tentar agora' }).click()
  await expect(page.getByText('Sem conexão com o servidor.')).toBeVisible()
  await page.unroute('**/api/diario')

  const versao = async () =>
    (await (await page.request.get(`/api/getprojetocompleto/${id}`, { headers })).json()).Result[0]
      .versao as number
  const file = { data: { motivo: 'Obra cancelada.', versao: await versao() }, headers }
  expect((await page.request.post(`/api/projetos/${id}/arquivar`, file)).status()).toBe(200)
  await page.getByRole('button', { name: 'Tentar agora' }).click()
  await expect(page.getByText(/Não enviado: .*arquivado/)).toBeVisible()
  await expect(page.getByText('Nova tentativa')).toBeHidden()
  await page.getByRole('button', { name: 'Corrigir' }).click()
  await page.getByLabel('O que aconteceu').fill('Faltou areia grossa.')
  const admin = {
    headers: { authorization: `Bearer ${await tokenOf(page, 'admin')}` },
    data: { versao: await versao() },
  }
  expect((await page.request.post(`/api/projetos/${id}/desarquivar`, admin)).status()).toBe(200)
  await page.getByRole('button', { name: 'Guardar na fila' }).click()
  await expect.poll(textos).toEqual(['Faltou areia grossa.'])
  await expect(page.getByRole('heading', { name: /Na fila/ })).toBeHidden()
})

test('what is being edited is not sent, and leaves as it was edited', async ({ page, context }) => {
  await enter(page, 'obras')
  const { path, textos } = await newObra(page)
  await openKept(page, path)
  const other = await context.newPage()
  await enter(other, 'obras')
  await other.goto(path)
  await context.setOffline(true)
  await note(page, 'Primeira.')
  await note(page, 'Segunda.')
  const second = page.getByRole('listitem').filter({ hasText: 'Segunda.' })
  await second.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('O que aconteceu').fill('Segunda, corrigida.')
  await context.setOffline(false)
  await expect.poll(textos).toEqual(['Primeira.'])
  await expect(inQueue(other, 1)).toBeVisible()
  await other.getByRole('button', { name: 'Editar' }).click()
  await expect(other.getByText('Este registro está sendo enviado, ou já foi.')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar na fila' }).click()
  await expect.poll(textos).toEqual(['Segunda, corrigida.', 'Primeira.'])
})

test('a session that ended keeps all, asks for the login and sends after it', async ({ page, context }) => {
  await login(page, 'obras')
  const { path, textos } = await newObra(page)
  await openKept(page, path)
  await context.setOffline(true)
  await note(page, 'Escrita sem sessão.')
  await expect(inQueue(page, 1)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('Token', 'passada'))
  await context.setOffline(false)
  await expect(page.getByText('Sua sessão terminou. Nada se perde')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sua sessão terminou. Nada se perde')).toHaveCount(1)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByPlaceholder('Email do administrador').fill('obras@demo.local')
  await page.getByPlaceholder('Senha do administrador').fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(path)
  await expect.poll(textos).toEqual(['Escrita sem sessão.'])
})

test('a device without room says so, keeps what was typed, and none of it twice', async ({
  page,
  context,
}) => {
  await enter(page, 'obras')
  const { path } = await newObra(page)
  await openKept(page, path)
  await context.setOffline(true)
  // The browser under test has no end to its room: the second picture is refused as a full device refuses it, also once the
  // draft of both has made room.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    const device = Object.assign(window, { isFull: true })
    let pictures = 0
    IDBObjectStore.prototype.put = function (value, key) {
      pictures += (value as { arquivo?: unknown }).arquivo ? 1 : 0
      if (device.isFull && pictures > 0 && pictures % 2 === 0)
        throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  })
  await page.getByLabel('Fotografar').setInputFiles([await picture(1), await picture(2)])
  await page.getByLabel('Legenda').fill('Sem lugar')
  await page.getByRole('button', { name: 'Registrar 2 fotos' }).click()
  await expect(page.getByText(/Este aparelho está sem espaço: nada foi guardado/)).toBeVisible()
  await expect(page.getByLabel('Legenda')).toHaveValue('Sem lugar')
  await page.evaluate(() => Object.assign(window, { isFull: false }))
  await page.getByRole('button', { name: 'Registrar 2 fotos' }).click()
  await expect(inQueue(page, 2)).toBeVisible()
})

test('a digit in a caption, a reload without a network and a crash of the screen lose no picture', async ({
  page,
  context,
}) => {
  await enter(page, 'obras')
  const { path, textos } = await newObra(page)
  await openKept(page, path)
  await context.setOffline(true)
  await page.reload()
  await page.getByLabel('Fotografar').setInputFiles([await picture(1), await picture(2)])
  // Its program comes with the first digit: without a network from what the page keeps.
  await page.getByLabel('Legenda').fill('Falar com 529.982.247-25')
  await expect(page.getByText(/CPF/)).toBeVisible()
  await page.getByLabel('Legenda').fill('Laje do eixo 3')
  await page.reload()
  await expect(page.getByRole('heading', { name: '2 fotos novas' })).toBeVisible()
  await expect(page.getByLabel('Legenda')).toHaveValue('Laje do eixo 3')
  // Given up they are gone, with what was typed about them.
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByLabel('Fotografar').setInputFiles([await picture(3)])
  await expect(page.getByLabel('Legenda')).toHaveValue('')
  await page.getByLabel('Legenda').fill('Pilar 4')
  await page.getByRole('button', { name: 'Registrar foto' }).click()
  await expect(inQueue(page, 1)).toBeVisible()
  await page.reload()
  await expect(inQueue(page, 1)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nova foto' })).toBeHidden()
  await context.setOffline(false)
  await expect.poll(textos).toEqual(['Pilar 4'])
})
