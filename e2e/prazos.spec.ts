import { readFile } from 'node:fs/promises'
import { enter, expect, test, tokenOf, unique } from './support.ts'

test('a department sees its own first, counted in the menu, and narrows the page', async ({ page }) => {
  await enter(page, 'obras')
  await page.goto('/')
  await page.getByRole('link', { name: /^Prazos \d+ prazos seus$/ }).click()
  await expect(page).toHaveURL(/\/prazos$/)
  const sections = page.getByRole('heading', { level: 2, name: /Meus|Prefeitura/ })
  await expect(sections).toHaveText(['Meus e da minha secretaria', 'Do resto da Prefeitura'])
  const mine = page.locator('section').filter({ has: sections.first() })
  await expect(mine.getByRole('listitem').first()).toContainText('Obras')
  await expect(mine.getByText(/^vencido há \d+ dias?$/).first()).toBeVisible()

  await page.getByRole('button', { name: /^Convênio \d/ }).click()
  await page.getByRole('button', { name: /^Próximos 30 dias/ }).click()
  await expect(page).toHaveURL(/faixa=30/)
  await expect(page.getByText(/^Vigência do/).first()).toBeVisible()
  await expect(page.getByText('Etapa', { exact: true })).toHaveCount(0)
  const address = page.url()
  const first = page.getByRole('listitem').filter({ hasText: 'Vigência' }).first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/convenios\w+\?busca=/)
  await expect(page.getByRole('row').filter({ hasText: title }).first()).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
})

test('a legal deadline says its law, is marked as met, and stands so on the project until it is undone', async ({
  page,
}) => {
  await enter(page, 'admin')
  const headers = { authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const nomeprojeto = unique('Ponte')
  const projeto = await page.request.post('/api/createprojetocompleto', {
    headers,
    data: { nomeprojeto, id_secretaria: 12 },
  })
  const { id } = await projeto.json()
  const data = {
    numero: unique('7'),
    ano: 2026,
    objeto: 'Ponte',
    empresa: 'Construtora',
    regime: 1,
    valor_inicial: 10,
    id_secretaria: 12,
    situacao: 'Em execução',
    assinatura: '2026-01-05',
    vigencia_fim: '2030-01-05',
    projetos: [id],
  }
  const made = await page.request.post('/api/contratos', { headers, data })
  expect(made.ok()).toBe(true)
  await page.goto(`/viewprojetocompleto/${id}`)
  // What stands below comes when one comes near.
  await page.getByRole('heading', { level: 2, name: 'Execução financeira' }).waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const open = page.getByRole('table', { name: 'Prazos legais abertos' })
  const line = open
    .getByRole('row')
    .filter({ hasText: data.numero })
    .filter({ hasText: 'Publicação do contrato' })
  await expect(line).toContainText('art. 94, I, Lei 14.133/2021')
  await line.getByRole('button', { name: /^Marcar como cumprido/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Marcar como cumprido' })
  await dialog.getByLabel('Comprovação').fill('https://pncp.gov.br/app/contratos/1')
  const file = dialog.locator('input[type="file"]')
  const mark = dialog.getByRole('button', { name: 'Marcar como cumprido' })
  await file.setInputFiles({ name: 'falso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90') })
  await mark.click()
  await expect(dialog.getByText('Programas e scripts não são aceitos.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Remover o arquivo falso.pdf' }).click()
  const content = `%PDF-1.4 ${data.numero}\n%%EOF\n`
  const pdf = { name: 'Publicação.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) }
  await file.setInputFiles(pdf)
  await expect(dialog.getByText('Publicação.pdf')).toBeVisible()
  await mark.click()
  await expect(page.getByText('Prazo marcado como cumprido.')).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.getByText(/^Cumpridos \(\d+\)$/).click()
  const met = page
    .getByRole('table', { name: 'Prazos legais cumpridos' })
    .getByRole('row')
    .filter({ hasText: data.numero })
  await expect(met).toContainText('marcado por Maria Antunes')
  await expect(met).toContainText('SHA-256')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    met.getByRole('button', { name: 'Baixar Publicação.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Publicação.pdf')
  expect(await readFile(await download.path(), 'utf8')).toBe(content)
  await met.getByRole('button', { name: /^Desfazer/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(line).toBeVisible()
})

test('the calendar: an address is made, read by a stranger, and renewed', async ({ page }) => {
  await enter(page, 'obras')
  await page.goto('/prazos')
  await page.getByRole('button', { name: 'Criar endereço da agenda' }).click()
  const field = page.getByRole('textbox', { name: 'Endereço da agenda' })
  await expect(field).toHaveValue(/^http.*\/api\/agenda\/[\w-]{43}$/)
  const old = await field.inputValue()
  const calendar = await page.request.get(old)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VCALENDAR\r\n$/,
  )

  await page.getByRole('button', { name: 'Trocar endereço' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trocar o endereço da agenda?' })
  await dialog.getByRole('button', { name: 'Trocar endereço' }).click()
  await expect(page.getByText('Endereço da agenda trocado.')).toBeVisible()
  await expect(field).not.toHaveValue(old)
  expect((await page.request.get(old)).status()).toBe(404)
  expect((await page.request.get(await field.inputValue())).status()).toBe(200)
})

test('strangers are asked to log in, and their menu has no deadlines', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('PCA')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Prazos/ })).toHaveCount(0)
  await page.goto('/prazos')
  await expect(page).toHaveURL(/\/login/)
})
