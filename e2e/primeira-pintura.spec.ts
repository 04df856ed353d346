import type { Page } from '@playwright/test'
import { enter, expect, holdBack, test } from './support.ts'

const FILES = /\/assets\/[\w-]+\.(?:js|css)/g

/** Shown beside the rest when there is time for it. */
const COMES_LATER =
  /acesso|avisos|following-chapters|footer-contatos|guia|pessoais|personal-warning|prazos-badge/

/** What a screen may load before it shows what it is for, in kilobytes of program as it is read. */
const DOOR = 493
const PUBLIC = 549
const WORK = 731
/** With what a contract and its amendments hold, and the stages drawn in small. */
const FORM = 731
/** With the official table of functions and subfunctions. */
const CODES = 713
/** The pages of a project and of a contract, which tell of several words at once. */
const DEEP = 785
/** The bill of quantities, with its schedule. */
const SHEET = 836
/** With what every kind of record is called. */
const HISTORY = 953
/** The map itself is a fifth of it; it can be narrowed to works as their list can, and knows what the portal's pages know. */
const MAP = 915

const AGREEMENTS = ['dade', 'estadual', 'federal', 'finisa', 'sempapel']

/** What everyone may open, as a stranger does → its budget. */
const OPEN: readonly (readonly [path: string, budget: number])[] = [
  ['/', PUBLIC],
  ['/login', DOOR],
  ['/register', DOOR],
  ['/convite', DOOR],
  ['/esqueci-senha', DOOR],
  ['/senha', DOOR],
  ['/entrar', DOOR],
  ['/folhapagamento', PUBLIC],
  ['/gantt2', PUBLIC],
  ['/mapa', MAP],
  ['/transparencia/dotacoes', CODES],
  ['/contratos/1/planilha', SHEET],
  ['/viewprojetocompleto/1/historico', HISTORY],
  ...[
    '/viewprojetocompleto/1',
    '/viewprojetocompleto/1/contratos',
    '/viewprojetocompleto/1/aditivos',
    '/contratos/1',
    '/documentos/1',
    '/diario/1',
    '/medicoes/1',
  ].map((path) => [path, DEEP] as const),
  ...[
    '/avisos/sair',
    '/graficobarra',
    '/grafico',
    '/execucao',
    '/gantt4',
    '/projetocompleto',
    '/detalhesexecucao/1',
    '/estatisticasprojeto/1',
    '/Gantt3/1',
    '/Gantt4/1',
    '/fichaprojeto',
    '/legado',
    '/contratos',
    '/contratos/1/medicoes',
    '/contratos/1/recebimento',
    '/medicoes',
    '/calendario',
    '/checklist',
    '/emendas',
    '/emendas/1',
    '/orcamento',
    '/projetosbairros',
    '/fichasecretario',
    '/perfil',
    '/convenios',
    ...AGREEMENTS.map((familia) => `/convenios${familia}`),
    '/verificar',
    '/dados',
    '/transparencia',
    '/transparencia/obras',
    '/transparencia/obras/12',
    '/transparencia/perto',
    '/transparencia/contratos',
    '/transparencia/fiscais',
    '/transparencia/pca',
    '/transparencia/pca/2026',
    '/pca/2026',
    '/transparencia/convenios',
    '/transparencia/emendas',
    '/privacidade',
    '/acessibilidade',
    '/mapa-do-site',
    '/ajuda',
  ].map((path) => [path, WORK] as const),
]

/** What those open who work here. */
const STAFF: readonly (readonly [path: string, budget: number])[] = [
  ['/editemployee/1', FORM],
  ['/editprojetocompleto/1', FORM],
  ...[
    '/inicio',
    '/employee',
    '/create',
    '/createprojetocompleto',
    '/editcontrato/1',
    '/addorcamento',
    '/addprojetobairro',
    '/listapca',
    '/addpca',
    '/editpca/1',
    '/viewpca/1',
    '/secretaria',
    '/editsecretaria/12',
    ...AGREEMENTS.map((familia) => `/addconvenios${familia}`),
    '/editconveniosdade/1',
    '/addconveniosestadual/1',
    '/editconveniofederal/1',
    '/editconveniofinisa/1',
    '/editconveniossempapel/1',
  ].map((path) => [path, WORK] as const),
]

const SCREENS = [
  ...OPEN.map(([path, budget]) => ({ path, budget, who: null })),
  ...STAFF.map(([path, budget]) => ({ path, budget, who: 'admin' as const })),
]

const PHONE = { width: 412, height: 823 }

/** How far what was already seen has moved, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)
}

/** The screen has drawn what it asked for. */
async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

// Many independent pages in one file: all workers take their share.
test.describe.configure({ mode: 'parallel' })

test('every address that leads to an open page has a budget', async ({ page }) => {
  const named = new Set(OPEN.map(([path]) => path.toLowerCase().replace(/\/\d+/, '@id')))
  await page.goto('/mapa-do-site')
  const links = page.getByRole('main').getByRole('link')
  await expect(links.first()).toBeVisible()
  const open = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  expect(open.filter((path) => !named.has(path.toLowerCase()))).toEqual([])
})

/** What has a form and nothing to tell. */
const DOORS = ['/login', '/register', '/convite', '/esqueci-senha', '/senha', '/entrar', '/avisos/sair']

test('every open page says without a program what it is', async ({ request }) => {
  const silent = []
  for (const [path] of OPEN) {
    const page = await (await request.get(path)).text()
    if (page.includes('Este sistema precisa de JavaScript')) silent.push(path)
  }
  expect(silent.filter((path) => !DOORS.includes(path))).toEqual([])
})

for (const { path, budget, who } of SCREENS) {
  test(`${path} names all its code at once, loads no more than it needs, and nothing moves`, async ({
    page,
  }) => {
    if (who) await enter(page, who)
    await page.setViewportSize(PHONE)
    const moved = await watchShifts(page)
    const fetched = new Set<string>()
    page.on('request', (request) => {
      for (const [file] of new URL(request.url()).pathname.matchAll(FILES)) fetched.add(file)
    })
    const reply = await page.goto(path)
    await drawn(page)
    const named = new Set((await reply?.text())?.match(FILES))
    expect([...fetched].filter((file) => !named.has(file) && !COMES_LATER.test(file))).toEqual([])
    expect([...named].filter((file) => !fetched.has(file))).toEqual([])
    // What drops down or opens over a page comes when somebody reaches for it.
    expect([...fetched].filter((file) => /mantine|day-calendar/.test(file))).toEqual([])
    const files = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, decodedBodySize }) => ({ name, size: decodedBodySize }),
      ),
    )
    const program = files
      .filter(({ name }) => name.endsWith('.js') && !COMES_LATER.test(name))
      .reduce((sum, { size }) => sum + size, 0)
    expect(program / 1000).toBeLessThan(budget)
    expect(await moved()).toBeLessThan(0.05)
  })
}

for (const [path, counts] of [
  ['/projetocompleto', '**/api/getconcluido'],
  ['/conveniosestadual', '**/api/convenios/painel'],
] as const) {
  test(`${path}: counts that come after the rows move nothing`, async ({ page }) => {
    // On phones they wait under 'Filtros'.
    await page.setViewportSize({ width: 1280, height: 823 })
    const moved = await watchShifts(page)
    const release = await holdBack(page, counts)
    await page.goto(path)
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Tod[ao]s$/ })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: /^Tod[ao]s \d+/ })).toBeVisible()
    expect(await moved()).toBeLessThan(0.05)
  })
}

test('the doors and the page about the calls carry nothing of the screens behind them', async ({
  request,
}) => {
  const namesOf = async (path: string) => (await (await request.get(path)).text()).match(FILES)?.join(' ')
  expect(await namesOf('/login')).not.toMatch(/mantine|painel|data-|work-/)
  expect(await namesOf('/')).not.toMatch(/mantine/)
  expect(await namesOf('/api/docs')).not.toMatch(/start-|mantine|painel|data-/)
})
