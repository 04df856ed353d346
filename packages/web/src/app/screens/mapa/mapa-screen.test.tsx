import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { COORDENADAS } from '../../../mapa/coordenadas.testing.ts'
import { fakeServerForEachTest, type Received } from '../../../ui/test/fake-server.ts'
import { renderApp } from '../../../ui/test/render-app.tsx'
import { MapaScreen } from './mapa-screen.tsx'

const server = fakeServerForEachTest()
const OBRAS = '/api/transparencia/obras'

const MAPA = {
  pagina: 'mapa',
  registros: 3,
  anos: [],
  atualizado_em: '2026-11-16T12:00:00Z',
  declarado: [],
}
const RESULTS: Readonly<Record<string, readonly object[]>> = {
  '/api/mapa': [{ tiles: '' }],
  '/api/transparencia': [MAPA, { ...MAPA, pagina: 'obras', anos: [2026] }],
  '/api/bairros': [{ id: 3, bairro: 'Centro' }],
  [OBRAS]: [{ id: 11 }, { id: 99 }],
}

function answer({ path }: Received): Response {
  if (path === '/api/coordenadas') return Response.json(COORDENADAS)
  const Result = RESULTS[path] ?? []
  return Response.json({ Status: 'Success', Result }, { headers: { 'X-Total-Count': String(Result.length) } })
}
beforeEach(() => server.current.answer(answer))

const names = async () =>
  within(await screen.findByRole('list', { name: 'Projetos no mapa' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const asked = () => server.current.received.filter(({ path }) => path === OBRAS)

test('all projects are on it, when a point last changed is told, and no work is asked for', async () => {
  await renderApp(<MapaScreen />, '/tela')
  expect(await names()).toHaveLength(3)
  expect(
    await screen.findByText('3 projetos no mapa · R$ 3.000,00 · Atualizado em 16/11/2026 09:00'),
  ).toBeTruthy()
  expect(asked()).toEqual([])
})

test('of works those are on it that their list has for the same address', async () => {
  await renderApp(
    <MapaScreen />,
    '/tela?obras=true&situacao=paralisada&id_bairro=3&ano=2026&busca=construtora',
  )
  expect(await names()).toEqual([expect.stringContaining('Praça da Estação')])
  expect(screen.getByText(/^1 de 2 obras no mapa · /)).toBeTruthy()
  expect(asked().map(({ query }) => query)).toEqual([
    { situacao: 'paralisada', id_bairro: '3', ano: '2026', busca: 'construtora' },
  ])
  expect(screen.queryByRole('tab', { name: /Sem localização/ })).toBeNull()
})

test('what narrows them is seen, and goes away with them', async () => {
  const { search } = await renderApp(<MapaScreen />, '/tela?obras=true&situacao=paralisada&status=Atrasado')
  expect(await screen.findByRole('combobox', { name: 'Como está' })).toHaveProperty('value', 'Paralisada')
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  expect(search()).toEqual({})
  expect(await names()).toHaveLength(3)
})

test('works that could not be asked for are not told to be none', async () => {
  server.current.answer((received) =>
    received.path === OBRAS
      ? Response.json({ Status: 'Error', Error: 'Banco fora do ar.' }, { status: 503 })
      : answer(received),
  )
  await renderApp(<MapaScreen />, '/tela?obras=true')
  expect((await screen.findByRole('alert')).textContent).toContain('Banco fora do ar.')
  expect(screen.queryByText(/obras no mapa/)).toBeNull()
})
