import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
import { input, obraForm, retype, submit } from './obra.testing.tsx'

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(() => Response.json({ Status: 'Success', id: 1 })))

const onSuccess = vi.fn()
const editForm = () => obraForm(onSuccess)

describe('the draft', () => {
  const comeIn = (id: string) => {
    localStorage.setItem('Token', 't')
    localStorage.setItem('UserId', id)
  }
  const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('paco:rascunho:'))
  beforeEach(() => comeIn('7'))

  test('survives a reload, without passwords, and can be thrown away', async () => {
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    await retype('Senha', 'segredo-meu')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(JSON.stringify({ ...localStorage })).not.toContain('segredo-meu')
    first.unmount()

    await renderApp(editForm())
    expect(screen.getByText('Rascunho recuperado')).toBeTruthy()
    expect(input('Nome').value).toBe('Viaduto')
    expect(input('Senha').value).toBe('')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Descartar rascunho' }))
    expect(input('Nome').value).toBe('Ponte')
    expect(screen.queryByText('Rascunho recuperado')).toBeNull()
    await waitFor(() => expect(drafts()).toEqual([]))
  })

  test('belongs to the person who typed it', async () => {
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    first.unmount()
    comeIn('8')
    await renderApp(editForm())
    expect(input('Nome').value).toBe('Ponte')
  })

  test('of a form that was sent does not come back, however the form goes away', async () => {
    onSuccess.mockImplementationOnce(() => void first.unmount())
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    await submit()
    await waitFor(() => expect(onSuccess).toHaveBeenCalled())
    expect(drafts()).toEqual([])
    await renderApp(editForm())
    expect(screen.queryByText('Rascunho recuperado')).toBeNull()
    expect(input('Nome').value).toBe('Ponte')
  })

  test('of a form whose answer is lost stays, also when the form was left meanwhile', async () => {
    server.current.answer(() => Promise.reject(new TypeError('fetch failed')))
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    await submit()
    await screen.findByRole('alert')
    first.unmount()
    expect(drafts()).toEqual(['paco:rascunho:7:obras/1'])
  })

  test('is kept for whoever typed it although their session ended before the pause', async () => {
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    localStorage.removeItem('Token')
    localStorage.removeItem('UserId')
    first.unmount()
    expect(drafts()).toEqual(['paco:rascunho:7:obras/1'])
  })

  test('is not kept for nobody', async () => {
    localStorage.clear()
    const first = await renderApp(editForm())
    await retype('Nome', 'Viaduto')
    first.unmount()
    expect(drafts()).toEqual([])
  })
})
