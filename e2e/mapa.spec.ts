import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { enter, expect, type Person, test, tokenOf, unique } from './support.ts'

const TILES = 'http://127.0.0.1:1/**'
/** One pixel, for a background and for a photo. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const OBRAS = 12

const asPerson = async (page: Page, person: Person) => ({
  headers: { Authorization: `Bearer ${await tokenOf(page, person)}` },
})

/** A project of the works department that nobody else's journey meets; on the map where a place is given. */
async function makeProjeto(page: Page, nomeprojeto: string, place?: { latitude: number; longitude: number }) {
  const as = await asPerson(page, 'obras')
  const data = { nomeprojeto, id_secretaria: OBRAS, valor: 1234.5 }
  const { id } = await (await page.request.post('/api/createprojetocompleto', { ...as, data })).json()
  if (place) await page.request.post('/api/coordenadas', { ...as, data: { id_projeto: id, ...place } })
  return id as number
}

async function pointOf(page: Page, id: number) {
  const points: { id_projeto: number }[] = await (await page.request.get('/api/coordenadas')).json()
  return points.find(({ id_projeto }) => id_projeto === id)
}

const map = (page: Page) => page.getByRole('region', { name: 'Mapa dos projetos' })
const popup = (page: Page, name: string) => page.getByRole('dialog', { name: `${name}, Não iniciado` })
const marks = (page: Page) => map(page).locator('.leaflet-marker-icon')

test('anyone searches without accents, flies there and reads the popup; a hostile name stays text', async ({
  page,
}) => {
  const part = unique('Calçada')
  const name = `${part} <img src=x onerror="window.pegou = true">`
  const id = await makeProjeto(page, name, { latitude: -22.8412, longitude: -45.2231 })
  await page.goto('/mapa')
  await page
    .getByRole('combobox', { name: 'Pesquisar por projeto ou secretaria' })
    .fill(part.replace('ç', 'c'))
  await page.getByRole('option', { name }).click()
  await expect(popup(page, name)).toContainText(name)
  await expect(popup(page, name)).toContainText('Obras')
  await expect(popup(page, name)).toContainText('R$ 1.234,50')
  // Arrived: near enough to read two hundred metres off the scale.
  await expect(map(page).getByText('200 m')).toBeVisible()
  await expect(popup(page, name)).toBeInViewport()
  await expect(map(page).locator('.leaflet-popup img')).toHaveCount(0)
  expect(await page.evaluate(() => 'pegou' in window)).toBe(false)
  await expect(popup(page, name).getByRole('button', { name: 'Mover', exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`projeto=${id}`))

  await popup(page, name).getByRole('link', { name: 'Ver projeto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('link', { name: 'Ver no mapa' }).click()
  await expect(popup(page, name)).toBeVisible()
})

test('from the stopped works one comes to their map, and from a mark to the page of its work', async ({
  page,
}) => {
  await page.goto('/transparencia/obras?situacao=paralisada')
  await page.getByRole('link', { name: 'Ver no mapa' }).click()
  await expect(page).toHaveURL('/mapa?obras=true&situacao=paralisada')
  await expect(page.getByText(/^\d+ de \d+ obras no mapa · .+ · Atualizado em \d\d\//)).toBeVisible()
  const works = page.getByRole('list', { name: 'Projetos no mapa' }).getByRole('button')
  const stopped = works.filter({ hasText: 'paralisada' })
  await expect(stopped.first()).toBeVisible()
  expect(await works.count()).toBe(await stopped.count())
  await works.first().click()
  const shown = map(page).getByRole('dialog')
  const name = await shown.locator('p').first().innerText()
  await shown.getByRole('link', { name: 'Página da obra' }).click()
  await expect(page).toHaveURL(/\/transparencia\/obras\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('without its background the map says so, asks no more, and everything else works', async ({ page }) => {
  const asked: string[] = []
  const written: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => written.push(message.text()))
  await page.goto('/mapa')
  await expect(page.getByText('Fundo do mapa indisponível. Os pontos continuam aqui.')).toBeVisible()
  await expect(marks(page).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Projetos no mapa' }).getByRole('button')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Aproximar', exact: true }).click()
  await expect(map(page).getByText('500 m')).toBeVisible()
  expect(asked.filter((url) => /^http:\/\/127\.0\.0\.1:1\/(?!0\/0\/0)/.test(url))).toEqual([])
  expect(written).toEqual([])
})

test('with its background the map shows it, and says whose it is', async ({ page }) => {
  await page.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }))
  await page.goto('/mapa')
  await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeAttached()
  await expect(map(page).getByText('127.0.0.1')).toBeVisible()
  await expect(page.getByText('Fundo do mapa indisponível')).toHaveCount(0)
})

test('the filter narrows list and map alike, and the address keeps it', async ({ page }) => {
  const name = unique('Ponto filtrado')
  await makeProjeto(page, name, { latitude: -22.9501, longitude: -45.0102 })
  await page.goto('/mapa')
  await page.getByRole('button', { name: 'Concluído', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Legenda' })).toContainText('Atrasado 0')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Concluído', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto(`/mapa?busca=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: 'Ver todos os pontos' }).click()
  await expect(marks(page)).toHaveCount(1)
  // By keyboard: the mark opens its popup and gets the focus back.
  await marks(page).focus()
  await page.keyboard.press('Enter')
  await expect(popup(page, name)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page, name)).toHaveCount(0)
  await expect(marks(page)).toBeFocused()
})

test('the own department puts a project on the map, moves it, adds a photo and removes it', async ({
  page,
}) => {
  const name = unique('Galeria')
  const id = await makeProjeto(page, name)
  await enter(page, 'obras')
  await page.goto(`/mapa?lista=sem-localizacao&busca=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Pôr no mapa: ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Pôr no mapa' })).toBeVisible()
  // The map listens a moment after it is seen.
  await expect(async () => {
    await map(page).click({ position: { x: 300, y: 200 } })
    await expect(page.getByLabel('Latitude')).toHaveValue(/^-22,\d{6}$/, { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Projeto posto no mapa.')).toBeVisible()
  await expect(popup(page, name)).toBeVisible()

  await popup(page, name).getByRole('button', { name: 'Mover', exact: true }).click()
  await page.getByLabel('Latitude').fill('-220')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Informe uma latitude entre -90 e 90.').first()).toBeVisible()
  await page.getByLabel('Latitude').fill('-22,81')
  await page.getByLabel('Longitude').fill('-46,36')
  await expect(page.getByText('Este ponto fica a 120 km do centro da cidade.')).toBeVisible()
  await page.getByLabel('Longitude').fill('-45,19')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Ponto movido.')).toBeVisible()
  expect(await pointOf(page, id)).toMatchObject({ latitude: -22.81, longitude: -45.19, versao: 2 })

  await popup(page, name).getByRole('button', { name: 'Foto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Foto do local' })
  const file = { name: 'local.png', mimeType: 'image/png', buffer: PIXEL }
  await dialog.locator('input[type="file"]').setInputFiles({ ...file, buffer: Buffer.from('um texto') })
  await expect(dialog.getByRole('alert')).toContainText('não é de uma imagem')
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await expect(dialog.getByRole('img', { name: 'Foto escolhida' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Enviar foto' }).click()
  await expect(page.getByText('Foto enviada.')).toBeVisible()
  const foto = popup(page, name).getByRole('img')
  await expect(foto).toHaveAttribute('src', /^\/img\/coordenadas-\d+-\w+\.webp$/)
  await expect.poll(() => foto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

  await popup(page, name).getByRole('button', { name: 'Remover do mapa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(page.getByText('Ponto removido do mapa.')).toBeVisible()
  expect(await pointOf(page, id)).toBeUndefined()
})

test('who moves a point that somebody else moved meanwhile sees both places', async ({ page }) => {
  const name = unique('Conflito no mapa')
  const id = await makeProjeto(page, name, { latitude: -22.8, longitude: -45.2 })
  await enter(page, 'obras')
  await page.goto(`/mapa?posicionar=${id}`)
  await page.getByLabel('Latitude').fill('-22,85')
  const point = (await pointOf(page, id)) as unknown as { id: number }
  const data = { latitude: '-22,9', versao: 1 }
  await page.request.put(`/api/coordenadas/${point.id}`, { ...(await asPerson(page, 'admin')), data })
  await page.getByRole('button', { name: 'Salvar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Este registro foi alterado por outra pessoa' })
  await expect(dialog).toContainText('-22,900000')
  await expect(dialog).toContainText('-22,85')
  await dialog.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
  await expect(page.getByText('Ponto movido.')).toBeVisible()
})

test('another department reads the point and changes nothing', async ({ page }) => {
  const name = unique('Ponto alheio')
  const id = await makeProjeto(page, name, { latitude: -22.83, longitude: -45.21 })
  await enter(page, 'saude')
  await page.goto(`/mapa?projeto=${id}`)
  await expect(popup(page, name)).toContainText(name)
  await expect(popup(page, name).getByRole('button', { name: /Mover|Foto|Remover/ })).toHaveCount(0)
  await page.goto(`/mapa?posicionar=${id}`)
  await expect(page.getByText('Sem permissão')).toBeVisible()
  await expect(page.getByLabel('Latitude')).toHaveCount(0)
  const as = await asPerson(page, 'saude')
  const point = (await pointOf(page, id)) as unknown as { id: number }
  expect((await page.request.delete(`/api/coordenadas/${point.id}`, as)).status()).toBe(403)
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`all that a popup says is seen in a low window, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 1280, height: 800 })
    // A stopped work, late, with two marks: as much as a popup may have to say.
    await page.goto('/mapa?projeto=12')
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
    const map = page.getByRole('region', { name: 'Mapa dos projetos' })
    const dialog = map.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: 'Ver projeto' })).toBeVisible()
    await expect.poll(async () => (await top(dialog)) - (await top(map))).toBeGreaterThanOrEqual(8)
  })
}

test('other tools read all points as GeoJSON', async ({ page }) => {
  const name = unique('Ponto exportado')
  await makeProjeto(page, name, { latitude: -22.8205, longitude: -45.2025 })
  await page.goto('/mapa')
  const address = await page.getByRole('link', { name: 'GeoJSON' }).getAttribute('href')
  const { type, features } = await (await page.request.get(address ?? '')).json()
  expect(type).toBe('FeatureCollection')
  const mine = features.find(({ properties }: { properties: { nome: string } }) => properties.nome === name)
  expect(mine.geometry).toEqual({ type: 'Point', coordinates: [-45.2025, -22.8205] })

  await page.goto(`/mapa?busca=${encodeURIComponent(name)}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'GeoJSON do filtro' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('projetos-do-filtro.geojson')
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual({ type, features: [mine] })
})
