import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'

export { expect }

/** Journeys in which the console stays clean: no error, nothing blocked by the content security policy. */
export const test = base.extend<{ cleanConsole: undefined }>({
  cleanConsole: [
    async ({ page }, use) => {
      const problems: string[] = []
      const hear = (message: ConsoleMessage) => {
        // The browser itself reports every refused call; that the screen says so too is what journeys look at.
        const refused = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !refused) problems.push(message.text())
      }
      const note = (error: Error) => problems.push(String(error))
      page.on('console', hear).on('pageerror', note)
      await use(undefined)
      page.off('console', hear).off('pageerror', note)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export const PASSWORD = 'demonstracao'
export type Person = 'admin' | 'obras' | 'saude' | 'auditor' | 'visitante'

/** Comes in through the login screen. */
export async function login(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await page.getByPlaceholder('Email do administrador').fill(`${person}@demo.local`)
  await page.getByPlaceholder('Senha do administrador').fill(PASSWORD)
  // The page is loaded anew after a login; going on before that would be cut off by it.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await reloaded
  await expect(page.getByText('Olá, ')).toBeVisible()
}

/** What a browser keeps of each person's session; a password takes long to compare, so each worker does it once. */
const sessions = new Map<Person, Promise<Record<string, unknown>>>()

async function openSession(page: Page, person: Person): Promise<Record<string, unknown>> {
  const data = { email: `${person}@demo.local`, password: PASSWORD }
  const { Token, Role, User } = await (await page.request.post('/api/login', { data })).json()
  return {
    Token,
    UserRole: Role,
    UserSecretariaId: User.id_secretaria,
    UserName: User.name,
    UserId: User.id,
  }
}

function sessionOf(page: Page, person: Person): Promise<Record<string, unknown>> {
  const session = sessions.get(person) ?? openSession(page, person)
  sessions.set(person, session)
  return session
}

/** A token for calls made beside the browser, as another person or another instance would. */
export const tokenOf = async (page: Page, person: Person): Promise<string> =>
  String((await sessionOf(page, person)).Token)

/**
 * Comes in without passing through the login screen, for journeys that look at something else. Their session is not theirs
 * alone: who ends one comes in through `login`.
 */
export async function enter(page: Page, person: Person): Promise<void> {
  await page.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value))
    },
    await sessionOf(page, person),
  )
}

/** Keeps what is asked for at these addresses waiting until it is let go. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Until the program draws its own page nothing in it answers: what stands there already is only shown. */
export const programShown = (page: Page): Promise<void> =>
  expect(page.locator('.outline-page')).toHaveCount(0)

/** Goes to an address as a link would, without loading the page anew. */
export async function goInside(page: Page, path: string): Promise<void> {
  await programShown(page)
  await page.evaluate((target) => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/**
 * One page for each person, kept by each worker: a context and a program that are there already take a third of the time.
 * For journeys that only look. That every screen opens by its own address is looked at in primeira-pintura.spec.ts and
 * rotas.spec.ts.
 */
export const lookingTest = test.extend<
  { person: Person | undefined },
  { pageOf: (person?: Person) => Promise<Page> }
>({
  person: [undefined, { option: true }],
  pageOf: [
    async ({ browser }, use) => {
      const kept = new Map<Person | undefined, Page>()
      await use(async (person) => {
        const page = kept.get(person) ?? (await browser.newPage())
        if (kept.has(person)) return page
        kept.set(person, page)
        if (person) await enter(page, person)
        await page.goto('/')
        await programShown(page)
        return page
      })
      for (const page of kept.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ pageOf, person, viewport }, use) => {
    const page = await pageOf(person)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await use(page)
  },
})

/** Goes to a screen by way of one that no other resembles, so that what is looked at is not the one before. */
export async function goAfresh(page: Page, path: string): Promise<void> {
  await goInside(page, '/nao-existe')
  await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible()
  await goInside(page, path)
}

/** The lines of a long table, list or reference are drawn alike: looking at all of them takes minutes and finds nothing more. */
const REPEATED = ['tbody > tr:nth-child(n + 6)', 'main li:nth-child(n + 8)', 'details:nth-of-type(n + 4)']

/** What axe is asked: WCAG 2.2 AA, with all that earlier versions have, and best practices. Left to itself it leaves out 2.2. */
const ASKED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Large enough, with something else over a part of it: a pin of the map stands where its place is, beside other pins, and
 * what a bar covers that stays in sight is scrolled free.
 */
const isCovered = ({ any }: axe.NodeResult) =>
  any.some(({ id, data }) => id === 'target-size' && data?.messageKey === 'partiallyObscured')

/** No violation of any of it. There are no frames, so axe runs in the page itself, once. */
export async function expectAccessible(page: Page): Promise<void> {
  await programShown(page)
  // What fades in has its colours once it is there.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ({ exclude, runOnly }): Promise<axe.AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { exclude },
        { runOnly, resultTypes: ['violations'] },
      ),
    { exclude: REPEATED, runOnly: ASKED },
  )
  const told = violations.flatMap(({ nodes }) =>
    nodes.filter((node) => !isCovered(node)).map((node) => `${node.html} ${node.failureSummary}`),
  )
  expect(told).toEqual([])
}

/** A name nobody else uses, so that journeys never meet. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** Opens the menu of a row, and answers the entry of that name. */
export async function inRowMenu(row: Locator, name: string): Promise<Locator> {
  // Rows of a search that is still under way make room for those that are found, and their menus with them.
  await expect(row.page().locator('table[aria-busy="true"]')).toHaveCount(0)
  const cell = row.locator('[data-part="actions"]')
  await expect(cell).toBeVisible()
  const word = cell.locator('a, button').filter({ hasText: new RegExp(`^${name}$`) })
  if ((await word.count()) > 0) return word
  await row.getByRole('button', { name: /^Ações de / }).click()
  await expect(row.page().getByRole('menu')).toBeVisible()
  return row.page().getByRole('menuitem', { name, exact: true })
}

/** Does what is offered for a row. */
export const rowAction = async (row: Locator, name: string): Promise<void> =>
  (await inRowMenu(row, name)).click()
