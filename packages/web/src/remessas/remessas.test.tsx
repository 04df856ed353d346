import { TCE_SP } from '@paco/domain/cidade/cidade.testing'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { tellCidade } from '../cidade/cidade.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { RemessasList } from './remessas-list.tsx'

const server = fakeServerForEachTest()
const someone = (role: SessionUser['role']): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria: null,
})

const PREVIA = {
  tribunal: 'tce-sp',
  inicio: '2026-04-01',
  fim: '2026-09-30',
  linhas: 12,
  situacoes: [
    { codigo: 2, nome: 'Em execução (atrasado)', quantidade: 9 },
    { codigo: 3, nome: 'Suspenso (paralisado)', quantidade: 3 },
  ],
  pendencias: [{ campo: 'Endereço', quantidade: 4 }],
}
const ARQUIVO = {
  nome: 'obras-tce-sp-2026-04-01-a-2026-09-30.xlsx',
  tamanho: 9000,
  sha256: 'ab'.repeat(32),
  verificado: 'limpo',
  ameaca: null,
}
const REMESSA = {
  id: 5,
  tribunal: 'tce-sp',
  tribunal_sigla: 'TCE-SP',
  inicio: '2026-04-01',
  fim: '2026-09-30',
  linhas: 12,
  arquivo: ARQUIVO,
  sha256: ARQUIVO.sha256,
  feita_por_nome: 'Maria',
  feita_em: '2026-10-10T12:00:00Z',
}
afterEach(() => tellCidade(SEM_CIDADE))

const open = async (role: SessionUser['role'], tribunal = 'tce-sp') => {
  tellCidade({ ...SEM_CIDADE, tribunal, corte: tribunal === 'tce-sp' ? TCE_SP : null })
  server.current.answer(({ path, method }) => {
    if (method === 'POST') return Response.json({ Status: 'Success', id: 6 })
    const rows = path === '/api/relatorios/obras-tce' ? [{ ...PREVIA, tribunal }] : [REMESSA]
    return Response.json(
      { Status: 'Success', Result: rows },
      { headers: { 'X-Total-Count': '1', 'X-Somas': '{}', 'X-Hoje': '2026-11-17' } },
    )
  })
  await renderApp(<RemessasList who={someone(role)} />)
}

test('what a remittance would hold stands above those that were made', async () => {
  await open('auditor')
  expect(await screen.findByText('12 obras contratadas no período de 01/04/2026 a 30/09/2026')).toBeTruthy()
  expect(screen.getByText('3 · Suspenso (paralisado)').closest('div')?.textContent).toContain('3')
  expect(screen.getByText(/Endereço em 4\./)).toBeTruthy()
  expect(screen.getByText(/Prazo da remessa: até 15\/10\/2026\. Sistema: AUDESP\./)).toBeTruthy()
  expect((await screen.findAllByRole('button', { name: `Baixar ${ARQUIVO.nome}` })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Gerar remessa' })).toBeNull()
})

test('an administrator freezes one of the half-year that is over', async () => {
  await open('admin')
  await screen.findByText(/obras contratadas no período/)
  await userEvent.click(screen.getByRole('button', { name: 'Gerar remessa' }))
  const form = await screen.findByRole('form', { name: 'Gerar remessa' })
  const submit = [...form.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Gerar remessa',
  )
  await userEvent.click(submit as HTMLElement)
  await expect
    .poll(() => server.current.writtenTo('/api/remessas')?.body)
    .toMatchObject({ tribunal: 'tce-sp', inicio: '2026-04-01', fim: '2026-09-30' })
})

test('of another court the report is a general one, under its name', async () => {
  await open('auditor', 'tce-mg')
  expect(await screen.findByRole('heading', { name: 'Prévia de hoje para o TCE-MG' })).toBeTruthy()
  expect(await screen.findByText('Suspenso (paralisado)')).toBeTruthy()
  expect(screen.getByText(/sem o leiaute do tribunal/)).toBeTruthy()
  expect(screen.queryByText(/Portal de Sistemas|como conta o tribunal/)).toBeNull()
})
