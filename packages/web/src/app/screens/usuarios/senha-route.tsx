import { useLocation } from '@tanstack/react-router'
import { SenhaScreen } from '../../../usuarios/senha-screen.tsx'

/** Another password by its link. */
export function SenhaRoute() {
  const token = useLocation({ select: ({ hash }) => hash })
  return <SenhaScreen key={token} token={token} />
}
