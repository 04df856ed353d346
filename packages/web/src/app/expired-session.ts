import type { AnyRouter } from '@tanstack/react-router'
import { whenSessionEnds } from '../http/client.ts'
import { clearSession } from '../http/session-store.ts'
import { ownPath } from './own-path.ts'
import { PATHS } from './paths.ts'
import { isLeaving } from './session.ts'

/**
 * When the server no longer knows the session: forget it, and ask for the login, which says why and brings the
 * person back to where they were. Forms keep their drafts, so nobody is asked whether to leave.
 */
export function expireSessions(router: AnyRouter): void {
  whenSessionEnds(() => {
    if (isLeaving()) return
    const voltar = ownPath(router.latestLocation.href) ?? PATHS.home
    clearSession()
    void router.navigate({ to: PATHS.login, state: { voltar, expirada: true }, ignoreBlocker: true })
  })
}
