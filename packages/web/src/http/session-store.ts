import { ROLES, type Role, type SessionUser } from '@paco/domain/shared/roles'
import type { LoginReply } from '@paco/domain/usuarios/sessao-contract'

/** The five values the browser keeps of a session, under the specification's names. */
const KEYS = ['Token', 'UserRole', 'UserSecretariaId', 'UserName', 'UserId'] as const

/** Where leaving goes on, for a session that another system opened and wants to hear the end of. */
const EXIT = 'Saida'
const OWN_EXIT = /^\/api\/entrar\/[a-z0-9-]+\/sair$/

const CHANGED = 'paco:session'

/** The server ended the session, or there is none where one is needed. */
export type SessionEnd = 'expirada' | 'ausente'

let expired = false
/** Why nobody is in. Remembered, because a screen's calls are refused together and only the first finds a session to end. */
export const readSessionEnd = (): SessionEnd => (expired ? 'expirada' : 'ausente')

export const readToken = (): string | null => localStorage.getItem('Token')

/** Who is logged in as far as this browser knows; the server decides on every call. */
export function readSession(): SessionUser | null {
  if (readToken() === null) return null
  const role = localStorage.getItem('UserRole')
  const department = Number.parseInt(localStorage.getItem('UserSecretariaId') ?? '', 10)
  return {
    id: Number(localStorage.getItem('UserId')),
    name: localStorage.getItem('UserName') ?? '',
    role: ROLES.find((known): known is Role => known === role) ?? 'user',
    id_secretaria: Number.isInteger(department) ? department : null,
  }
}

export function storeSession({ Token, Role, User, Saida }: LoginReply & { Saida?: string | null }): void {
  expired = false
  if (Saida) localStorage.setItem(EXIT, Saida)
  else localStorage.removeItem(EXIT)
  localStorage.setItem('Token', Token)
  localStorage.setItem('UserRole', Role)
  localStorage.setItem('UserSecretariaId', String(User.id_secretaria))
  localStorage.setItem('UserName', User.name)
  localStorage.setItem('UserId', String(User.id))
  window.dispatchEvent(new Event(CHANGED))
}

/** Where one goes after leaving: home, or first where the session was opened. */
export function readExit(): string {
  const exit = localStorage.getItem(EXIT) ?? ''
  return OWN_EXIT.test(exit) ? exit : '/'
}

/** The server no longer knows the session. */
export function expireSession(): void {
  expired = true
  clearSession()
}

export function clearSession(): void {
  for (const key of [...KEYS, EXIT]) localStorage.removeItem(key)
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when the session may have changed in another tab, or while this page lay frozen behind another one. */
export function watchOtherTabs(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || (KEYS as readonly string[]).includes(event.key)) listener()
  }
  const onReturn = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onReturn)
  }
}

/** Calls back when the session changes here or in another tab. Returns the way to stop. */
export function watchSession(listener: () => void): () => void {
  const stop = watchOtherTabs(listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    stop()
  }
}
