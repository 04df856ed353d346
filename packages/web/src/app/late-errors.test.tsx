import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SolicitarModal } from '../aditivos/solicitar-modal.tsx'
import { ProjetoCreateForm } from '../projetos/formulario/projeto-create-form.tsx'
import { person, projetoWith, semPessoas } from '../projetos/projeto.testing.ts'
import { secretariaOptions } from '../secretarias/choices.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { queryClient } from './query-client.ts'

const server = fakeServerForEachTest()
// The clock stands still while a dialog's code is fetched: it is fetched before.
beforeAll(() => import('../ui/rich-modal.tsx'))
beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
})
afterEach(() => vi.useRealTimers())

const admin = person('admin', null)
const nothing = () => {}

/** The longest anybody waits for the word that nothing came. */
const PATIENCE = 3000

test.each([
  [
    'Erro ao carregar secretarias',
    '/api/secretaria',
    <ProjetoCreateForm
      pessoas={semPessoas}
      key="projeto"
      who={admin}
      secretarias={secretariaOptions}
      ownSecretaria=""
      onSaved={nothing}
    />,
  ],
  [
    'Erro ao carregar orçamentos.',
    '/api/orcamentos/secretaria/12',
    <SolicitarModal
      key="aditivo"
      projeto={projetoWith({})}
      secretarias={secretariaOptions}
      onClose={nothing}
    />,
  ],
])('%s is said within three seconds, after one round of tries', async (words, path, form) => {
  server.current.answer(() => Response.json({ Status: 'Error', Error: 'Sem banco.' }, { status: 503 }))
  await renderApp(form, '/tela', queryClient)
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE))
  expect(screen.getByText(words, { exact: false })).toBeTruthy()
  expect(server.current.received.filter((request) => request.path === path)).toHaveLength(3)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(server.current.received.filter((request) => request.path === path)).toHaveLength(3)
})

test('a refusal is not asked for again', async () => {
  server.current.answer(() => Response.json({ Status: 'Error', Error: 'Não.' }, { status: 403 }))
  await renderApp(
    <ProjetoCreateForm
      pessoas={semPessoas}
      who={admin}
      secretarias={secretariaOptions}
      ownSecretaria=""
      onSaved={nothing}
    />,
    '/tela',
    queryClient,
  )
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE))
  expect(screen.getByText('Erro ao carregar secretarias', { exact: false })).toBeTruthy()
  const asked = server.current.received.map(({ path }) => path)
  expect(asked).toEqual([...new Set(asked)])
})
