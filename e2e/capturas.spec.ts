import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { FIGURE_SIZE, FIGURES, type FigureName } from '../packages/web/src/ajuda/figures.ts'
import { enter, expect, type Person, test } from './support.ts'

/** The pictures of the manual and of the README: with UPDATE_CAPTURAS=1 the run takes them and puts them into the repository. */
const updating = process.env.UPDATE_CAPTURAS === '1'

interface Shot {
  path: string
  heading: string
  person?: Person
  /** Of the window; its shape is always the same. */
  width?: number
  /** What is opened or filled in before the picture is taken. */
  arrange?: (page: Page) => Promise<void>
}

/** A project of Obras with services, and with amendments approved and pending. */
const PROJETO = { id: 113, nome: 'Recapeamento e drenagem - Parque do Sol' }

const projeto = (person: Person, arrange?: Shot['arrange']): Shot => ({
  path: `/viewprojetocompleto/${PROJETO.id}`,
  heading: PROJETO.nome,
  person,
  ...(arrange && { arrange }),
})

async function tickThree(page: Page) {
  const boxes = page.getByRole('checkbox', { name: /^Selecionar [^t]/ })
  for (const place of [0, 1, 2]) await boxes.nth(place).check()
}

/** Below the header, which stays in its place. */
const showEtapas = (page: Page) =>
  page
    .getByRole('heading', { name: 'Etapas', level: 2 })
    .evaluate((title) => window.scrollBy(0, title.getBoundingClientRect().top - 72))

async function askForValor(page: Page) {
  await page.getByRole('button', { name: 'Solicitar Aditivo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Solicitar Aditivo' })
  await dialog.getByLabel(/^Valor do acréscimo/).fill('120.000,00')
  await dialog.getByLabel(/^Justificativa/).fill('Reforço da base em dois trechos, após a sondagem.')
  await dialog.getByRole('heading', { name: 'Solicitar Aditivo' }).click()
}

async function decide(page: Page) {
  await page.getByRole('button', { name: 'Abrir Auditoria de Aditivos' }).click()
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.getByRole('radio', { name: 'Aprovado' }).check()
}

async function findEverywhere(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Pesquisar telas/ }).fill('saude')
  await expect(page.getByRole('option').nth(3)).toBeVisible()
}

/** The type sees to it that no picture of the manual is forgotten. */
const SHOTS: Record<FigureName, Shot> = {
  entrar: { path: '/login', heading: 'Login Administrativo' },
  // Wide enough for the names under the bars.
  painel: { path: '/', heading: 'ESTRATIFICAÇÃO DOS PROCESSOS POR SECRETARIA', width: 1536 },
  'painel-processos': { path: '/graficobarra', heading: 'Painel de Processos' },
  lista: { path: '/projetocompleto', heading: 'Lista de Processos', person: 'obras' },
  'novo-projeto': { path: '/create', heading: 'ADICIONAR UM NOVO PROJETO', person: 'obras' },
  etapas: {
    path: `/editprojetocompleto/${PROJETO.id}`,
    heading: 'Alterar cronograma do PROJETO',
    person: 'obras',
    arrange: showEtapas,
  },
  projeto: projeto('obras'),
  'linha-do-tempo': { path: '/gantt4', heading: 'Linha do tempo' },
  ficha: { path: '/fichaprojeto', heading: 'Ficha do PROJETO', arrange: tickThree },
  servicos: { path: `/detalhesexecucao/${PROJETO.id}`, heading: PROJETO.nome, person: 'obras' },
  'aditivo-pedir': projeto('obras', askForValor),
  'aditivo-decidir': projeto('auditor', decide),
  orcamento: { path: '/orcamento', heading: 'Lista de Lançamentos Orçamentários', person: 'obras' },
  'novo-lancamento': {
    path: '/addorcamento',
    heading: 'Adicionar Novo Lançamento Orçamentário',
    person: 'obras',
  },
  pca: {
    path: '/listapca',
    heading: 'Lista de PCA',
    person: 'admin',
    arrange: async (page) => page.getByRole('button', { name: 'Exportar' }).click(),
  },
  bairros: { path: '/projetosbairros', heading: 'Lista de Lançamentos Orçamentários', person: 'admin' },
  convenios: { path: '/convenios', heading: 'Convênios' },
  mapa: { path: '/mapa?projeto=12', heading: 'Mapa de projetos', person: 'obras' },
  perfil: { path: '/perfil?secretaria=12', heading: 'Conheça o Secretário', person: 'admin' },
  prazos: { path: '/prazos', heading: 'Prazos', person: 'obras' },
  pesquisar: { path: '/graficobarra', heading: 'Painel de Processos', arrange: findEverywhere },
  auditoria: { path: '/auditoria?acao=alterou', heading: 'Auditoria', person: 'auditor' },
  usuarios: { path: '/usuarios', heading: 'Usuários', person: 'admin' },
}

/** Those the README shows, in their own size. */
const README: readonly FigureName[] = ['painel', 'projeto', 'lista']

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

test.use({ colorScheme: 'light' })
// Many independent pages in one file: all workers take their share.
test.describe.configure({ mode: 'parallel' })

// The screens themselves are walked through elsewhere in every run; the pictures are taken when they are asked for.
for (const name of (updating ? Object.keys(FIGURES) : []) as FigureName[]) {
  const { path, heading, person, width = 1280, arrange } = SHOTS[name]
  test(`the picture ${name} of the manual, from ${path}`, async ({ page }) => {
    if (person) await enter(page, person)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: (width * FIGURE_SIZE.height) / FIGURE_SIZE.width })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    // On a slow machine what is still to be asked for is not marked as busy yet.
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await arrange?.(page)
    const taken = sharp(await page.screenshot({ animations: 'disabled' }))
    await writeFile(
      inRepository(`packages/web/public/ajuda/${name}.webp`),
      await taken.clone().resize(FIGURE_SIZE).webp({ quality: 72, effort: 6 }).toBuffer(),
    )
    if (README.includes(name)) {
      const png = await taken.clone().png({ palette: true, quality: 90, effort: 10 }).toBuffer()
      await writeFile(inRepository(`docs/images/${name}.png`), png)
    }
  })
}

test('the manual opens at a chapter, goes to another, and its pictures arrive', async ({ page }) => {
  await page.goto('/ajuda#aditivos')
  const chapter = (title: string) => page.getByRole('heading', { name: title, exact: true, level: 2 })
  await expect(chapter('Aditivos')).toBeInViewport()
  const index = page.getByRole('navigation', { name: 'Capítulos da ajuda' })
  await index.getByRole('link', { name: 'Prazos e agenda' }).click()
  await expect(page).toHaveURL(/\/ajuda#prazos$/)
  await expect(chapter('Prazos e agenda')).toBeInViewport()
  await expect(chapter('Prazos e agenda')).toBeFocused()
  await expect(index.getByRole('link', { name: 'Prazos e agenda' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await page.goBack()
  await expect(chapter('Aditivos')).toBeInViewport()
  if (updating) return
  for (const picture of await page.getByRole('figure').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('naturalWidth', FIGURE_SIZE.width)
  }
})

test('the manual is the last entry of the menu, for everybody', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('listitem').last()).toHaveText('Ajuda')
  await menu.getByRole('link', { name: 'Ajuda' }).click()
  await expect(page.getByRole('heading', { name: 'Ajuda', level: 1 })).toBeVisible()
})
