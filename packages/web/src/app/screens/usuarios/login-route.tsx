import { ownPath } from '@paco/domain/shared/own-path'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { useLocation } from '@tanstack/react-router'
import { PATHS } from '../../../paths.ts'
import { LoginScreen } from '../../../usuarios/login-screen.tsx'
import type { Motivo } from '../../guard.ts'

const WORDS: Record<Motivo, string> = {
  expirada: MESSAGES.sessionExpired,
  ausente: MESSAGES.notAuthenticated,
}

/** The login, and where it leads: back to the page that asked for it, with everything loaded anew. */
export function LoginRoute() {
  const { voltar, motivo } = useLocation({ select: ({ state }) => state })
  return (
    <LoginScreen
      reason={motivo && WORDS[motivo]}
      onEntered={() => window.location.assign(ownPath(voltar) ?? PATHS.home)}
    />
  )
}
