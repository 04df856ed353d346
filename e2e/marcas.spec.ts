import { enter, expect, test } from './support.ts'

const MARKS = [
  { marca: 'atrasada', label: 'etapa atrasada' },
  { marca: 'nao_iniciada', label: 'etapa não iniciada no prazo' },
]

for (const { marca, label } of MARKS) {
  test(`${label}: from the panel's count to its list, and to the project that says why`, async ({ page }) => {
    await page.goto('/graficobarra')
    const counter = page.getByRole('list', { name: 'Processos por etapa' }).getByRole('link', { name: label })
    const counted = Number((await counter.textContent())?.match(/^\d+/)?.[0])
    expect(counted).toBeGreaterThan(0)
    await counter.click()
    await expect(page).toHaveURL(new RegExp(`/projetocompleto\\?marca=${marca}$`))
    await expect(page.getByText(`${counted} processos.`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`${counted} processos.`)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: label }).first()
    const mark = row.getByText(label)
    await expect(mark).toHaveAttribute('title', /^Etapa \d · .+: fim previsto \d\d\/\d\d\/\d{4}/)
    await row.getByRole('link').first().click()
    await expect(page.getByRole('alert')).toContainText(
      marca === 'atrasada' ? 'Etapas atrasadas:' : 'Etapas não iniciadas no prazo:',
    )
  })
}

test('a status that says all is well does not hide a late stage, on list, map and deadlines', async ({
  page,
}) => {
  await enter(page, 'admin')
  await page.goto('/employee?status=Em+andamento&marca=atrasada')
  const row = page.getByRole('row').filter({ hasText: 'etapa atrasada' }).first()
  await expect(row).toContainText('Em andamento')

  await page.goto('/mapa')
  await page.getByRole('combobox', { name: 'Etapas' }).click()
  await page.getByRole('option', { name: 'Etapa atrasada' }).click()
  await expect(page).toHaveURL(/marca=atrasada/)
  const points = page.getByRole('list', { name: 'Projetos no mapa' })
  await expect(points.getByText('etapa atrasada').first()).toBeVisible()
  await points.getByRole('button').first().click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Etapa \d · /)
      .first(),
  ).toBeVisible()

  await page.goto('/prazos?marca=nao_iniciada')
  await expect(page.getByText(/^\d+ prazos vencidos \(.+ em \d+ processos\),/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'vencido há' }).first()).toContainText(
    'etapa não iniciada no prazo',
  )
})
