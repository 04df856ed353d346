import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerList, obras } from './obras.testing.tsx'

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(answerList))

const marked = () => document.querySelector('tr[data-new]')?.textContent ?? null

describe('after creating a record', () => {
  test('its row is marked', async () => {
    await renderApp(obras, '/tela', undefined, { novo: 3 })
    await waitFor(() => expect(marked()).toContain('Escola 3'))
  })

  test('its page is turned to', async () => {
    const { search } = await renderApp(obras, '/tela', undefined, { novo: 28 })
    await waitFor(() => expect(marked()).toContain('Posto de Saúde 28'))
    expect(search()).toEqual({ pagina: 2 })
  })

  test('whoever left meanwhile is turned to no page', async () => {
    let found = () => {}
    server.current.answer((request) =>
      request.query.limite === '1000'
        ? new Promise((resolve) => {
            found = () => resolve(answerList(request))
          })
        : answerList(request),
    )
    const { go, path, search } = await renderApp(obras, '/tela', undefined, { novo: 28 })
    await waitFor(() => expect(server.current.last?.query.limite).toBe('1000'))
    await go('/outra')
    await act(async () => found())
    expect([path(), search()]).toEqual(['/outra', {}])
  })

  test('it is said when the filter hides it, and the filter can be cleared', async () => {
    await renderApp(obras, '/tela?situacao=parada', undefined, { novo: 3 })
    expect(await screen.findByText(/não aparece com a pesquisa e os filtros de agora/)).toBeTruthy()
    const [clear] = screen.getAllByRole('button', { name: 'Limpar filtros' })
    await userEvent.setup().click(clear as HTMLElement)
    expect(await screen.findByText('1–25 de 30')).toBeTruthy()
    expect(screen.queryByText(/não aparece/)).toBeNull()
  })

  test('nothing is marked where nothing was created', async () => {
    await renderApp(obras)
    await screen.findByText('1–25 de 30')
    expect(marked()).toBeNull()
  })
})
