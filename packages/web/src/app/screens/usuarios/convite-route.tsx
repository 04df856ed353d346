import { useLocation } from '@tanstack/react-router'
import { PATHS } from '../../../paths.ts'
import { ConviteScreen } from '../../../usuarios/convite-screen.tsx'

/** An invitation by its link. Once used, everything is loaded anew, with the person inside. */
export function ConviteRoute() {
  const token = useLocation({ select: ({ hash }) => hash })
  return <ConviteScreen key={token} token={token} onEntered={() => window.location.assign(PATHS.home)} />
}
