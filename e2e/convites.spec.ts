import { readFile } from 'node:fs/promises'
import { enter, expect, expectAccessible, rowAction, test, tokenOf, unique } from './support.ts'

const CHOSEN = 'cavalo bateria grampo'

test('a person who came in from a sheet chooses a password by the link, once', async ({ page, browser }) => {
  const name = unique('Convidada')
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@demo.local`
  await enter(page, 'admin')
  await page.goto('/importar?lista=usuarios')
  await page.locator('input[type=file]').setInputFiles({
    name: 'pessoas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Nome;E-mail;Papel;Secretaria\n${name};${email};Usuário;Obras\n`),
  })
  await expect(page).toHaveURL(/\/importacoes\/\d+\?passo=planilha/)
  const id = /importacoes\/(\d+)/.exec(page.url())?.[1]
  await page.goto(`/importacoes/${id}?passo=importar`)
  await page.getByRole('button', { name: 'Importar 1 linha' }).click()
  await expect(page.getByText('1 registro criado.')).toBeVisible()

  const link = await test.step('the links are told once, as a sheet', async () => {
    await page.getByRole('button', { name: 'Gerar convites' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Gerar convites' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    await expect(page.getByText('Os links não serão mostrados de novo.')).toBeVisible()
    await expectAccessible(page)
    const [, line = ''] = text.split('\r\n')
    expect(line.startsWith(`${name};${email};`)).toBe(true)
    return line.split(';')[2] ?? ''
  })

  await page.goto(`/usuarios?busca=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Convite pendente')

  const elsewhere = await browser.newContext()
  const guest = await elsewhere.newPage()
  await test.step('the link leads to a password, and inside', async () => {
    await guest.goto(link)
    await expect(guest.getByText(`${name}, escolha a senha`)).toBeVisible()
    await expectAccessible(guest)
    await guest.getByLabel('Senha', { exact: true }).fill(CHOSEN)
    await guest.getByRole('button', { name: 'Escolher a senha e entrar' }).click()
    await expect(guest).toHaveURL(/\/$/)
    await expect(guest.getByText(name).first()).toBeVisible()
  })

  await test.step('a second time it opens nothing', async () => {
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect(other.getByRole('alert')).toContainText('Este convite não vale')
    await expectAccessible(other)
    await elsewhere.close()
  })

  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: name })).not.toContainText('Convite')
})

test('a link is made anew for one person, and the one before is none any more', async ({ page }) => {
  const name = unique('Nomeada')
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@demo.local`
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  await page.request.post('/api/usuarios', { headers, data: { name, email, password: 'senha qualquer' } })
  await enter(page, 'admin')
  await page.goto(`/usuarios?busca=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  const dialog = page.getByRole('dialog')
  await rowAction(row, 'Gerar convite')
  const first = await dialog.getByLabel('Link do convite').inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click()
  await expect(row).toContainText('Convite pendente')
  await rowAction(row, 'Gerar convite')
  await dialog.getByRole('button', { name: 'Gerar outro convite' }).click()
  await expect(dialog.getByLabel('Link do convite')).not.toHaveValue(first)
  const second = await dialog.getByLabel('Link do convite').inputValue()
  const ask = (link: string) => page.request.post('/api/convite', { data: { token: link.split('#')[1] } })
  expect((await ask(first)).status()).toBe(404)
  expect((await ask(second)).status()).toBe(200)
})
