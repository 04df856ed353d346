import { addDays, dayOf } from '@paco/domain/shared/days'
import { expect, test, tokenOf, unique } from './support.ts'

test('the flag hoje is whole on a phone, at the first and at the last day of a chart', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'obras')}` }
  const today = dayOf(new Date())
  const ids: number[] = []
  for (const [from, to] of [
    [0, 44],
    [-44, 0],
  ] as const) {
    const data = {
      nomeprojeto: unique('Bandeira'),
      id_secretaria: 12,
      datainicioetapa1: addDays(today, from),
      datafimetapa1: addDays(today, to),
    }
    const reply = await page.request.post('/api/createprojetocompleto', { headers, data })
    ids.push((await reply.json()).id)
  }
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [...ids.map((id) => `/viewprojetocompleto/${id}`), '/gantt4']) {
      await page.goto(path)
      const flag = page.getByRole('grid').first().getByText('hoje', { exact: true })
      await expect(flag).toBeVisible()
      // Cut by nothing that scrolls or hides around it.
      const cut = () =>
        flag.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          let around = element.parentElement
          while (around && getComputedStyle(around).overflowX === 'visible') around = around.parentElement
          const box = (around ?? document.body).getBoundingClientRect()
          return left < box.left || right > box.right
        })
      await expect.poll(cut, `${path} at ${width}`).toBe(false)
    }
  }
})

test('figures stand under each other; words keep the widths of their letters', async ({ page }) => {
  await page.goto('/projetosbairros')
  const widthsIn = (column: string) =>
    page
      .locator(`tbody td[data-label="${column}"]`)
      .first()
      .evaluate((cell) => getComputedStyle(cell).fontVariantNumeric)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  expect(await widthsIn('Valor (R$)')).toBe('tabular-nums')
  expect(await widthsIn('ID')).toBe('tabular-nums')
  expect(await widthsIn('Descrição')).toBe('normal')
  expect(await widthsIn('Programa')).toBe('normal')
})
