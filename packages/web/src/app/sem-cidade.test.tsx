import { GUARATINGUETA } from '@paco/domain/cidade/cidade.testing'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellCidade } from '../cidade/cidade.ts'
import { setGuided } from '../guia/aberto.ts'
import { EMPTY } from '../painel/painel.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { come, openApp } from './test/open-app.tsx'

const server = fakeServerForEachTest()
beforeEach(() => {
  localStorage.clear()
  tellCidade(SEM_CIDADE)
  server.current.answer(({ path }) =>
    Response.json(
      { Status: 'Success', Result: path === '/api/painel' ? [{ ...EMPTY, por_secretaria: [] }] : [] },
      { headers: { 'X-Total-Count': '0' } },
    ),
  )
})
afterEach(() =>
  act(() => {
    tellCidade(GUARATINGUETA)
    setGuided(false)
  }),
)

/** The specification's, where nothing is told yet. */
async function expectDashboard() {
  expect(
    screen.getByRole('heading', { level: 1, name: 'ESTRATIFICAÇÃO DOS PROCESSOS POR SECRETARIA' }),
  ).toBeDefined()
  expect(await screen.findAllByText('R$ 0,00')).toHaveLength(2)
  expect(screen.getByText('Processos ativos no sistema')).toBeDefined()
  expect(
    await screen.findByRole('heading', { name: 'Distribuição de Processos por Secretaria' }),
  ).toBeDefined()
}

describe('a city without a name', () => {
  test('shows its administrator the dashboard, with the guide as a card on it', async () => {
    come('admin')
    const { path } = await openApp('/')
    expect(path()).toBe('/')
    const guide = await screen.findByRole('link', { name: 'Começar os primeiros passos' })
    expect(guide.getAttribute('href')).toBe('/primeiros-passos')
    await expectDashboard()
  })

  test.each([
    ['user', 12],
    ['user', null],
    ['auditor', null],
  ] as const)('tells a %s of department %s whom it waits for', async (role, secretaria) => {
    come(role, secretaria)
    const { path } = await openApp('/')
    expect(path()).toBe('/')
    expect(
      await screen.findByRole('heading', {
        name: 'O administrador ainda não disse de que cidade é o sistema',
      }),
    ).toBeDefined()
    await expectDashboard()
  })

  test('tells strangers that it is being prepared', async () => {
    await openApp('/')
    expect(await screen.findByRole('heading', { name: 'Este sistema está sendo preparado' })).toBeDefined()
    await expectDashboard()
  })

  test('says so above any other screen', async () => {
    come('user', null)
    await openApp('/contratos')
    expect(await screen.findByText('O administrador ainda não disse de que cidade é o sistema')).toBeDefined()
  })
})

describe('a city that has one', () => {
  beforeEach(() => tellCidade(GUARATINGUETA))

  test('opens on its figures, for administrators too', async () => {
    come('admin')
    const { path } = await openApp('/')
    expect(path()).toBe('/')
    expect(screen.queryByText('Este sistema está sendo preparado')).toBeNull()
  })

  test('shows the way back to the guide that led to a screen, to administrators alone', async () => {
    setGuided(true)
    come('admin')
    await openApp('/contratos')
    expect(await screen.findByRole('link', { name: 'Voltar ao guia' })).toBeDefined()
    act(() => come('user', null))
    expect(screen.queryByRole('link', { name: 'Voltar ao guia' })).toBeNull()
  })
})
