import { expect, login, PASSWORD, test, unique } from './support.ts'

test('comes in, is greeted, and goes out', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'LOGIN' }).first()).toBeVisible()
  await login(page, 'obras')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Olá, Helena Prado')).toBeVisible()
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(stored).toMatchObject({ UserRole: 'user', UserSecretariaId: '12', UserName: 'Helena Prado' })
  expect(stored.Token).toMatch(/^ey/)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('link', { name: 'LOGIN' }).first()).toBeVisible()
  // Leaving loads the page anew: in between there is none to ask.
  await expect(async () => {
    const left = await page.evaluate(() =>
      ['Token', 'UserRole', 'UserSecretariaId', 'UserName', 'UserId'].map((key) => localStorage.getItem(key)),
    )
    expect(left).toEqual([null, null, null, null, null])
  }).toPass()
  const reply = await page.request.get('/api/eu', { headers: { Authorization: `Bearer ${stored.Token}` } })
  expect(reply.status()).toBe(401)
})

test('returns after login to the page that asked for it', async ({ page }) => {
  await page.goto('/conta')
  await expect(page).toHaveURL('/login')
  await page.getByPlaceholder('Email do administrador').fill('visitante@demo.local')
  await page.getByPlaceholder('Senha do administrador').fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/conta')
  await expect(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible()
})

test('shows the server’s words for a wrong password', async ({ page }) => {
  await page.goto('/login')
  await page.getByPlaceholder('Email do administrador').fill(`${unique('x').replace(' ', '')}@demo.local`)
  await page.getByPlaceholder('Senha do administrador').fill('senha errada')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible()
})

test('says so when the server is out of reach', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/login', (route) => route.abort())
  await page.getByPlaceholder('Email do administrador').fill('admin@demo.local')
  await page.getByPlaceholder('Senha do administrador').fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Erro ao tentar fazer login')).toBeVisible()
})

test('registers, comes in, changes the password and comes in with the new one', async ({ page }) => {
  const email = `${unique('nova').replace(' ', '')}@demo.local`
  await page.goto('/login')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await page.getByLabel('Nome').fill('Nova Pessoa')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('curta')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('A senha precisa de pelo menos 10 caracteres.').first()).toBeVisible()
  await page.getByLabel('Senha', { exact: true }).fill('uma senha bem minha')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('Conta criada com sucesso').first()).toBeVisible()

  await page.goto('/conta')
  await page.getByPlaceholder('Email do administrador').fill(email)
  await page.getByPlaceholder('Senha do administrador').fill('uma senha bem minha')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByLabel('Senha atual').fill('uma senha bem minha')
  await page.getByLabel('Nova senha').fill('outra senha bem minha')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByText('Senha trocada. As outras sessões foram encerradas.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Olá, Nova Pessoa')).toBeVisible()
  const old = await page.request.post('/api/login', { data: { email, password: 'uma senha bem minha' } })
  expect(old.status()).toBe(401)
})

test('is sent to the login, and back, when the session ended on the server', async ({ page }) => {
  await login(page, 'saude')
  await page.goto('/conta')
  // All is read: a call still under way would end the session in the page that is about to go, and its reason with it.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('Token'))
  await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } })
  await page.reload()
  await expect(page.getByText('Sessão expirada. Faça login novamente.')).toBeVisible()
  await page.getByPlaceholder('Email do administrador').fill('saude@demo.local')
  await page.getByPlaceholder('Senha do administrador').fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/conta')
})

test('shows each role its own menu, and keeps others out', async ({ page }) => {
  await login(page, 'obras')
  await expect(page.getByRole('link', { name: 'Usuários' })).toHaveCount(0)
  await page.goto('/usuarios')
  await expect(page).toHaveURL('/')
  await page.goto('/secretaria')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert')).toHaveText(/^Você não tem permissão para abrir a página pedida/)
  await page.getByRole('alert').getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('leaving in one tab sends the forms of the others to the login, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await login(page, 'admin')
  await page.goto('/addpca')
  await page.getByLabel('Objeto').fill('Luvas de outra aba')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Luvas de outra aba')))
    .toBe(true)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Usuário não autenticado. Faça login novamente.')).toBeVisible()
  await page.getByPlaceholder('Email do administrador').fill('admin@demo.local')
  await page.getByPlaceholder('Senha do administrador').fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/addpca')
  await expect(page.getByLabel('Objeto')).toHaveValue('Luvas de outra aba')
  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
})

test('saving without a token asks for the login and says why', async ({ page }) => {
  await login(page, 'admin')
  await page.goto('/editprojetocompleto/1')
  await page.getByLabel('Gestor').fill('Quem guarda o rascunho')
  // A reading call refused before the save would lead to the login by itself.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.removeItem('Token'))
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Usuário não autenticado. Faça login novamente.')).toBeVisible()
})

test('answers an unknown address with a way home', async ({ page }) => {
  await page.goto('/nao-existe')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL('/')
})

test('matches paths without regard to case', async ({ page }) => {
  await page.goto('/FichaSecretario')
  await expect(page.getByRole('heading', { name: 'SECRETARIA E/OU ASSESSORIA' })).toBeVisible()
})
