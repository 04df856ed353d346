import { type MarcoGuardado, marcosDoAno } from '@paco/domain/calendario/marco'
import { DAY_HEADER } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { hearDay } from '../http/hoje.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { FiscalCard } from './fiscal-card.tsx'

const ANA: SessionUser = { id: 1, name: 'Ana', role: 'admin', id_secretaria: null }
const server = fakeServerForEachTest()

/** A city whose calendar holds what is said to it. */
beforeEach(() => {
  const kept: MarcoGuardado[] = []
  server.current.answer(({ method, query, body }) => {
    if (method === 'PUT') {
      const { data, base } = body as { data: string; base: string }
      kept.push({ ano: 2026, marco: 'encerramento', data, base, versao: 1 })
      return Response.json({ Status: 'Success', id: 1, message: 'Calendário fiscal salvo.' })
    }
    if (method === 'DELETE') {
      kept.pop()
      return Response.json({ Status: 'Success', message: 'A data voltou à usual.' })
    }
    return Response.json({ Status: 'Success', Result: marcosDoAno(Number(query.ano), kept) })
  })
  hearDay(new Headers({ [DAY_HEADER]: '2026-11-10' }))
})

const lineOf = (text: string) => screen.getByText(text).closest('li') as HTMLElement

test('an administrator says the city’s day in its line, and takes it back', async () => {
  await renderApp(<FiscalCard who={ANA} />)
  await screen.findByRole('heading', { name: 'Calendário fiscal de 2026' })
  await screen.findByText('LOA: envio à câmara')
  expect(lineOf('LOA: envio à câmara').textContent).toContain('31/08/2026 · ADCT, art. 35, § 2º, III')
  expect(lineOf('Congelamento do plano').textContent).toContain('Sem data')

  await userEvent.click(screen.getByRole('button', { name: 'Mudar: Último dia de empenho' }))
  const form = await screen.findByRole('form', { name: 'Último dia de empenho' })
  const day = within(form).getByLabelText(/Data/)
  await userEvent.clear(day)
  await userEvent.type(day, '04/12/2026')
  await userEvent.type(within(form).getByLabelText(/Base legal/), 'Decreto 99/2026')
  await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }))
  await screen.findByText('Data da cidade')
  expect(lineOf('Último dia de empenho').textContent).toContain('04/12/2026 · Decreto 99/2026')
  expect(server.current.writtenTo('/api/marcos/2026/encerramento')?.body).toEqual({
    data: '2026-12-04',
    base: 'Decreto 99/2026',
    versao: 0,
  })

  await userEvent.click(screen.getByRole('button', { name: 'Voltar à usual: Último dia de empenho' }))
  await screen.findByText(/31\/12\/2026/)
  expect(screen.queryByText('Data da cidade')).toBeNull()
})

test('others read it, year by year', async () => {
  await renderApp(<FiscalCard who={null} />)
  await screen.findByText('LOA: envio à câmara')
  expect(screen.queryByRole('button', { name: /Mudar/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ver 2025' }))
  await screen.findByText('PPA: envio à câmara')
  expect(lineOf('PPA: envio à câmara').textContent).toContain('31/08/2025')
})
