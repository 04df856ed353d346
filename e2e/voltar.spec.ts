import type { Page } from '@playwright/test'
import { enter, expect, holdBack, rowAction, test, tokenOf, unique } from './support.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Opens a row far down the page; answers how far one had scrolled to see it. */
async function openFarDown(page: Page): Promise<number> {
  const open = wayIn(page).nth(20)
  await open.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(100)
  await open.click()
  await expect(page.getByRole('link', { name: 'Estatísticas' })).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  return place
}

const LIST = '/projetocompleto?ordem=-nomeprojeto&pagina=2'
/** The link back, which stands after the one of the same name in the line that says where one is. */
const wayBack = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Lista de Processos', exact: true }).last()
const wayIn = (page: Page) => page.getByRole('row').getByRole('link', { name: 'Visualizar' })
/** Does what a row offers, the first one if none is named. */
const choose = (page: Page, name: string, row = 0) => rowAction(page.getByRole('row').nth(row + 1), name)

test('from a filtered, ordered, paged and scrolled list to a project and back, by its link and by the browser', async ({
  page,
}) => {
  await page.goto(LIST)
  const place = await openFarDown(page)

  // Deeper screens of the project lead back to it, and it leads back to the list.
  await page.getByRole('link', { name: 'Estatísticas' }).click()
  await expect(page).toHaveTitle(/Estatísticas/)
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  await expect(page).toHaveURL(/\/viewprojetocompleto\/\d+$/)
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  await expect(page).toHaveURL(LIST)
  await expect.poll(() => scrolled(page)).toBe(place)

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/estatisticasprojeto\/\d+$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect.poll(() => scrolled(page)).toBe(place)
})

test('the place is found again when the rows come late, after a reload in between', async ({ page }) => {
  await page.goto(LIST)
  const place = await openFarDown(page)
  // Nothing is remembered of the rows, and they come when the test lets them.
  await page.reload()
  const release = await holdBack(page, /\/api\/getprojetocompleto\?/)
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de Processos' })).toBeVisible()
  await expect(wayIn(page)).toHaveCount(0)
  release()
  await expect(wayIn(page).nth(20)).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(place)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(place)
})

test('saving returns to the list it was opened from, and to the project when it was opened there', async ({
  page,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'obras')}` }
  const name = unique('Volta ao lugar')
  const data = { nomeprojeto: name, id_secretaria: 12 }
  const { id } = await (await page.request.post('/api/createprojetocompleto', { headers, data })).json()
  await enter(page, 'obras')
  const list = `/employee?busca=${encodeURIComponent(name).replaceAll('%20', '+')}`
  await page.goto(list)
  await choose(page, 'Editar')
  await expect(page.getByRole('link', { name: 'Relação de Processos', exact: true })).toHaveAttribute(
    'href',
    list,
  )
  await page.getByLabel('Gestor').fill('Ana')
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page.getByText('Projeto atualizado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(list)

  await page.goto(`/projetocompleto?busca=${encodeURIComponent(name)}`)
  await choose(page, 'Visualizar')
  await page.getByRole('link', { name: 'Editar', exact: true }).click()
  await page.getByRole('link', { name: 'Descrição, ano e valor' }).click()
  await page.getByLabel('Descrição', { exact: true }).fill('Com praça.')
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page).toHaveURL(`/viewprojetocompleto/${id}`)
  // The project still knows the list behind the forms.
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  await expect(page).toHaveURL(/\/projetocompleto\?busca=/)
})

test('a direct visit keeps the specified targets, and two lists do not mix', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/employee?ordem=-valor')
  await page.getByRole('link', { name: 'Lista', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de Processos' })).toBeVisible()
  await page.getByRole('searchbox').fill('saude')
  await expect(page).toHaveURL('/projetocompleto?busca=saude')
  await expect(page.locator('mark').first()).toBeVisible()
  await choose(page, 'Gantt')
  // The specification's way stays; the list one came from stands beside it.
  await expect(page.getByRole('link', { name: 'Voltar', exact: true })).toHaveAttribute('href', '/employee')
  await wayBack(page).click()
  await expect(page).toHaveURL('/projetocompleto?busca=saude')

  await page.goto('/employee?ordem=-valor')
  await choose(page, 'Editar')
  await expect(page).toHaveURL(/\/editprojetocompleto\/\d+$/)
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await expect(wayBack(tab)).toHaveAttribute('href', '/projetocompleto')
})

test('an address that sends elsewhere arrives there, and the trail begins where it leads', async ({
  page,
}) => {
  await page.goto('/addpca')
  await expect(page.getByRole('heading', { name: 'Login Administrativo' })).toBeVisible()
  await enter(page, 'visitante')
  await page.goto('/addpca')
  await expect(page).toHaveURL('/listapca')
  await page.getByRole('row').getByRole('link', { name: 'Ver', exact: true }).first().click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Lista de PCA' })).toHaveAttribute(
    'href',
    '/listapca',
  )
})

test('the plan’s forms end on its list as it was filtered', async ({ page }) => {
  await enter(page, 'admin')
  const list = '/listapca?prioridade=Alta&ordem=-id'
  await page.goto(list)
  await choose(page, 'Ver', 1)
  // The address changes before the list has given way to the record.
  await expect(page.getByRole('heading', { level: 1, name: /^PCA \d+$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Editar', exact: true }).click()
  await expect(page.getByRole('link', { name: /^PCA \d+$/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Justificativa', exact: true }).fill('Mantém o serviço.')
  await page.getByRole('button', { name: 'Salvar PCA' }).click()
  await expect(page.getByText('PCA alterado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(list)
})

test('tabs are named after their record', async ({ page }) => {
  const { Result } = await (await page.request.get('/api/getprojetocompleto?limite=1')).json()
  const [{ id, nomeprojeto }] = Result
  await enter(page, 'admin')
  for (const [path, title] of [
    [`/viewprojetocompleto/${id}`, nomeprojeto],
    [`/editprojetocompleto/${id}`, `${nomeprojeto} · Editar`],
    [`/editemployee/${id}`, `${nomeprojeto} · Alterar dados`],
    [`/detalhesexecucao/${id}`, `${nomeprojeto} · Execução`],
    [`/estatisticasprojeto/${id}`, `${nomeprojeto} · Estatísticas`],
    [`/Gantt3/${id}`, `${nomeprojeto} · Gantt`],
    [`/Gantt4/${id}`, `${nomeprojeto} · Cronograma`],
    ['/editsecretaria/7', 'Educação · Alterar dados'],
    ['/perfil?secretaria=7', 'Educação · Conheça o Secretário'],
    ['/viewprojetocompleto/2147483000', 'Projeto'],
  ] as const) {
    await page.goto(path)
    await expect(page, path).toHaveTitle(`${title} · Prefeitura Municipal de Guaratinguetá`)
  }
  // What was a record's is the next screen's no more.
  await page.goto(`/viewprojetocompleto/${id}`)
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  await expect(page).toHaveTitle('Lista de Processos · Prefeitura Municipal de Guaratinguetá')
})

test('a new project is announced with its number and a link to it', async ({ page }) => {
  const name = unique('Projeto anunciado')
  await enter(page, 'obras')
  await page.goto('/create')
  await page.getByLabel('Nome do projeto').fill(name)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Success', { exact: true })).toBeVisible()
  const message = page.getByRole('status').getByRole('listitem').filter({ hasText: 'cadastrado' })
  await expect(message).toHaveText(/^Projeto \d+ cadastrado · Abrir$/)
  await message.getByRole('link', { name: 'Abrir' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(message).toHaveCount(0)
})
