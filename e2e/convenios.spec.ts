import { enter, expect, test, tokenOf, unique } from './support.ts'

test('an admin creates an agreement, is warned about the total, edits and deletes it', async ({ page }) => {
  const name = unique('Passarela do Mercado')
  await enter(page, 'admin')
  await page.goto('/conveniosestadual')
  await page.getByRole('link', { name: 'Novo convênio' }).click()
  await expect(page.getByRole('heading', { name: 'Novo convênio ESTADUAL', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Salvar convênio' }).click()
  await expect(page.getByText('Campo obrigatório.').first()).toBeVisible()

  await page.getByLabel('Projeto').fill(name)
  await page.getByLabel('Nº do convênio').fill('101010/2026')
  await page.getByLabel('Ano').fill('2026')
  await page.getByLabel('Repasse').fill('1234,5')
  await page.getByLabel('Contrapartida').fill('R$ 100,00')
  await page.getByLabel('Valor total').fill('2000')
  await expect(page.getByLabel('Repasse')).toHaveValue('1.234,50')
  const warning = page.getByText('Repasse e contrapartida somam R$ 1.334,50')
  await expect(warning).toContainText('o total informado é R$ 665,50 maior.')
  await page.getByLabel('Valor total').fill('1334,50')
  await expect(warning).toBeHidden()
  await page.getByLabel('Assinatura do termo').fill('02/03/2026')
  await page.getByLabel('Vigência do convênio').fill('31/12/2035')
  await page.getByLabel('Vigência do contrato').fill('30/06/2035')
  await page.getByLabel('Empresa').fill('Vale Azul Construções Ltda.')
  await page.getByLabel('Fiscal').fill('Eng. Marina Couto')
  await page.getByLabel('Conta bancária').fill('Banco 000, c/c 90.555-1')
  await page.getByRole('combobox', { name: 'Status' }).fill('Em licitação')
  await page.getByRole('combobox', { name: 'Status' }).press('Tab')
  await page.getByRole('button', { name: 'Salvar convênio' }).click()
  await expect(page.getByText('Convênio criado com sucesso!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Convênios ESTADUAL', level: 1 })).toBeVisible()

  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('1.334,50')
  await row.getByRole('link', { name: 'Editar' }).click()
  await expect(page.getByLabel('Vigência do contrato')).toHaveValue('30/06/2035')
  await page.getByRole('combobox', { name: 'Status' }).fill('Em execução')
  await page.getByRole('combobox', { name: 'Status' }).press('Tab')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Convênio atualizado com sucesso!')).toBeVisible()

  await page.getByRole('searchbox').fill(name)
  await expect(row).toContainText('Em execução')
  await row.getByRole('link', { name: 'Editar' }).click()
  await page.getByText('Histórico').click()
  await expect(page.getByRole('cell', { name: 'Em licitação' }).first()).toBeVisible()
  await page.goto(`/conveniosestadual?busca=${encodeURIComponent(name)}`)
  await row.getByRole('button', { name: 'Deletar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deseja realmente deletar este convênio?' })
  await dialog.getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByText('Convênio deletado!')).toBeVisible()
  await expect(page.getByText('Nenhum convênio encontrado.')).toBeVisible()
})

test('strangers read the lists, without bank accounts and without anything to change', async ({ page }) => {
  const account = `c/c ${crypto.randomUUID().slice(0, 8)}`
  const name = unique('Coreto')
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` }
  const data = { objeto: name, empresa: 'Praça & Pedra', conta_bancaria: account }
  await page.request.post('/api/conveniosdade', { headers, data })
  await page.goto(`/conveniosdade?busca=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  await expect(page.getByRole('link', { name: 'Novo convênio' })).toHaveCount(0)
  await expect(row.getByRole('link', { name: 'Editar' })).toHaveCount(0)
  await row.getByRole('button', { name: 'Detalhes' }).click()
  await expect(page.getByText('Praça & Pedra')).toBeVisible()
  await expect(page.getByText('Conta bancária')).toHaveCount(0)
  await page.getByRole('searchbox').fill(account)
  await expect(page.getByText('Nenhum convênio encontrado.')).toBeVisible()

  await enter(page, 'visitante')
  await page.goto(`/conveniosdade?busca=${encodeURIComponent(account)}`)
  await row.getByRole('button', { name: 'Detalhes' }).click()
  await expect(page.getByText(account, { exact: true })).toBeVisible()
  await page.goto('/addconveniosdade')
  await expect(page.getByRole('heading', { name: 'Convênios DADE', level: 1 })).toBeVisible()
})

test('every spelling of the forms arrives, in any case', async ({ page }) => {
  await page.goto('/editconveniosfinisa/1')
  await expect(page.getByRole('heading', { name: 'Login Administrativo' })).toBeVisible()
  await enter(page, 'admin')
  const families = {
    dade: 'DADE',
    estadual: 'ESTADUAL',
    federal: 'FEDERAL',
    finisa: 'FINISA',
    sempapel: 'SEM PAPEL',
  }
  for (const [key, label] of Object.entries(families)) {
    for (const path of [`/addconvenios${key}`, `/addconvenios_${key}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: `Novo convênio ${label}`, level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(`Novo convênio ${label} · Paço`)
    }
    for (const path of [`/addconvenios${key}/1`, `/EditConvenio${key}/1`, `/editconvenios${key}/1`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: `Editar convênio ${label}`, level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
    }
  }
  await page.goto('/conveniosmunicipal')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('terms that run out are counted, and the count is what the filter lists', async ({ page }) => {
  await page.goto('/convenios')
  await page
    .getByRole('list', { name: 'Vigências de SEM PAPEL' })
    .getByRole('link', { name: /vencida/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Convênios SEM PAPEL', level: 1 })).toBeVisible()
  const chosen = page.getByRole('group', { name: 'Vigência' }).getByRole('button', { pressed: true })
  await expect(chosen).toHaveText(/^Vencida \d+$/)
  const count = (await chosen.innerText()).replace(/\D/g, '')
  await expect(page.getByText(`1–${count} de ${count}`)).toBeVisible()
  const rows = page.getByRole('row').filter({ hasText: 'Vencida' })
  await expect(rows).toHaveCount(Number(count))

  await page.getByRole('navigation', { name: 'Famílias de convênios' }).getByText('FEDERAL').click()
  await expect(page.getByRole('heading', { name: 'Convênios FEDERAL', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Convênios' }).first()).toHaveAttribute('aria-current', 'page')
})
