import type { Achado } from '@paco/domain/pesquisa/achado'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { queryClient } from '../query-client.ts'
import { OverlayHost } from './overlay-host.tsx'
import { closeOverlay } from './overlay-store.ts'

const server = fakeServerForEachTest()

afterEach(() => {
  closeOverlay('palette')
  closeOverlay('help')
  queryClient.clear()
})

const FOUND: Achado[] = [
  { tipo: 'projeto', id: 84, titulo: 'Recuperação da ponte', detalhe: 'Obras', familia: null, obra: false },
  { tipo: 'projeto', id: 26, titulo: 'Nova ponte', detalhe: 'Obras', familia: null, obra: false },
  {
    tipo: 'convenio',
    id: 7,
    titulo: 'Ponte do Bairro',
    detalhe: 'ESTADUAL',
    familia: 'estadual',
    obra: false,
  },
]
const answerFound = () =>
  server.current.answer(({ query }) =>
    Response.json({ Status: 'Success', Result: query.termo?.startsWith('ponte') ? FOUND : [] }),
  )

async function openPalette() {
  const user = userEvent.setup()
  const app = await renderApp(<OverlayHost />)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  await user.click(field)
  return { app, user, field }
}

const selected = () =>
  screen
    .getAllByRole('option')
    .filter((option) => option.getAttribute('aria-selected') === 'true')
    .map((option) => option.textContent)

describe('the palette', () => {
  it('asks once for what was typed, and moves the mark by keys, around at both ends', async () => {
    answerFound()
    const { user, field } = await openPalette()
    await user.type(field, 'ponte')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    expect(server.current.received.map(({ query }) => query.termo)).toEqual(['ponte'])
    expect(selected()).toEqual(['Recuperação da ponteObras'])
    await user.keyboard('{ArrowDown}')
    expect(selected()).toEqual(['Nova ponteObras'])
    await user.keyboard('{End}')
    expect(selected()).toEqual(['Ponte do BairroESTADUAL'])
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[2]?.id)
    await user.keyboard('{ArrowDown}')
    expect(selected()).toEqual(['Recuperação da ponteObras'])
    await user.keyboard('{ArrowUp}')
    expect(selected()).toEqual(['Ponte do BairroESTADUAL'])
    await user.keyboard('{Home}')
    expect(selected()).toEqual(['Recuperação da ponteObras'])
    expect(screen.getByText('3 resultados').role).toBe('status')
  })

  it('opens the marked one with Enter, closes, and offers it first the next time', async () => {
    answerFound()
    const { app, user, field } = await openPalette()
    await user.type(field, 'ponte')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(app.path()).toBe('/viewprojetocompleto/26'))
    expect(screen.queryByRole('combobox')).toBeNull()
    await app.go('/tela')
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await screen.findByRole('combobox')
    expect(screen.getByRole('group', { name: 'Abertos há pouco' }).textContent).toContain('Nova ponte')
  })

  it('says that nothing was found, of what it was typed for', async () => {
    answerFound()
    const { user, field } = await openPalette()
    await user.type(field, 'zzz')
    expect(await screen.findByText('Nada encontrado para “zzz”.')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('combobox')).toBeTruthy()
  })

  it('says what went wrong, and asks again when told to', async () => {
    server.current.answer(() =>
      Response.json({ Status: 'Error', Error: 'Espere um pouco.' }, { status: 429 }),
    )
    const { user, field } = await openPalette()
    await user.type(field, 'ponte')
    expect((await screen.findByRole('alert')).textContent).toContain('Espere um pouco.')
    answerFound()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findAllByRole('option')).toHaveLength(3)
  })

  it('does not cover a question that waits for its answer', async () => {
    await renderApp(
      <>
        <div role="dialog" aria-modal="true" />
        <OverlayHost />
      </>,
    )
    const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })
    await act(async () => document.body.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('the help', () => {
  it('lists the shortcuts, and turns its own key off for good', async () => {
    const user = userEvent.setup()
    await renderApp(<OverlayHost />)
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
    const help = await screen.findByRole('dialog', { name: 'Atalhos de teclado' })
    for (const text of ['Ctrl', 'Ir para o conteúdo', 'Ir para o menu', 'Ir para a busca', 'Esc', '↑']) {
      expect(help.textContent).toContain(text)
    }
    await user.click(screen.getByRole('switch', { name: 'Usar os atalhos de uma tecla só' }))
    await user.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
