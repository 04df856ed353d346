import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest, type Received } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { answerTwo, person } from '../projeto.testing.ts'
import { FichaList } from './ficha-list.tsx'

const server = fakeServerForEachTest()
const counts = { concluido: 4, emandamento: 3, naoiniciado: 2, atrasado: 1 }
const answer = ({ path }: Received) =>
  path.startsWith('/api/get') && path !== '/api/getprojetocompleto' ? Response.json([counts]) : answerTwo()
beforeEach(() => server.current.answer(answer))

const click = (name: string | RegExp) => userEvent.setup().click(screen.getByRole('button', { name }))

describe('the card sheet', () => {
  const show = () => renderApp(<FichaList who={person('user', 12)} links={null} />)

  test('wants a selection before it makes a PDF, then sends it and saves the file', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await show()
    await screen.findByText('Ponte Nova')
    await click('Gerar PDF (0 selecionados)')
    expect(screen.getByRole('alert').textContent).toContain(
      'Selecione pelo menos um projeto para gerar o PDF.',
    )
    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Selecionar UBS Central' }))
    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Selecionar Ponte Nova' }))
    server.current.answer(() => new Response('%PDF'))
    await click('Gerar PDF (2 selecionados)')
    await waitFor(() => expect(saved).toEqual(['projetos.pdf']))
    expect(server.current.last).toMatchObject({ path: '/api/gerar-pdf', body: { ids: [2, 1] } })
    vi.restoreAllMocks()
  })

  test('shows that it works, can be called off, and says when it fails', async () => {
    await show()
    await screen.findByText('Ponte Nova')
    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Selecionar Ponte Nova' }))
    let fail: (() => void) | undefined
    server.current.answer(async () => {
      await new Promise<void>((resolve) => {
        fail = resolve
      })
      return Response.json({ Status: 'Error', Error: 'Sem memória.' }, { status: 503 })
    })
    await click('Gerar PDF (1 selecionados)')
    expect(await screen.findByText('Gerando PDF de 1 projeto…')).toBeTruthy()
    await click('Cancelar')
    expect(screen.queryByText('Gerando PDF de 1 projeto…')).toBeNull()
    fail?.()
    await click('Gerar PDF (1 selecionados)')
    await waitFor(() =>
      expect(server.current.received.filter(({ method }) => method === 'POST')).toHaveLength(2),
    )
    fail?.()
    expect((await screen.findByRole('alert')).textContent).toContain('Erro ao gerar PDF. Sem memória.')
  })

  test('unfolds a project’s card with its six stages, one or all', async () => {
    await show()
    await screen.findByText('Ponte Nova')
    await userEvent.setup().click(screen.getAllByRole('button', { name: 'Ver ficha' })[0] as HTMLElement)
    const card = screen.getByRole('article', { name: 'Ficha: Ponte Nova' })
    expect(within(card).getAllByRole('listitem')).toHaveLength(6)
    expect(screen.getByRole('button', { name: 'Fechar ficha' }).getAttribute('aria-expanded')).toBe('true')
    await click('Ver fichas')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  test('a counter narrows the list to its situation', async () => {
    const { search } = await show()
    await userEvent.setup().click(await screen.findByRole('button', { name: 'ATRASADO 1' }))
    expect(search()).toEqual({ status: 'Atrasado' })
  })
})
