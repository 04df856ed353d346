import type { Page } from '@playwright/test'
import { compact, readPdf, readSheets } from '../packages/server/src/pdf/read-pdf.testing.ts'
import { expect, goAfresh, lookingTest as test } from './support.ts'

/** Every list, with how many rows are whole, without scrolling, on the municipal laptop: ten, or all that a short one has. */
const LISTS: [path: string, least?: number][] = [
  ['/projetocompleto', 12],
  ['/employee', 12],
  // Four counters of the specification stand above it.
  ['/fichaprojeto', 10],
  ['/legado'],
  ['/orcamento', 12],
  ['/opcoesorcamento', 12],
  ['/calendario', 12],
  ['/projetosbairros', 12],
  ['/listapca', 8],
  ['/conveniosdade', 12],
  ['/conveniosestadual'],
  ['/conveniosfederal'],
  ['/conveniosfinisa'],
  ['/conveniossempapel'],
  ['/aditivos', 12],
  ['/usuarios'],
  // A row of the trail is as high as what it says was changed.
  ['/auditoria', 8],
  ['/fichasecretario', 12],
  ['/contratos', 12],
  ['/medicoes', 12],
  // Whoever builds it and its numbers stand below each other.
  ['/transparencia/obras', 6],
  ['/transparencia/contratos', 6],
  ['/transparencia/fiscais', 9],
  ['/transparencia/pca', 8],
  ['/transparencia/convenios', 8],
  // Who gave it and their party stand below each other.
  ['/transparencia/emendas', 7],
  ['/emendas', 12],
]

/** The narrow window, a tablet, and two usual windows at twice the size. */
const NARROW = [1024, 768, 720, 683]

test.describe.configure({ mode: 'parallel' })
test.use({ person: 'admin' })

async function openList(page: Page, path: string) {
  await goAfresh(page, path)
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** What of the table as it stands now cannot be read, and how many of its rows are whole. */
const look = (page: Page) =>
  page.locator('main table').evaluate((table) => {
    const box = (element: Element) => element.getBoundingClientRect()
    const sheet = box(table.closest('section') as Element)
    const unreadable = [...table.querySelectorAll('tbody tr')].flatMap((row) => {
      const actions = row.querySelector('[data-part="actions"]')
      return [...row.querySelectorAll<HTMLElement>('td[data-tabular]:not(:has(button))')]
        .filter((cell) => {
          const { left, right, top, bottom, width } = box(cell)
          if (width === 0) return false
          const over = actions && box(actions)
          const covered =
            over && left < over.right && over.left < right && top < over.bottom && over.top < bottom
          const cut = cell.scrollWidth > cell.clientWidth + 1
          return covered || cut || right > sheet.right + 1 || left < sheet.left - 1
        })
        .map((cell) => cell.textContent)
    })
    const rows = [...table.querySelectorAll('tbody tr')]
    const scroller = table.parentElement as Element
    return {
      unreadable,
      sideways: scroller.scrollWidth - scroller.clientWidth + document.body.scrollWidth - innerWidth,
      rows: rows.length,
      whole: rows.filter((row) => box(row).top >= 0 && box(row).bottom <= innerHeight).length,
    }
  })

/** A list takes no more sheets than it needs: each but the last is full, as far as rows are whole. */
const expectFilled = (sheets: readonly { filled: number }[]) =>
  expect(sheets.slice(0, -1).filter(({ filled }) => filled < 2 / 3)).toEqual([])

for (const [path, least] of LISTS) {
  test(`${path} shows enough rows on a low screen, covers nothing on narrow ones, and fills its paper`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await openList(page, path)
    const low = async () => {
      const seen = await look(page)
      return { ...seen, enough: seen.whole >= (least ?? Math.min(10, seen.rows)) }
    }
    await expect.poll(low).toMatchObject({ enough: true, unreadable: [], sideways: 0 })
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 600 })
      await expect.poll(() => look(page), `${width} px`).toMatchObject({ unreadable: [], sideways: 0 })
    }

    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const head = await page
      .locator('main th:not([data-part])')
      .evaluateAll((cells) => cells.map(({ textContent }) => textContent ?? ''))
    const rows = await page.locator('main tbody tr').evaluateAll((all) =>
      all.map((row) => {
        // As it is seen: what is only read aloud is not printed, and what a line unfolds into stays folded on paper.
        for (const one of row.querySelectorAll<HTMLElement>('*'))
          if (getComputedStyle(one).position === 'absolute' && one.offsetWidth <= 1) one.remove()
        return [...row.querySelectorAll<HTMLElement>('[data-heading], [data-tabular]')].map(
          ({ innerText }) => innerText,
        )
      }),
    )

    const pdf = await page.pdf({ preferCSSPageSize: true })
    const { pages } = await readPdf(pdf)
    const sheets = await readSheets(pdf)
    expectFilled(sheets)
    // The last of them may have short words alone in its last column.
    const widest = Math.max(...sheets.map(({ left, right, width }) => (right - left) / width))
    expect(widest).toBeGreaterThan(0.8)
    for (const sheet of sheets) {
      expect(sheet.width).toBeGreaterThan(sheet.height)
      // A table wider than its sheet would be drawn smaller than it is set.
      expect(sheet.smallest).toBeGreaterThan(6.9)
    }
    for (const text of pages) for (const label of head) expect(text).toContain(compact(label))
    for (const part of ['Prefeitura Municipal', title, `${rows.length}`, 'Impresso em'])
      expect(pages[0]).toContain(compact(part))
    // No row is cut in two.
    for (const row of rows)
      expect(
        pages.some((text) => row.every((cell) => text.includes(compact(cell)))),
        row.join(' '),
      ).toBe(true)
  })
}

test('/transparencia/dotacoes fills its sheets of paper, with the tree and then its rows', async ({
  page,
}) => {
  await openList(page, '/transparencia/dotacoes')
  await expect(page.locator('main summary').first()).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const sheets = await readSheets(pdf)
  expect(sheets.length).toBeGreaterThan(1)
  for (const { width, height } of sheets) expect(width).toBeGreaterThan(height)
  expectFilled(sheets)
  const { pages } = await readPdf(pdf)
  const head = await page
    .locator('main th:not([data-part])')
    .evaluateAll((cells) => cells.map(({ textContent }) => textContent ?? ''))
  for (const label of head) expect(pages.at(-1)).toContain(compact(label))
})

test('/checklist shows ten rows below its six switches', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openList(page, '/checklist')
  await expect.poll(async () => (await look(page)).whole).toBeGreaterThanOrEqual(10)
})

test('the paper says which filter its rows belong to', async ({ page }) => {
  await openList(page, '/projetocompleto?busca=escola&status=Atrasado')
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(pages[0]).toContain(compact('Pesquisa: “escola” · Situação: Atrasado'))
})

test('a text cut after two lines is whole when pointed at and when searched for', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openList(page, '/conveniosfederal')
  const text = page.locator('main td[data-label="Status"] > div', {
    hasText: 'Prestação de Contas Concluída',
  })
  const whole = (cell: Element) => cell.scrollHeight <= cell.clientHeight + 1
  expect(await text.first().evaluate(whole)).toBe(false)
  await text.first().hover()
  await expect(text.first()).toHaveAttribute('title', 'Prestação de Contas Concluída')

  await page.getByRole('searchbox').fill('Contas Concluída')
  await expect(text.first().locator('mark')).toBeVisible()
  expect(await text.first().evaluate(whole)).toBe(true)
})
