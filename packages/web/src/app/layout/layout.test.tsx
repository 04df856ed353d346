import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../ui/test/render-app.tsx'
import { Header } from './header.tsx'
import { initials } from './initials.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { SkipLinks } from './skip-links.tsx'

test.each([
  ['Maria da Silva', 'MS'],
  ['  ana  ', 'A'],
  ['José Érico', 'JÉ'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => expect(initials(name)).toBe(letters))

describe('the header', () => {
  const header = (menuOpen: boolean, onToggleMenu = () => {}) => (
    <Header menuOpen={menuOpen} onToggleMenu={onToggleMenu} toggleRef={createRef()} />
  )

  test('says whose system it is, and greets nobody who is not inside', async () => {
    await renderApp(header(false))
    const brand = await screen.findByRole('link', { name: 'Prefeitura Municipal / Módulo de Processos' })
    expect(brand.getAttribute('href')).toBe('/')
    expect(screen.queryByText(/^Olá/)).toBeNull()
  })

  test.each([
    [true, 'Fechar menu'],
    [false, 'Abrir menu'],
  ])('its button tells of a menu that is open (%s): %s', async (open, name) => {
    let toggled = 0
    await renderApp(header(open, () => toggled++))
    const button = await screen.findByRole('button', { name })
    expect(button.getAttribute('aria-expanded')).toBe(String(open))
    await userEvent.setup().click(button)
    expect(toggled).toBe(1)
  })
})

describe('the notice of a network that is gone', () => {
  afterEach(() => vi.restoreAllMocks())

  test('comes and goes with it, in a region that is always there', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await renderApp(
      <section aria-label="Rede">
        <OfflineNotice />
      </section>,
    )
    const region = within(await screen.findByRole('region', { name: 'Rede' })).getByRole('status')
    expect(region.textContent).toBe('')
    online.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(region.textContent).toMatch(/^Sem conexão com a rede\./)
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(region.textContent).toBe('')
  })
})

describe('the skip links', () => {
  const press = (digit: number, more: KeyboardEventInit = {}) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { code: `Digit${digit}`, altKey: true, ...more }))

  test('lead to content, menu, search and footer by Alt and a digit, and by nothing else', async () => {
    let menus = 0
    await renderApp(
      <>
        <SkipLinks goToMenu={() => menus++} />
        <div id="conteudo" tabIndex={-1}>
          <input type="search" aria-label="Pesquisar" />
        </div>
        <footer id="rodape" tabIndex={-1} />
      </>,
    )
    const search = await screen.findByRole('searchbox')
    press(3, { ctrlKey: true })
    expect(document.activeElement).not.toBe(search)
    press(3)
    expect(document.activeElement).toBe(search)
    press(1)
    expect(document.activeElement?.id).toBe('conteudo')
    press(4)
    expect(document.activeElement?.id).toBe('rodape')
    press(2)
    expect(menus).toBe(1)
  })
})
