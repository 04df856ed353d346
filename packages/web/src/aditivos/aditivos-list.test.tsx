import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { aditivoWith, person } from './aditivos.testing.ts'
import { AditivosList } from './aditivos-list.tsx'

const server = fakeServerForEachTest()

async function show(aditivos: readonly Aditivo[], search = '') {
  server.current.answer(() =>
    Response.json(aditivos, { headers: { 'X-Total-Count': String(aditivos.length), 'X-Somas': '{}' } }),
  )
  await renderApp(
    <AditivosList who={person('auditor', 4)} secretarias={[]} withProjeto={() => null} />,
    `/tela${search}`,
  )
}

test('a request leads to its page, by its name and to be decided', async () => {
  await show([aditivoWith()])
  for (const name of ['Ponte Nova', 'Decidir']) {
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/aditivos/9')
  }
})

test('what one asked for oneself is not offered to be decided', async () => {
  await show([aditivoWith({ criado_por: 4 })])
  expect(await screen.findByText('Sem permissão')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Decidir' })).toBeNull()
})

test.each([
  ['aguarda resposta', 'aguarda resposta'],
  ['respondida', 'respondida'],
] as const)('a thread that is %s is told on the row', async (conversa, text) => {
  await show([aditivoWith({ conversa })])
  expect(await screen.findByText(text)).toBeTruthy()
})

test.each([
  ['', true],
  ['?ordem=-dias_espera', true],
  ['?ordem=-valor', false],
])('that who waits longest is first is said where it is so: %s', async (search, said) => {
  await show([aditivoWith({ id: 1 }), aditivoWith({ id: 2 })], search)
  expect(await screen.findByText(/^2 aditivos/)).toBeTruthy()
  expect(screen.queryByText(/primeiro os que esperam/) !== null).toBe(said)
})
