import type { SessionUser } from '@paco/domain/shared/roles'
import { useSyncExternalStore } from 'react'
import { request } from '../http/client.ts'
import { clearSession, readExit, readSession, watchSession } from '../http/session-store.ts'

let last: { key: string; session: SessionUser | null } = { key: 'null', session: null }

/** The same object while nothing changed, as useSyncExternalStore wants it. */
function snapshot(): SessionUser | null {
  const session = readSession()
  const key = JSON.stringify(session)
  if (key !== last.key) last = { key, session }
  return last.session
}

/** Who is logged in, on every screen, following logins and logouts in other tabs too. */
export const useSession = (): SessionUser | null => useSyncExternalStore(watchSession, snapshot)

let leaving = false
/** While the person leaves on purpose, a refused call is no expired session. */
export const isLeaving = () => leaving

/** 'Sair': ends the session on the server and here, then starts over at the home screen. */
export async function leave(): Promise<void> {
  leaving = true
  // The call's description is not worth carrying on every page for this one click.
  const { sessaoCalls } = await import('@paco/domain/usuarios/sessao-contract')
  // Without a server the session here ends all the same; the token dies by itself within hours.
  await request(sessaoCalls.logout, {}).catch(() => undefined)
  const exit = readExit()
  clearSession()
  window.location.assign(exit)
}
