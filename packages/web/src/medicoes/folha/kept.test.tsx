import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { person } from '../../projetos/projeto.testing.ts'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { folhaWith } from '../boletim.testing.ts'
import { BoletimPage } from '../boletim-page.tsx'
import { keeperOf, keptOf, withKept } from './kept.ts'

const server = fakeServerForEachTest()
const PERIODO = 6
const obras = person('user', 12)
const STORED = {
  Token: 'x',
  UserRole: 'user',
  UserSecretariaId: '12',
  UserName: 'Olga',
  UserId: String(obras.id),
}

const logIn = () => {
  for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, value)
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  logIn()
  return () => {
    localStorage.clear()
    vi.restoreAllMocks()
  }
})

const show = (versao = 2) =>
  renderApp(
    <BoletimPage
      folha={folhaWith({ versao })}
      who={obras}
      today="2026-11-16"
      back={null}
      onReload={() => {}}
      onDeleted={() => {}}
    />,
  )
const cell = () =>
  screen.getByText('2.1').closest('[role=row]')?.querySelectorAll<HTMLElement>('[data-cell]')[
    PERIODO
  ] as HTMLElement

const TYPED = [{ chave: 21, pleiteada: 1850.5 }]
const folha = folhaWith({ versao: 2 })

test('what is typed is kept here for as long as the server takes nothing', async () => {
  server.current.answer(({ method }) =>
    method === 'GET'
      ? Response.json({ Status: 'Success', Result: [] })
      : Response.json({ Status: 'Error', Error: 'Sessão encerrada.' }, { status: 401 }),
  )
  await show()
  const user = userEvent.setup()
  await user.click(cell())
  await user.keyboard('1850,5{Enter}')
  expect(keptOf(folha)).toEqual(TYPED)
  await waitFor(() => expect(server.current.written).not.toEqual([]), { timeout: 5000 })
  // The session is over, as the whole application takes it; it is there for whoever logs in again.
  logIn()
  expect(keptOf(folha)).toEqual(TYPED)
})

test('it is there again when the bulletin is opened again, and saved', async () => {
  keeperOf(folha.boletim.id)(TYPED, 2)
  server.current.answer(({ method }) =>
    Response.json(
      method === 'GET' ? { Status: 'Success', Result: [] } : { Status: 'Success', id: 7, versao: 3 },
    ),
  )
  await show()
  expect(cell().textContent).toBe('1.850,50')
  await waitFor(() => expect(server.current.written.at(-1)?.body).toEqual({ itens: TYPED, versao: 2 }), {
    timeout: 5000,
  })
  await waitFor(() => expect(keptOf(folha)).toEqual([]))
})

test('over another version it is not typed in: somebody else went on', async () => {
  keeperOf(folha.boletim.id)(TYPED, 2)
  await show(3)
  expect(cell().textContent).toBe('')
})

test('rows that the sheet lacks are left out; another claim is checked anew', () => {
  const [first] = folha.linhas
  const kept = [{ chave: first?.chave ?? 0, pleiteada: 5 }]
  expect(withKept(folha, kept).linhas[0]).toMatchObject({ pleiteada: 5, aceita: null })
  expect(withKept(folha, [])).toBe(folha)
})
