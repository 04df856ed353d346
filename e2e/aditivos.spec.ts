import { addDays, dayOf, formatDay } from '@paco/domain/shared/days'
import type { Locator, Page } from '@playwright/test'
import { enter, expect, expectAccessible, type Person, test, tokenOf, unique } from './support.ts'

const today = dayOf(new Date())
const day = (days: number) => addDays(today, days)

/** A project of Obras with a contract of a million reais, thirty days a stage. */
async function createProjeto(page: Page): Promise<{ id: number; name: string }> {
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

const fact = (place: Page | Locator, label: string) =>
  place.locator('dt').getByText(label, { exact: true }).locator('xpath=following-sibling::dd')

/** The project's dashboard as another person sees it, in a browser of their own. */
async function openAs(page: Page, person: Person, path: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale: 'pt-BR' })
  if (!context) throw new Error('No browser.')
  const other = await context.newPage()
  await enter(other, person)
  await other.goto(new URL(path, page.url()).href)
  return other
}

async function requestValor(page: Page, valor: string): Promise<void> {
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

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** From the dashboard to what waits for a decision on the project. */
async function openAuditoria(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Abrir Auditoria de Aditivos' }).click()
  await expect(title(page)).toHaveText('Auditoria de Aditivos')
}

/** Opens the one request that waits there. */
async function decideOnly(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Decidir' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Decidir' }).click()
}

test('value: asked for, rejected with words, asked for again, approved; the project and its history tell', async ({
  page,
}) => {
  const { id } = await createProjeto(page)
  const path = `/viewprojetocompleto/${id}`
  await enter(page, 'obras')
  await page.goto(path)
  await requestValor(page, '300000')
  await expect(page.getByText('Passaria do limite', { exact: true })).toBeVisible()
  await requestValor(page, '200000')
  await expect(page.getByText('2 pendentes')).toBeVisible()

  const auditor = await openAs(page, 'auditor', path)
  await openAuditoria(auditor)
  await auditor
    .getByRole('row')
    .filter({ hasText: '300.000,00' })
    .getByRole('link', { name: 'Decidir' })
    .click()
  await expect(title(auditor)).toHaveText('Aditivo de valor: R$ 300.000,00')
  await auditor.getByRole('button', { name: 'Registrar decisão' }).click()
  await expect(auditor.getByText('Selecione aprovado ou reprovado.').first()).toBeVisible()
  await auditor.getByRole('radio', { name: 'Rejeitado' }).check()
  await expect(auditor.getByRole('button', { name: 'Rejeitar' })).toBeDisabled()
  await expect(auditor.getByText('Justificativa é obrigatória para reprovação.').first()).toBeVisible()
  await auditor.getByLabel(/^Justificativa/).fill('Acima do limite legal, sem estudo que o justifique.')
  await auditor.getByRole('button', { name: 'Rejeitar' }).click()
  await expect(auditor.getByText('Aditivo rejeitado com sucesso.')).toBeVisible()
  await auditor.getByRole('link', { name: 'Voltar à lista' }).click()

  await decideOnly(auditor)
  await expect(title(auditor)).toHaveText('Aditivo de valor: R$ 200.000,00')
  await expect(fact(auditor, 'Valor do projeto')).toHaveText('R$ 1.000.000,00 → R$ 1.200.000,00')
  await auditor.getByRole('radio', { name: 'Aprovado' }).check()
  await auditor.getByRole('button', { name: 'Aprovar' }).click()
  await expect(auditor.getByText('Aditivo aprovado com sucesso.')).toBeVisible()
  await expectAccessible(auditor)
  await auditor.context().close()

  await page.reload()
  await expect(fact(page, 'Orçado')).toHaveText('R$ 1.200.000,00')
  await expect(fact(page, 'Valor original')).toHaveText('R$ 1.000.000,00')
  await expect(page.getByText('1 aprovado, 1 rejeitado')).toBeVisible()
  await page.getByRole('button', { name: 'Solicitações de Aditivo' }).click()
  const history = page.getByRole('dialog', { name: 'Solicitações de Aditivo' })
  await expect(history.getByText('Acima do limite legal, sem estudo que o justifique.')).toBeVisible()
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByText('Aprovou o aditivo de valor').first()).toBeVisible()
  await expect(page.getByText('Rejeitou o aditivo de valor').first()).toBeVisible()
  await expect(page.getByText('Pediu o aditivo de valor').first()).toBeVisible()
})

test('sent back, corrected, sent again and approved; another is withdrawn', async ({ page }) => {
  const { id } = await createProjeto(page)
  const path = `/viewprojetocompleto/${id}`
  await enter(page, 'obras')
  await page.goto(path)
  await page.getByRole('button', { name: 'Solicitar Aditivo' }).click()
  const asking = page.getByRole('dialog', { name: 'Solicitar Aditivo' })
  await asking.getByRole('radio', { name: 'Supressão' }).check()
  await asking.getByLabel(/^Valor da supressão/).fill('300000')
  await asking.getByLabel(/^Justificativa/).fill('O último trecho sai do projeto.')
  await expect(asking.getByText(/as supressões passam do limite legal de 25%/)).toBeVisible()
  await expectAccessible(page)
  await asking.getByRole('button', { name: 'Enviar solicitação' }).click()
  await expect(asking).toBeHidden()

  const auditor = await openAs(page, 'auditor', path)
  await openAuditoria(auditor)
  await decideOnly(auditor)
  await auditor.getByRole('radio', { name: 'Devolver para correção' }).check()
  await expect(auditor.getByRole('button', { name: 'Devolver', exact: true })).toBeDisabled()
  await auditor.getByLabel(/^O que falta corrigir/).fill('O trecho custa menos: conferir a planilha.')
  await expectAccessible(auditor)
  await auditor.getByRole('button', { name: 'Devolver', exact: true }).click()
  await expect(auditor.getByText('Aditivo devolvido para correção.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('1 devolvido', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Solicitações de Aditivo' }).click()
  const history = page.getByRole('dialog', { name: 'Solicitações de Aditivo' })
  await expect(history.getByText('O trecho custa menos: conferir a planilha.')).toBeVisible()
  await expectAccessible(page)
  await history.getByRole('button', { name: 'Corrigir e reenviar' }).click()
  const correcting = page.getByRole('dialog', { name: 'Corrigir Solicitação' })
  await correcting.getByLabel(/^Valor da supressão/).fill('200000')
  await correcting.getByRole('button', { name: 'Reenviar solicitação' }).click()
  await expect(correcting).toBeHidden()
  await expect(history.getByText('Aditivo de supressão: R$ 200.000,00')).toBeVisible()
  await page.keyboard.press('Escape')

  await auditor.reload()
  await expect(fact(auditor, 'Valor do projeto')).toHaveText('R$ 1.000.000,00 → R$ 800.000,00')
  await expect(fact(auditor, 'Supressões aprovadas')).toHaveText('0% → 20%')
  await auditor.getByRole('radio', { name: 'Aprovado' }).check()
  await auditor.getByRole('button', { name: 'Aprovar' }).click()
  await expect(auditor.getByText('Aditivo aprovado com sucesso.')).toBeVisible()
  await auditor.context().close()

  await page.reload()
  await expect(fact(page, 'Orçado')).toHaveText('R$ 800.000,00')
  await requestValor(page, '1000')
  await page.getByRole('button', { name: 'Solicitações de Aditivo' }).click()
  await history.getByRole('button', { name: 'Retirar solicitação' }).click()
  await page.getByRole('button', { name: 'Retirar', exact: true }).click()
  await expect(page.getByText('Solicitação retirada.')).toBeVisible()
  await expect(history.getByText('Retirado', { exact: true }).first()).toBeVisible()
  await history.getByRole('button', { name: 'Registrar o termo' }).click()
  const termo = page.getByRole('dialog', { name: 'Registrar o termo' })
  await termo.getByLabel(/^Número do termo/).fill('1/2026')
  await termo.getByRole('button', { name: 'Registrar' }).click()
  await expect(termo).toBeHidden()
  await expect(fact(history, 'Termo')).toHaveText('1/2026')
})

test('deadline: the ends move, the first ones stay beside them', async ({ page }) => {
  const { id } = await createProjeto(page)
  const path = `/viewprojetocompleto/${id}`
  await enter(page, 'obras')
  await page.goto(path)
  await page.getByRole('button', { name: 'Solicitar Aditivo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Solicitar Aditivo' })
  await dialog.getByRole('radio', { name: 'Prazo' }).check()
  await dialog.getByRole('button', { name: 'Enviar solicitação' }).click()
  await expect(dialog.getByText('Informe um prazo válido.').first()).toBeVisible()
  await expect(dialog.getByText('Selecione uma etapa.').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/^Prazo \(dias\)/).fill('15')
  await dialog.getByRole('combobox', { name: 'Etapa' }).click()
  await page.getByRole('option', { name: /^5 - Acompanhamento contratual/ }).click()
  await expect(fact(dialog, '6 - Prestação de contas e lições aprendidas')).toHaveText(
    `${formatDay(day(209))} → ${formatDay(day(224))}`,
  )
  await dialog.getByRole('button', { name: 'Enviar solicitação' }).click()
  await expect(dialog).toBeHidden()

  const auditor = await openAs(page, 'auditor', '/aditivos?status=pendente')
  await auditor
    .getByRole('searchbox')
    .fill((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
  const row = auditor.getByRole('row').filter({ hasText: 'Ponte dos aditivos' })
  await expect(row).toHaveCount(1)
  // What is in the address is what one comes back to.
  await expect(auditor).toHaveURL(/busca=/)
  await row.getByRole('link', { name: 'Decidir' }).click()
  await auditor.getByRole('radio', { name: 'Aprovado' }).check()
  await auditor.getByRole('button', { name: 'Aprovar' }).click()
  await expect(auditor.getByText('Aditivo aprovado com sucesso.')).toBeVisible()
  await auditor.getByRole('link', { name: 'Voltar à lista' }).click()
  await expect(auditor.getByText('Nenhum aditivo encontrado.')).toBeVisible()
  await auditor.context().close()

  await page.reload()
  await expect(fact(page, 'Prazo')).toHaveText(formatDay(day(224)))
  await expect(fact(page, 'Prazo original')).toHaveText(formatDay(day(209)))
})

test('above 25% the approval needs words; nobody is offered what is not theirs', async ({ page }) => {
  const { id } = await createProjeto(page)
  const path = `/viewprojetocompleto/${id}`
  await enter(page, 'obras')
  await page.goto(path)
  await requestValor(page, '250000,01')
  const auditor = await openAs(page, 'auditor', path)
  await expect(auditor.getByRole('button', { name: 'Solicitar Aditivo' })).toHaveCount(0)
  await openAuditoria(auditor)
  await decideOnly(auditor)
  await auditor.getByRole('radio', { name: 'Aprovado' }).check()
  await auditor.getByRole('button', { name: 'Aprovar' }).click()
  await expect(
    auditor.getByText('O aditivo passa do limite de 25%: justifique a aprovação.').first(),
  ).toBeVisible()
  await auditor.getByLabel(/^Justificativa/).fill('Fato imprevisível, parecer jurídico nos autos.')
  await auditor.getByRole('button', { name: 'Aprovar' }).click()
  await expect(auditor.getByText('Aditivo aprovado com sucesso.')).toBeVisible()
  await auditor.context().close()

  const stranger = await openAs(page, 'saude', path)
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(stranger.getByText('Cronograma').first()).toBeVisible()
  await expect(stranger.getByRole('button', { name: /Aditivo/ })).toHaveCount(0)
  await stranger.context().close()
})

test('the auditor asks, the department answers, the keyboard decides, the next one opens', async ({
  page,
}) => {
  const { id } = await createProjeto(page)
  const path = `/viewprojetocompleto/${id}`
  await enter(page, 'obras')
  await page.goto(path)
  await requestValor(page, '1000')
  await requestValor(page, '2000')

  const auditor = await openAs(page, 'auditor', path)
  await openAuditoria(auditor)
  await auditor
    .getByRole('row')
    .filter({ hasText: '1.000,00' })
    .getByRole('link', { name: 'Decidir' })
    .click()
  await expect(title(auditor)).toHaveText('Aditivo de valor: R$ 1.000,00')
  await auditor.getByLabel(/^Mensagem/).fill('Onde está a sondagem?')
  await auditor.keyboard.press('Control+Enter')
  await expect(auditor.getByText('Aguarda resposta', { exact: true })).toBeVisible()
  await expectAccessible(auditor)

  await page.goto(new URL(auditor.url()).pathname)
  await expect(page.getByText('Onde está a sondagem?')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByLabel(/^Mensagem/).fill('Na folha 112 do processo.')
  await page.getByRole('button', { name: 'Responder' }).click()
  await expect(page.getByText('Respondida', { exact: true })).toBeVisible()

  await auditor.reload()
  await expect(auditor.getByText('Na folha 112 do processo.')).toBeVisible()
  await auditor.keyboard.press('r')
  await expect(auditor.getByRole('radio', { name: 'Rejeitado' })).toBeChecked()
  await expect(auditor.getByLabel(/^Justificativa/)).toBeFocused()
  await auditor.keyboard.type('A folha 112 trata de outra obra.')
  await auditor.keyboard.press('Control+Enter')
  await expect(auditor.getByText('Aditivo rejeitado com sucesso.')).toBeVisible()
  const next = auditor.getByRole('link', { name: /^Próximo da fila \(\d+\)$/ })
  await expect(next).toBeFocused()
  await expect(auditor.getByText('Encerrada com o pedido.')).toBeVisible()
  await auditor.keyboard.press('n')
  await expect(title(auditor)).not.toHaveText('Aditivo de valor: R$ 1.000,00')
  await expect(auditor.getByText('Pendente', { exact: true }).first()).toBeVisible()
  await auditor.context().close()
})

test('a request whose answer was lost is sent again without being doubled', async ({ page }) => {
  const { id } = await createProjeto(page)
  await enter(page, 'obras')
  await page.goto(`/viewprojetocompleto/${id}`)
  // The server gets it; the answer never arrives.
  await page.route('**/api/aditivos', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Solicitar Aditivo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Solicitar Aditivo' })
  await dialog.getByLabel(/^Valor do acréscimo/).fill('1000')
  await dialog.getByLabel(/^Justificativa/).fill('Rocha.')
  await dialog.getByRole('button', { name: 'Enviar solicitação' }).click()
  await expect(dialog.getByText('Erro na conexão com o servidor')).toBeVisible()
  await page.unroute('**/api/aditivos')
  await dialog.getByRole('button', { name: 'Enviar solicitação' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 pendente', { exact: true })).toBeVisible()
})
