import sharp from 'sharp'
import { enter, expect, test, tokenOf } from './support.ts'

// What these change about the window would stay in one that is kept.
test.use({ reuseContext: false })

const picture = (red: number) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: { r: red, g: 120, b: 80 } } })
    .jpeg()
    .toBuffer()

test.describe('the diary of a work', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('without a network it opens, keeps what is written, and sends it once', async ({ page, context }) => {
    await enter(page, 'obras')
    const headers = { authorization: `Bearer ${await tokenOf(page, 'obras')}` }
    const data = { nomeprojeto: 'Ponte do diário', id_secretaria: 12 }
    const made = await page.request.post('/api/createprojetocompleto', { headers, data })
    const { id } = await made.json()
    await page.goto(`/diario/${id}`)
    await expect(page.getByText('Nenhum registro no diário.')).toBeVisible()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    // Whatever the first visit did without it, the next one has it.
    await page.reload()
    await expect(page.getByText('Nenhum registro no diário.')).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/Sem conexão: lista de/)).toBeVisible()
    const photograph = page.getByLabel('Fotografar')
    await photograph.setInputFiles([
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture(200) },
      { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await picture(20) },
    ])
    await page.getByLabel('Legenda').fill('Fundação')
    await page.getByRole('button', { name: 'Registrar 2 fotos' }).click()
    await expect(page.getByRole('heading', { name: 'Na fila (2)' })).toBeVisible()
    await page.getByRole('button', { name: 'Ocorrência', exact: true }).click()
    await page.getByLabel('O que aconteceu').fill('Faltou cimento.')
    await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
    await expect(page.getByRole('heading', { name: 'Na fila (3)' })).toBeVisible()
    await page.close()

    const later = await context.newPage()
    await enter(later, 'obras')
    await later.goto(`/diario/${id}`)
    await expect(later.getByRole('heading', { name: 'Na fila (3)' })).toBeVisible()
    await context.setOffline(false)
    await expect(later.getByRole('heading', { name: /Na fila/ })).toBeHidden()
    await expect(later.getByText('Faltou cimento.')).toBeVisible()
    const reply = await later.request.get(`/api/diario/projeto/${id}/registros`, { headers })
    const { Result } = await reply.json()
    expect(Result.map(({ tipo }: { tipo: string }) => tipo).sort()).toEqual(['foto', 'foto', 'ocorrencia'])

    await later.goto(`/viewprojetocompleto/${id}`)
    await expect(later.getByRole('heading', { name: 'Ponte do diário' })).toBeVisible()
    expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })

  test('is shown to visitors without its book, with before and after', async ({ page }) => {
    const headers = { authorization: `Bearer ${await tokenOf(page, 'obras')}` }
    const data = { nomeprojeto: 'Praça do diário', id_secretaria: 12 }
    const { id } = await (await page.request.post('/api/createprojetocompleto', { headers, data })).json()
    const send = async (own: Record<string, string>, buffer?: Buffer) => {
      const fields = { chave: crypto.randomUUID(), id_projeto: String(id), ...own }
      const arquivo = buffer && { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
      const multipart = arquivo ? { ...fields, arquivo } : fields
      const reply = await page.request.post('/api/diario', { headers, multipart })
      expect(reply.status()).toBe(200)
    }
    await send({ tipo: 'foto', dia: '2025-01-10', momento: 'antes', texto: 'Terreno' }, await picture(250))
    await send(
      { tipo: 'foto', dia: '2025-06-10', momento: 'depois', texto: 'Praça pronta' },
      await picture(5),
    )
    await send({ tipo: 'ocorrencia', dia: '2025-03-01', texto: 'Segredo do livro' })
    await page.goto(`/diario/${id}`)
    const slider = page.getByRole('slider', { name: 'Comparar antes e depois' })
    await expect(slider).toHaveValue('50')
    await slider.press('ArrowRight')
    await expect(slider).toHaveValue('52')
    await expect(page.getByText('Segredo do livro')).toBeHidden()
    await expect(page.getByText('Fotografar')).toBeHidden()
    await page.getByRole('button', { name: /Abrir a foto 10\/06\/2025/ }).click()
    await expect(page.getByRole('dialog', { name: 'Foto 1 de 2' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'Foto 2 de 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
