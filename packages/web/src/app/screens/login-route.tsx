import { useLocation } from '@tanstack/react-router'
import { LoginScreen } from '../../usuarios/login-screen.tsx'
import { ownPath } from '../own-path.ts'
import { PATHS } from '../paths.ts'

/** The login, and where it leads: back to the page that asked for it, with everything loaded anew. */
export function LoginRoute() {
  const { voltar, expirada = false } = useLocation({ select: ({ state }) => state })
  return (
    <LoginScreen expired={expirada} onEntered={() => window.location.assign(ownPath(voltar) ?? PATHS.home)} />
  )
}
