import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, readSession, storeSession } from '../http/session-store.ts'
import { useSession } from './session.ts'

const reply = {
  Status: 'Success' as const,
  Token: 'aaa.bbb.ccc',
  Role: 'auditor' as const,
  User: { id: 7, name: 'Rui Antunes', id_secretaria: 12 },
}

function Hello() {
  const session = useSession()
  return <p>{session ? `Olá, ${session.name} (${session.role})` : 'Entrar'}</p>
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('the stored session', () => {
  it('keeps the five values of the specification', () => {
    storeSession(reply)
    expect({ ...localStorage }).toEqual({
      Token: 'aaa.bbb.ccc',
      UserRole: 'auditor',
      UserSecretariaId: '12',
      UserName: 'Rui Antunes',
      UserId: '7',
    })
    clearSession()
    expect(localStorage).toHaveLength(0)
  })

  it('reads an unknown role as user and a missing department as none', () => {
    localStorage.setItem('Token', 't')
    localStorage.setItem('UserRole', 'imperador')
    localStorage.setItem('UserSecretariaId', 'null')
    expect(readSession()).toMatchObject({ role: 'user', id_secretaria: null })
  })

  it('reaches the screens at once, also from another tab', () => {
    render(<Hello />)
    expect(screen.getByText('Entrar')).toBeTruthy()
    act(() => storeSession(reply))
    expect(screen.getByText('Olá, Rui Antunes (auditor)')).toBeTruthy()
    localStorage.clear()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'Token' }))
    })
    expect(screen.getByText('Entrar')).toBeTruthy()
  })
})
