import { addDays, dayOf } from '@paco/domain/shared/days'
import type { Locator, Page } from '@playwright/test'
import { enter, expect, type Person, tokenOf, unique } from './support.ts'

const today = dayOf(new Date())
export const day = (days: number) => addDays(today, days)

/** A project of Obras with a contract of a million reais, thirty days a stage. */
export async function createProjeto(page: Page): Promise<{ id: number; name: string }> {
  const name = unique('Ponte dos aditivos')
  const etapas = [1, 2, 3, 4, 5, 6].map((numero) => ({
    [`datainicioetapa${numero}`]: day(numero * 30),
    [`datafimetapa${numero}`]: day(numero * 30 + 29),
    [`prazoetapa${numero}`]: 30,
  }))
  const reply = await page.request.post('/api/createprojetocompleto', {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'obras')}` },
    data: { id_secretaria: 12, nomeprojeto: name, valor: 1_000_000, ...Object.assign({}, ...etapas) },
  })
  return { id: (await reply.json()).id, name }
}

export const fact = (place: Page | Locator, label: string) =>
  place.locator('dt').getByText(label, { exact: true }).locator('xpath=following-sibling::dd')

/** The project's dashboard as another person sees it, in a browser of their own. */
export async function openAs(page: Page, person: Person, path: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale: 'pt-BR' })
  if (!context) throw new Error('No browser.')
  const other = await context.newPage()
  await enter(other, person)
  await other.goto(new URL(path, page.url()).href)
  return other
}

export async function requestValor(page: Page, valor: string): Promise<void> {
  await page.getByRole('button', { name: 'Solicitar Aditivo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Solicitar Aditivo' })
  await expect(dialog.getByText(/^Saldo: R\$ /)).toBeVisible()
  await dialog.getByLabel(/^Valor do acréscimo/).fill(valor)
  await dialog.getByLabel(/^Justificativa/).fill('A sondagem encontrou rocha.')
  await dialog.getByRole('button', { name: 'Enviar solicitação' }).click()
  await expect(dialog.getByText('Solicitação enviada com sucesso!')).toBeVisible()
  // It closes by itself.
  await expect(dialog).toBeHidden()
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** From the dashboard, through the dialog, to the list of what waits for a decision on the project. */
export async function openAuditoria(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir Auditoria de Aditivos' }).click()
  await page.getByRole('link', { name: 'Ver em página inteira' }).click()
  await expect(title(page)).toHaveText('Aditivos')
}

/** Opens the one request that waits there. */
export async function decideOnly(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Decidir' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Decidir' }).click()
}
