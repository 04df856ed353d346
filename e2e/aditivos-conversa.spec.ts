import { createProjeto, openAs, openAuditoria, requestValor, title } from './aditivos.ts'
import { enter, expect, expectAccessible, test } from './support.ts'

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
