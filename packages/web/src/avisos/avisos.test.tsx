import type { Aviso } from '@paco/domain/avisos/aviso'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { come, openApp } from '../app/test/open-app.tsx'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'

const server = fakeServerForEachTest()
const aviso = (own: Partial<Aviso>): Aviso => ({
  chave: 'decisao/9',
  ate: 40,
  tipo: 'decisao',
  instante: '2026-11-17T12:00:00Z',
  frase: [
    { texto: 'Paulo aprovou o ', registro: null },
    { texto: 'aditivo de prazo', registro: 'aditivos/7' },
  ],
  lido: false,
  ...own,
})

/** A server that remembers what was read. */
function serve() {
  const lidos = new Set<string>()
  const all = [aviso({}), aviso({ chave: 'outro', ate: 30, lido: true })]
  server.current.answer(({ path, body }) => {
    const { chave } = (body ?? {}) as { chave?: string }
    if (path === '/api/avisos/lidos' && chave) lidos.add(chave)
    if (path === '/api/avisos/lidos/todos') for (const one of all) lidos.add(one.chave)
    const told = all.map((one) => ({ ...one, lido: one.lido || lidos.has(one.chave) }))
    if (path === '/api/avisos') return Response.json({ Status: 'Success', Result: told })
    if (path === '/api/seguidos') {
      const row = { id: 3, nome: 'Creche', secretaria_nome: 'Obras', seguido_em: '2026-11-01T12:00:00Z' }
      return Response.json({ Status: 'Success', Result: [{ ...row, excluido: false }] })
    }
    return Response.json({ Status: 'Success', Result: [], message: 'Feito.' })
  })
}

test('notices are sentences that lead to their records, and are read one by one or all at once', async () => {
  serve()
  come('user')
  await openApp('/avisos')
  const [link] = await screen.findAllByRole('link', { name: 'aditivo de prazo' })
  expect(link?.getAttribute('href')).toBe('/aditivos/7')
  expect(screen.getAllByText('Não lido:')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como lido' }))
  await waitFor(() => expect(screen.queryByText('Não lido:')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Marcar todos como lidos' })).toBeNull()
  expect(server.current.received.find(({ method }) => method === 'POST')?.body).toEqual({
    chave: 'decisao/9',
    ate: 40,
  })
})

test('all are read up to the newest that is shown', async () => {
  serve()
  come('user')
  await openApp('/avisos')
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar todos como lidos' }))
  await waitFor(() => expect(screen.queryByText('Não lido:')).toBeNull())
  expect(server.current.received.find(({ method }) => method === 'POST')?.body).toEqual({ ate: 40 })
})

test('a followed project is left', async () => {
  serve()
  come('user')
  await openApp('/avisos')
  await userEvent.click(await screen.findByRole('button', { name: 'Deixar de seguir Creche' }))
  await waitFor(() =>
    expect(
      server.current.received.some(({ method, path }) => method === 'DELETE' && path === '/api/seguidos/3'),
    ).toBe(true),
  )
})
