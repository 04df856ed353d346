import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { SessoesCard } from './sessoes-card.tsx'

const server = fakeServerForEachTest()

const sessao = (id: string, more: object) => ({
  id,
  criada_em: '2026-11-16T11:00:00Z',
  expira_em: '2026-11-16T19:00:00Z',
  origem: '10.0.0.1',
  navegador: 'Firefox, Linux',
  atual: false,
  ...more,
})

test('sessions are told by browser, hour and address; each but the present one can be ended', async () => {
  let open = [sessao('b', { navegador: null, origem: '10.0.0.2' }), sessao('a', { atual: true })]
  server.current.answer(({ method, path }) => {
    if (method === 'DELETE') open = open.filter(({ id }) => !path.endsWith(`/${id}`))
    return Response.json(
      method === 'DELETE'
        ? { Status: 'Success', message: 'Sessão encerrada.' }
        : { Status: 'Success', Result: open },
    )
  })
  await renderApp(<SessoesCard />)
  const [other, present] = await screen.findAllByRole('listitem')
  expect(present?.textContent).toContain('Firefox, Linux · esta sessão')
  expect(present?.textContent).toContain('Desde 16/11/2026 08:00, até 16/11/2026 16:00 · 10.0.0.1')
  expect(within(present as HTMLElement).queryByRole('button')).toBeNull()
  await userEvent.setup().click(within(other as HTMLElement).getByRole('button'))
  expect(await screen.findByText('Sessão encerrada.')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText(/^Desde/)).toHaveLength(1))
  expect(server.current.received.find(({ method }) => method === 'DELETE')?.path).toBe('/api/eu/sessoes/b')
})
