import type { SessionUser } from '@paco/domain/shared/roles'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { readSession, readToken } from '../http/session-store.ts'
import { ownPath } from './own-path.ts'

declare module '@tanstack/react-router' {
  /** What a step of the browser's history carries beside its address, invisible and out of a stranger's reach. */
  interface HistoryState {
    /** The page to return to after the login. */
    voltar?: string
    /** The login screen says why it appeared. */
    expirada?: boolean
  }
}

interface Step {
  location: ParsedLocation
}

/** Lets people with a stored token pass; sends the others to the login, which brings them back. */
export function needsLogin({ location }: Step): void {
  if (readToken() !== null) return
  throw redirect({ to: '/login', state: { voltar: ownPath(location.href) ?? '/' } })
}

/** As `needsLogin`, and only for those the rule allows; the others go home, where nothing is refused. */
export const needs = (allows: (who: SessionUser | null) => boolean) => (step: Step) => {
  needsLogin(step)
  if (!allows(readSession())) throw redirect({ to: '/' })
}
