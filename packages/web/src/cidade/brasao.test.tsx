import type { Cidade } from '@paco/domain/cidade/cidade'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeRequest } from '../http/fake-request.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { Brasao } from './brasao.tsx'
import { tellCidade } from './cidade.ts'
import { ConfiguracoesPage } from './configuracoes-page.tsx'

const server = fakeServerForEachTest()
const PATH = '/img/brasao/0123456789abcdef0123.png'
const NEXT = '/img/brasao/abcdefabcdefabcdefab.png'

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => tellCidade(SEM_CIDADE))
})

async function open(brasao: string | null) {
  const stored: Cidade = { ...SEM_CIDADE, nome: 'Tefé', brasao }
  server.current.answer(({ method }) => {
    if (method === 'DELETE') stored.brasao = null
    return Response.json(
      method === 'DELETE' ? { Status: 'Success' } : { Status: 'Success', Result: [{ ...stored }] },
    )
  })
  act(() => tellCidade({ ...stored }))
  await renderApp(
    <>
      <header>
        <Brasao small />
      </header>
      <ConfiguracoesPage />
    </>,
  )
  const field = within(await screen.findByRole('region', { name: 'Brasão' }))
  const user = userEvent.setup({ applyAccept: false })
  const pick = (file: File) => user.upload(field.getByLabelText(/brasão$/, { selector: 'input' }), file)
  return { stored, field, user, pick }
}
const inBar = () => within(screen.getByRole('banner')).queryByRole('img')
const png = new File(['brasão'], 'brasao.png', { type: 'image/png' })

describe('the coat of arms', () => {
  test('is nowhere in a city without one', async () => {
    const { field } = await open(null)
    expect(inBar()).toBeNull()
    expect(field.queryByRole('img')).toBeNull()
    expect(field.queryByRole('button', { name: 'Remover brasão' })).toBeNull()
  })

  test('that is picked is sent, and at once in the bar and in its place, with words', async () => {
    const { stored, field, pick } = await open(null)
    await pick(png)
    await waitFor(() => expect(FakeRequest.last.opened).toEqual(['PUT', '/api/cidade/brasao']))
    expect(FakeRequest.last.sent?.get('brasao')).toBeInstanceOf(File)
    stored.brasao = NEXT
    act(() => FakeRequest.last.answer(200, JSON.stringify({ Status: 'Success', id: 1, imagem: NEXT })))
    await waitFor(() => expect(inBar()?.getAttribute('src')).toBe(NEXT.replace('.png', '-p.png')))
    expect(inBar()?.getAttribute('alt')).toBe('Brasão de Tefé')
    expect(field.getByRole('img').getAttribute('src')).toBe(NEXT)
  })

  test('that the server refuses stays out, with the reason', async () => {
    const { pick } = await open(null)
    await pick(png)
    await waitFor(() => expect(FakeRequest.last.sent).toBeDefined())
    act(() =>
      FakeRequest.last.answer(
        415,
        JSON.stringify({ Status: 'Error', Error: 'Envie uma imagem PNG ou JPEG.' }),
      ),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Envie uma imagem PNG ou JPEG.')
    expect(inBar()).toBeNull()
  })

  test.each([
    ['drawing.svg', 'image/svg+xml'],
    ['brasao.webp', 'image/webp'],
  ])('%s is refused before it travels', async (name, type) => {
    const { pick } = await open(null)
    const before = FakeRequest.last
    await pick(new File(['x'], name, { type }))
    expect((await screen.findByRole('alert')).textContent).toContain('PNG ou JPEG')
    expect(FakeRequest.last).toBe(before)
  })

  test('is taken away after a question', async () => {
    const { field, user } = await open(PATH)
    expect(field.getByRole('img').getAttribute('alt')).toBe('Brasão de Tefé')
    await user.click(field.getByRole('button', { name: 'Remover brasão' }))
    await user.click(await screen.findByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(inBar()).toBeNull())
    expect(server.current.writtenTo('/api/cidade/brasao')).toBeDefined()
  })
})
