import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, tokenOf } from './support.ts'

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const groups = (hash: string) => hash.replace(/.{8}(?=.)/g, '$& ')

let kept = 0
/** A PDF of some megabytes that nobody else keeps. */
const newPdf = () =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n% jornada ${process.pid} ${Date.now()} ${++kept}\n1 0 obj<<>>endobj\n`),
    Buffer.alloc(3 * 1024 * 1024, '0123456789abcdef\n'),
    Buffer.from('\ntrailer<<>>\n%%EOF\n'),
  ])

async function keep(page: Page, buffer: Buffer, fields: { titulo: string; codigo: string }): Promise<number> {
  const reply = await page.request.post('/api/documentos', {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'admin')}` },
    multipart: {
      entidade: 'projetos',
      registro_id: '1',
      ...fields,
      arquivo: { name: 'edital.pdf', mimeType: 'application/pdf', buffer },
    },
  })
  expect(reply.status()).toBe(200)
  return (await reply.json()).id
}

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'copia.pdf', mimeType: 'application/pdf', buffer })

test('a copy is the one that was kept; with one bit flipped it is not; nothing of it leaves the device', async ({
  page,
}) => {
  const bytes = newPdf()
  await keep(page, bytes, { titulo: 'Edital da jornada', codigo: 'edital' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.goto('/verificar')
  await choose(page, bytes)
  await expect(
    page.getByRole('heading', { name: /^Este arquivo é o que a prefeitura guardou em \d\d\/\d\d\/\d{4} às/ }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Edital da jornada' })).toBeVisible()
  await expect(page.getByText(groups(sha(bytes)))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`sha256=${sha(bytes)}$`))

  const flipped = Buffer.from(bytes)
  flipped[2_000_000] = (flipped[2_000_000] ?? 0) ^ 1
  await choose(page, flipped)
  await expect(page.getByRole('heading', { name: 'Não encontramos este arquivo' })).toBeVisible()

  await page.getByLabel('Ou cole o código SHA-256').fill(sha(bytes).toUpperCase())
  await page.getByRole('button', { name: 'Verificar', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^O arquivo com este código é o que/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Não encontramos este arquivo' })).toBeVisible()

  const asked = [bytes, flipped].map((one) => `GET /api/verificar/${sha(one)}`)
  expect(sent.filter((one) => one.includes('verificar')).every((one) => asked.includes(one))).toBe(true)
  expect(sent.filter((one) => !one.startsWith('GET '))).toEqual([])
})

test('the public page of a project lists what is public, and leads to checking it', async ({ page }) => {
  const [open, closed] = [newPdf(), newPdf()]
  await keep(page, open, { titulo: 'Edital a conferir', codigo: 'edital' })
  await keep(page, closed, { titulo: 'Escritura reservada', codigo: 'terreno' })
  await page.goto('/viewprojetocompleto/1')
  const link = page.getByRole('link', { name: 'Verificar Edital a conferir' })
  // What stands far down comes when one is near it, and the page grows meanwhile.
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(link.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Escritura reservada')).toHaveCount(0)
  await link.first().click()
  await expect(page.getByRole('heading', { name: /^O arquivo com este código é o que/ })).toBeVisible()

  await page.goto(`/verificar?sha256=${sha(closed)}`)
  await expect(page.getByRole('heading', { name: 'Documento que ainda não é público' })).toBeVisible()
  expect(await page.content()).not.toContain('Escritura reservada')
})
