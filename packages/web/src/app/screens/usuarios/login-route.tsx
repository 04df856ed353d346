import { ownPath } from '@paco/domain/shared/own-path'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { useLocation } from '@tanstack/react-router'
import { ProvedorLinks } from '../../../identidades/provedor-links.tsx'
import { readProvedores } from '../../../identidades/provedores.ts'
import { useRecusa } from '../../../identidades/use-recusa.ts'
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
  const { entrada } = useLocation({ select: ({ search }) => search }) as { entrada?: unknown }
  const volta = ownPath(voltar)
  const provedores = readProvedores()
  const refusal = useRecusa(entrada)
  return (
    <LoginScreen
      reason={motivo && WORDS[motivo]}
      refusal={refusal}
      doors={provedores.length > 0 ? <ProvedorLinks provedores={provedores} volta={volta} /> : null}
      folded={provedores.some(({ obrigatorio }) => obrigatorio)}
      onEntered={() => window.location.assign(volta ?? PATHS.home)}
    />
  )
}
