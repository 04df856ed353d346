import { formatDay } from '@paco/domain/shared/days'
import {
  createProjeto,
  day,
  decideOnly,
  fact,
  openAs,
  openAuditoria,
  requestValor,
  title,
} from './aditivos.ts'
import { enter, expect, expectAccessible, test } from './support.ts'

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
  await auditor.setViewportSize({ width: 1366, height: 768 })
  await auditor.getByRole('button', { name: 'Abrir Auditoria de Aditivos' }).click()
  const dialog = auditor.getByRole('dialog', { name: 'Auditoria de Aditivos' })
  const asked = dialog.getByRole('listitem').filter({ hasText: '300.000,00' })
  await asked.getByRole('button', { name: 'Decidir', exact: true }).click()
  await asked.getByRole('button', { name: 'Registrar decisão' }).click()
  await expect(asked.getByText('Selecione aprovado ou reprovado.').first()).toBeVisible()
  await asked.getByRole('radio', { name: 'Rejeitado' }).check()
  await expect(asked.getByRole('button', { name: 'Rejeitar' })).toBeDisabled()
  await expect(asked.getByText('Justificativa é obrigatória para reprovação.').first()).toBeVisible()
  await expectAccessible(auditor)
  await asked.getByLabel(/^Justificativa/).fill('Acima do limite legal, sem estudo que o justifique.')
  await asked.getByRole('button', { name: 'Rejeitar' }).click()
  await expect(auditor.getByText('Aditivo rejeitado com sucesso.')).toBeVisible()
  await expect(asked.getByText('Rejeitado', { exact: true }).first()).toBeVisible()
  await auditor.keyboard.press('Escape')

  await openAuditoria(auditor)
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

for (const width of [1024, 1366, 1440]) {
  test(`works are told apart in the list of amendments, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await enter(page, 'auditor')
    await page.goto('/aditivos')
    const names = page
      .getByRole('row')
      .getByRole('link')
      .filter({ hasNotText: /^Decidir$/ })
    await expect(names.first()).toBeVisible()
    /** Of each name, the letters that are seen and those that it has. */
    const seen = await names.evaluateAll((links) =>
      links.map((link) => {
        const text = link.firstChild as Text
        const bottom = link.parentElement?.getBoundingClientRect().bottom ?? 0
        const letters = Array.from({ length: text.length }, (_, at) => {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().bottom <= bottom + 1
        })
        return { seen: letters.filter(Boolean).length, all: text.length }
      }),
    )
    expect(seen.filter((one) => one.seen < Math.min(24, one.all))).toEqual([])
  })
}
