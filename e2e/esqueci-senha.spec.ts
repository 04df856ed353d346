import { enter, expect, expectAccessible, rowAction, test, tokenOf, unique } from './support.ts'

const CHOSEN = 'cavalo bateria grampo'
const BEFORE = 'senha de antes'

test('a person who forgot the password chooses another by a link, once', async ({ page, browser }) => {
  const name = unique('Esquecida')
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@demo.local`
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  await page.request.post('/api/usuarios', { headers, data: { name, email, password: BEFORE } })
  await page.request.post('/api/login', { data: { email, password: BEFORE } })

  const elsewhere = await browser.newContext()
  const guest = await elsewhere.newPage()
  await test.step('without e-mails the page says whom to ask', async () => {
    await guest.goto('/login')
    await guest.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await expect(guest.getByText('Peça a um administrador')).toBeVisible()
    await expectAccessible(guest)
  })

  const link = await test.step('an administrator makes the link', async () => {
    await enter(page, 'admin')
    await page.goto(`/usuarios?busca=${encodeURIComponent(name)}`)
    await rowAction(page.getByRole('row').filter({ hasText: name }), 'Gerar link de senha')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Gerar o link' }).click()
    await expect(dialog.getByLabel('Link da senha')).toHaveValue(/\/senha#/)
    await expectAccessible(page)
    return dialog.getByLabel('Link da senha').inputValue()
  })

  const choose = async () => {
    await guest.getByLabel('Nova senha', { exact: true }).fill(CHOSEN)
    await guest.getByLabel('Nova senha, outra vez').fill(CHOSEN)
    await guest.getByRole('button', { name: 'Trocar a senha' }).click()
  }
  await test.step('the link leads to another password, and to the login', async () => {
    await guest.goto(link)
    await choose()
    await expect(guest.getByText('Senha trocada.')).toBeVisible()
    await guest.getByRole('link', { name: 'Ir para o login' }).click()
    await guest.getByLabel('E-mail').fill(email)
    await guest.getByLabel('Senha', { exact: true }).fill(CHOSEN)
    await guest.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(guest.getByText(name).first()).toBeVisible()
  })

  await test.step('a second time it opens nothing', async () => {
    await guest.goto(link)
    await choose()
    await expect(guest.getByRole('alert')).toContainText('Este link não vale')
    await elsewhere.close()
  })
})
