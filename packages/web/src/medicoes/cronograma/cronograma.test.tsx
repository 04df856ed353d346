import { MESSAGES } from '@paco/domain/medicoes/messages'
import type { SessionUser } from '@paco/domain/shared/roles'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contratoWith } from '../../contratos/contratos.testing.ts'
import { person } from '../../projetos/projeto.testing.ts'
import { revisaoWith } from '../../quantitativos/quantitativos.testing.ts'
import { fakeServerForEachTest, type Received } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { RegraECronograma } from './regra-e-cronograma.tsx'

const server = fakeServerForEachTest()
let previstos: object[] = []
let approved = true

beforeEach(() => {
  approved = true
  previstos = []
  server.current.answer(({ path, method }: Received) => {
    if (method !== 'GET') return Response.json({ Status: 'Success', id: 5 })
    const revisoes = approved ? [revisaoWith({ situacao: 'aprovada' })] : []
    const Result = path.endsWith('/medicao')
      ? [{ id_contrato: 5, modo: 'por_etapa', retencao_percentual: 5, versao: 2 }]
      : path.endsWith('/cronograma')
        ? previstos
        : revisoes
    return Response.json({ Status: 'Success', Result })
  })
})
afterEach(() => localStorage.clear())

const contrato = contratoWith({ regime: 2, ordem_inicio: '2027-09-10', prazo_dias: 90 })
const open = (who: SessionUser | null = person('user', 12)) =>
  renderApp(<RegraECronograma contrato={contrato} who={who} />)
const grid = () => screen.findByRole('grid', { name: 'Cronograma físico-financeiro' })
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) as HTMLElement
const sent = () => server.current.written.map(({ path, body }) => ({ path, body }))

describe('how a contract is measured', () => {
  test('is told from its regime, with the reason and what is held back', async () => {
    await open(null)
    expect(await screen.findByText('Por etapa do cronograma')).toBeTruthy()
    expect(screen.getByText(/unitárias é vedado \(art\. 46, § 9º/)).toBeTruthy()
    expect(screen.getByText('5,00%')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Alterar retenção' })).toBeNull()
  })

  test('its department says what is held back, with the mode the regime leaves', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(await screen.findByRole('button', { name: 'Alterar retenção' }))
    const field = await screen.findByLabelText(/^Retenção \(%\)/)
    await user.clear(field)
    await user.type(field, '2,5')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toEqual({
      path: '/api/contratos/5/medicao',
      body: { modo: 'por_etapa', retencao_percentual: 2.5, versao: 2 },
    })
  })
})

describe('the schedule', () => {
  test('waits for an approved sheet', async () => {
    approved = false
    await open()
    expect(await screen.findByText(new RegExp(`^${MESSAGES.noPlanilha}`))).toBeTruthy()
  })

  test('names its months and says what a stage lacks; spread in equal parts it is saved whole', async () => {
    const user = userEvent.setup()
    await open()
    await grid()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Etapa',
      'Valor (R$)',
      'Soma',
      'M1 · set/2027',
      'M2 · out/2027',
      'M3 · nov/2027',
    ])
    await act(async () => document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus())
    await user.keyboard('40{Tab}50{Enter}')
    expect(cell(0, 2).textContent).toContain('Os meses desta etapa somam 90,00%: precisam somar 100%.')
    await user.click(screen.getByRole('button', { name: 'Salvar cronograma' }))
    expect((await screen.findByRole('alert')).textContent).toContain('somam 90,00%')
    expect(sent()).toEqual([])

    for (const row of [0, 1, 2]) {
      await act(async () => cell(row, 3).focus())
      await user.click(cell(row, 3))
      await user.click(screen.getByRole('button', { name: 'Distribuir por igual' }))
    }
    expect(cell(0, 3).textContent).toBe('50%')
    expect(cell(1, 3).textContent).toBe('33,3333%')
    expect(cell(5, 5).textContent).toBe('528.987,72')
    expect(cell(6, 5).textContent).toBe('100,00%')
    await user.click(screen.getByRole('button', { name: 'Salvar cronograma' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ path: '/api/contratos/5/cronograma', body: { versao: 2 } })
    expect(sent()[0]?.body).toMatchObject({ previstos: { length: 8 } })
  })

  test('is only read by others', async () => {
    previstos = [{ chave: 1, mes: 1, percentual: 100 }]
    await open(person('user', 17))
    expect((await grid()).getAttribute('aria-readonly')).toBe('true')
    expect(cell(0, 3).textContent).toBe('100%')
    expect(screen.queryByRole('button', { name: 'Salvar cronograma' })).toBeNull()
  })
})
