import type { Page } from '@playwright/test'
import { enter, expect, test, tokenOf, unique } from './support.ts'

/** A department of the journey's own. */
async function createSecretaria(
  page: Page,
): Promise<{ id: number; name: string; headers: Record<string, string> }> {
  const name = unique('Fotografia')
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const multipart = { nomesecretaria: name, secretario: 'Nina Prates', formacao: 'Artes', file: '5.svg' }
  const reply = await page.request.post('/api/createsecretaria', { headers, multipart })
  return { id: (await reply.json()).id, name, headers }
}

/** A standing picture, drawn by the browser. */
async function drawPng(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 1200
    const context = canvas.getContext('2d')
    for (let row = 0; row < 12; row++) {
      if (context) context.fillStyle = `hsl(${row * 30} 70% 50%)`
      context?.fillRect(0, row * 100, 900, 100)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

async function pick(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher foto' }).click()
  await (await choosing).setFiles(file)
}

test('an admin sends a photo: picks, crops, calls it off, sends it, sees it everywhere', async ({ page }) => {
  const { id, name, headers } = await createSecretaria(page)
  await enter(page, 'admin')
  await page.goto('/perfil')
  await page.getByRole('combobox', { name: 'Secretaria' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(page).toHaveURL(new RegExp(`secretaria=${id}$`))
  await expect(page.getByRole('heading', { name: 'Nina Prates' })).toBeVisible()
  await pick(page, { name: 'retrato.png', mimeType: 'image/png', buffer: await drawPng(page) })

  const crop = page.getByRole('button', { name: 'Recorte da foto' })
  await expect(page.getByText('Recorte de 900 × 900 pixels.')).toBeVisible()
  await crop.focus()
  for (const key of ['+', '+', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(page.getByRole('slider', { name: 'Aproximar' })).toHaveValue('1.2')
  await crop.hover()
  await page.mouse.down()
  await page.mouse.move(400, 500, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Recorte de 750 × 750 pixels.')).toBeVisible()

  // The server is slow this once: there is time to change one's mind.
  await page.route(`**/api/secretarias/${id}/foto`, () => undefined)
  await page.getByRole('button', { name: 'Enviar foto' }).click()
  await expect(page.getByRole('progressbar', { name: 'Envio da foto' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar envio' }).click()
  await page.unroute(`**/api/secretarias/${id}/foto`)

  await page.getByRole('button', { name: 'Enviar foto' }).click()
  await expect(page.getByText('Foto enviada.')).toBeVisible()
  const portrait = page.getByRole('img', { name: 'Retrato de Nina Prates' })
  await expect(portrait).toHaveAttribute('src', new RegExp(`^/img/secretarias-${id}-[0-9a-f]{20}\\.webp$`))
  const src = (await portrait.getAttribute('src')) ?? ''
  expect((await page.request.get(src)).headers()['content-type']).toBe('image/webp')
  await page.getByRole('status').getByRole('link', { name: 'Relação Secretarias' }).click()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('row').filter({ hasText: name }).getByRole('img')).toHaveAttribute('src', src)

  await page.goto(`/editsecretaria/${id}`)
  await expect(page.getByRole('radio', { name: 'Foto enviada' })).toBeChecked()
  await page.getByLabel('Formação do secretário').fill('Fotografia')
  await page.getByRole('button', { name: 'Alterar' }).click()
  await expect(page.getByText('Dados alterados com sucesso.')).toBeVisible()
  const { Result } = await (await page.request.get(`/api/getsecret/${id}`, { headers })).json()
  expect(Result[0]).toMatchObject({ imagem: src.replace('/img/', ''), formacao: 'Fotografia' })
})

test('what is no photo is refused in words, here and on the server; dropping works as picking', async ({
  page,
}) => {
  const { id, headers } = await createSecretaria(page)
  await enter(page, 'admin')
  await page.goto(`/perfil?secretaria=${id}`)
  const text = { name: 'falsa.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('isto é um texto') }
  await pick(page, text)
  await expect(page.getByRole('alert')).toContainText('o conteúdo não é de uma imagem')
  await pick(page, { ...text, name: 'grande.jpg', buffer: Buffer.alloc(6 * 1024 * 1024, 1) })
  await expect(page.getByRole('alert')).toContainText('O limite é de 5 MB.')
  const refused = await page.request.post(`/api/secretarias/${id}/foto`, {
    headers,
    multipart: { foto: text },
  })
  expect(refused.status()).toBe(415)
  expect((await refused.json()).Error).toBe('Envie uma imagem JPEG, PNG ou WebP.')

  const bytes = [...(await drawPng(page))]
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(all)], 'solta.png', { type: 'image/png' }))
    return transfer
  }, bytes)
  await page.getByRole('region', { name: 'Escolher foto' }).dispatchEvent('drop', { dataTransfer })
  await expect(page.getByRole('button', { name: 'Recorte da foto' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('everybody meets those who head the departments; nobody else sends photos', async ({ page }) => {
  await page.goto('/perfil')
  await page.getByRole('link', { name: /Carla Siqueira/ }).click()
  await expect(page).toHaveURL(/\/perfil\?secretaria=\d+$/)
  await expect(page.getByRole('heading', { name: 'Carla Siqueira' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('link', { name: /Rui Antunes/ })).toBeVisible()
})
