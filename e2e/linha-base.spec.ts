import { dayOf, formatDay } from '@paco/domain/shared/days'
import type { Page } from '@playwright/test'
import { decideOnly, openAuditoria } from './aditivos.ts'
import {
  enter,
  expect,
  expectAccessible,
  inRowMenu,
  type Person,
  rowAction,
  test,
  tokenOf,
  unique,
} from './support.ts'

async function call(page: Page, person: Person, method: 'POST' | 'PUT' | 'GET', path: string, data?: object) {
  const headers = { Authorization: `Bearer ${await tokenOf(page, person)}` }
  return (await page.request.fetch(path, { method, headers, ...(data && { data }) })).json()
}

/** A project of Obras whose baseline is frozen: more money was asked for. */
async function makeFrozen(page: Page): Promise<{ id: number; name: string; aditivo: number }> {
  const name = unique('Linha de base')
  const { id } = await call(page, 'obras', 'POST', '/api/createprojetocompleto', {
    nomeprojeto: name,
    valor: 1_000_000,
    datafimetapa1: '2026-01-20',
    datafimetapa2: '2026-02-20',
  })
  const [line] = await call(page, 'obras', 'GET', '/api/orcamentos/secretaria/12')
  const asked = await call(page, 'obras', 'POST', '/api/aditivos', {
    id_projeto: id,
    id_secretaria: 12,
    tipo: 'valor',
    valor: 200_000,
    id_orcamento: line.id,
    descricao_pedido: 'A sondagem encontrou rocha.',
  })
  return { id, name, aditivo: asked.id }
}

const notice = (page: Page) => page.getByText(/^Linha de base congelada desde/)
const read = async (page: Page, id: number) =>
  (await call(page, 'obras', 'GET', `/api/getprojetocompleto/${id}`)).Result[0]

test('its department reads what is frozen, fills in what is empty, and is shown the way', async ({
  page,
}) => {
  const { id } = await makeFrozen(page)
  await enter(page, 'obras')
  await page.goto(`/editemployee/${id}`)
  await expect(notice(page)).toHaveText(
    `Linha de base congelada desde ${formatDay(dayOf(new Date()))} (aditivo de valor solicitado).`,
  )
  await expect(page.getByLabel('Valor', { exact: true })).toHaveValue('1.000.000,00')
  await expect(page.getByLabel('Valor', { exact: true })).not.toBeEditable()
  await expect(page.getByLabel('Etapa 1: fim (congelado)')).not.toBeEditable()
  await page.getByLabel('Etapa 3: fim').fill('20/03/2026')
  await page.getByLabel('Descrição').fill('Com ciclovia.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page.getByText('Projeto atualizado com sucesso!')).toBeVisible()
  expect(await read(page, id)).toMatchObject({
    valor: 1_000_000,
    datafimetapa1: '2026-01-20',
    datafimetapa3: '2026-03-20',
    descricao: 'Com ciclovia.',
  })
  await page.goto(`/editprojetocompleto/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'painel do projeto' }).click()
  await expect(page).toHaveURL(new RegExp(`/viewprojetocompleto/${id}$`))
  await expect(page.getByRole('button', { name: 'Solicitar Aditivo' })).toBeVisible()
})

test('a form opened before the freeze is refused in words, and then shows what is frozen', async ({
  page,
}) => {
  const name = unique('Corrida')
  const { id } = await call(page, 'obras', 'POST', '/api/createprojetocompleto', {
    nomeprojeto: name,
    valor: 10,
  })
  await enter(page, 'obras')
  await page.goto(`/editemployee/${id}`)
  await page.getByLabel('Valor', { exact: true }).fill('99')
  await call(page, 'admin', 'PUT', `/api/updateprojetocompleto/${id}`, { situacaoetapa4: 'Concluído' })
  const { versao } = await read(page, id)
  expect(versao).toBe(2)
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  const dialog = page.getByRole('dialog', { name: 'Este registro foi alterado por outra pessoa' })
  await dialog.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
  await expect(page.getByRole('alert')).toContainText(
    '(etapa 4 concluída). Para mudar o valor, peça um aditivo',
  )
  await expect(notice(page)).toBeVisible()
  await expect(page.getByLabel('Valor', { exact: true })).toHaveValue('10,00')
})

test('an admin corrects with a reason, and the auditor reads it beside the meter', async ({ page }) => {
  const { id } = await makeFrozen(page)
  await enter(page, 'admin')
  await page.goto(`/editemployee/${id}`)
  await page.getByLabel('Valor', { exact: true }).fill('900.000,00')
  await page.getByLabel('Etapa 2: fim').fill('25/02/2026')
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page.getByRole('alert')).toContainText('Motivo da correção: Campo obrigatório.')
  await page.getByLabel('Motivo da correção').fill('Contrato assinado diz novecentos mil.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Alterar dados' }).click()
  await expect(page.getByText('Projeto atualizado com sucesso!')).toBeVisible()
  expect(await read(page, id)).toMatchObject({ valor: 900_000, valor_original: 900_000 })

  const context = await page.context().browser()?.newContext({ locale: 'pt-BR' })
  const auditor = await context?.newPage()
  if (!context || !auditor) throw new Error('No browser.')
  await enter(auditor, 'auditor')
  await auditor.goto(new URL(`/viewprojetocompleto/${id}`, page.url()).href)
  await openAuditoria(auditor)
  await decideOnly(auditor)
  await expect(auditor.getByText('valor: de R$ 1.000.000,00 para R$ 900.000,00')).toBeVisible()
  await expect(auditor.getByText('fim da etapa 2: de 20/02/2026 para 25/02/2026')).toBeVisible()
  await expect(auditor.getByText('Motivo: Contrato assinado diz novecentos mil.').first()).toBeVisible()
  await expect(auditor.getByText(/^Maria Antunes, em/)).toBeVisible()
  await expectAccessible(auditor)
  await expect(auditor.getByText(/^Registrou .*correç/).first()).toBeVisible()
  await auditor.goto(new URL(`/viewprojetocompleto/${id}/historico`, page.url()).href)
  await expect(auditor.getByText(/^Registrou .*correç/).first()).toBeVisible()
  await context.close()
})

test('a project on which an amendment was decided is offered for archiving, not for deletion', async ({
  page,
}) => {
  const { id, name, aditivo } = await makeFrozen(page)
  await enter(page, 'admin')
  await page.goto(`/employee?busca=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  // Decided between the look at the list and the click: the server's own words are shown.
  await rowAction(row, 'Excluir')
  await call(page, 'auditor', 'PUT', `/api/aditivos/${aditivo}/rejeitar`, {
    descricao_decisao: 'Sem estudo.',
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('alert')).toContainText('um aditivo dele já foi decidido')
  await expect(await inRowMenu(row, 'Arquivar')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Excluir', exact: true })).toHaveCount(0)
  expect((await read(page, id)).id).toBe(id)
})
