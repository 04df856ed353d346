import { FATOR_DEVIDO } from '@paco/domain/usuarios/fator-devido'
import type { AnyRouter } from '@tanstack/react-router'
import { whenHeld, whenSessionEnds } from '../http/client.ts'
import { clearSession, expireSession, readToken, watchOtherTabs } from '../http/session-store.ts'
import { PATHS } from '../paths.ts'
import { toLogin } from './guard.ts'
import { isLeaving } from './session.ts'

/**
 * When the session is over, whoever ended it: a screen that needs one gives way to the login, which says why and brings
 * the person back to where they were; an open screen stays. Forms keep their drafts, so nobody is asked whether to leave.
 */
export function followSessionEnd(router: AnyRouter): void {
  const askForLogin = () =>
    void router.navigate({ ...toLogin(router.latestLocation.href), ignoreBlocker: true })
  // The guards of the screen that is open decide again.
  const askGuards = () => void router.invalidate()

  whenSessionEnds((how, { writes }) => {
    if (isLeaving()) return
    if (how === 'expirada') expireSession()
    else clearSession()
    // What an open screen could not read is its own affair; what someone meant to write is not.
    if (how === 'expirada' || writes) askForLogin()
    // On the way to the login the screen before may still ask: its guards have been asked.
    else if (router.latestLocation.pathname !== PATHS.login) askGuards()
  })
  // Who has to put a second factor on does so in their account, wherever they meant to go.
  whenHeld(FATOR_DEVIDO, () => {
    if (router.latestLocation.pathname !== PATHS.conta)
      void router.navigate({ to: PATHS.conta, ignoreBlocker: true })
  })
  watchOtherTabs(() => {
    if (readToken() === null) askGuards()
  })
}
